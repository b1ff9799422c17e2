import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, type Socket } from 'node:net'
import { BadInput, readNumber } from '@mousekeep/engine'

/** Addresses and networks, like `127.0.0.1, 10.0.0.0/8`. Throws `BadInput`. */
export function readProxies(text: string): BlockList {
  const list = new BlockList()
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue
    const [, address = '', bits] = /^([^/]+)(?:\/(\d+))?$/.exec(part) ?? []
    const family = familyOf(address)
    if (family === null) throw new BadInput('TRUSTED_PROXIES is like 127.0.0.1, 10.0.0.0/8')
    if (bits === undefined) list.addAddress(address, family)
    else
      list.addSubnet(address, readNumber(Number(bits), 1, family === 'ipv4' ? 32 : 128, `the network ${part}`), family)
  }
  return list
}

/**
 * From where somebody comes. A header can say anything: it is believed only as far as our own proxies wrote it, so
 * the last entry in it that is not a proxy's counts, if it is an address; what stands before it anybody may have written.
 */
export function addressOf({ socket, headers }: IncomingMessage, proxies: BlockList): string {
  const direct = plain(socket.remoteAddress ?? '')
  if (!isIn(proxies, direct)) return networkOf(direct)
  const header = headers['x-forwarded-for']
  const hops = (Array.isArray(header) ? header.join() : (header ?? ''))
    .slice(-500)
    .split(',')
    .map((hop) => plain(hop.trim()))
  const last = hops.toReversed().find((hop) => !isIn(proxies, hop)) ?? ''
  return networkOf(isIP(last) === 0 ? direct : last)
}

/** From where a connection comes on which nothing has been said yet; null if one of our proxies opened it. */
export function callerOf({ remoteAddress = '' }: Socket, proxies: BlockList): string | null {
  const direct = plain(remoteAddress)
  return isIn(proxies, direct) ? null : networkOf(direct)
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

/** Whoever has a version-6 address has all of its /64, and would else be as many as they like. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [left, right] = address.split('::').map((half) => half.split(':').filter((group) => group !== ''))
  const zeros = right === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...(right ?? [])]
  const first = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${first.join(':')}::/64`
}

/** A version-4 address as a version-6 socket shows it is the same address; some proxies write the port with it. */
function plain(address: string): string {
  const [, bare] = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? /^((?:\d+\.){3}\d+):\d+$/.exec(address) ?? []
  return (bare ?? address).replace(/^::ffff:(?=\d+\.)/, '')
}
