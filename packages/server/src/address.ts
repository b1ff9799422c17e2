import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { BadInput, readNumber } from '@mousekeep/engine'

/** Addresses and networks, like `127.0.0.1, 10.0.0.0/8`. Throws `BadInput`. */
export function readProxies(text: string): BlockList {
  const list = new BlockList()
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue
    const [address, bits] = part.split('/')
    const family = familyOf(address)
    const length = bits === undefined ? null : readNumber(Number(bits), 0, family === 'ipv4' ? 32 : 128, 'a network')
    if (family === null) throw new BadInput('TRUSTED_PROXIES is like 127.0.0.1, 10.0.0.0/8')
    if (length === null) list.addAddress(address, family)
    else list.addSubnet(address, length, family)
  }
  return list
}

/**
 * From where somebody comes. A header can say anything: it is believed only as far as our own proxies wrote it, so
 * the last address in it that is not a proxy's counts.
 */
export function addressOf({ socket, headers }: IncomingMessage, proxies: BlockList): string {
  const direct = plain(socket.remoteAddress ?? '')
  if (!isIn(proxies, direct)) return direct
  const header = headers['x-forwarded-for']
  const hops = (Array.isArray(header) ? header.join() : (header ?? ''))
    .slice(-500)
    .split(',')
    .map((hop) => hop.trim())
  return hops.toReversed().find((hop) => isIP(hop) !== 0 && !isIn(proxies, hop)) ?? direct
}

function isIn(list: BlockList, address: string): boolean {
  const family = familyOf(address)
  return family !== null && list.check(address, family)
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address)
  if (version === 0) return null
  return version === 4 ? 'ipv4' : 'ipv6'
}

/** A version-4 address as a version-6 socket shows it is the same address. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}
