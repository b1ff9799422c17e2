import { BlockList, isIP } from 'node:net'

/** What is not on the internet at large: this machine, its networks, and addresses kept for other things. */
const RESERVED = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  RESERVED.addSubnet(network, bits, 'ipv4')
}
/** Of version 6 only what is given out for the internet, without the parts in it that lead elsewhere. */
const GIVEN_OUT = new BlockList()
GIVEN_OUT.addSubnet('2000::', 3, 'ipv6')
const TUNNELS = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  TUNNELS.addSubnet(network, bits, 'ipv6')
}

export function isPublic(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !RESERVED.check(address, 'ipv4')
    case 6:
      return GIVEN_OUT.check(address, 'ipv6') && !TUNNELS.check(address, 'ipv6')
    default:
      return false
  }
}
