import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto'
import { BadInput, isRecord } from '@mousekeep/engine'
import type { Subscription } from '../store/notices.ts'

const CURVE = 'prime256v1'
const RECORD = 4096
const HOUR_S = 3600

/** The keys by which push services know this server; the same for all processes and for ever. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

export function newPushKeys(): PushKeys {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: CURVE }).privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { publicKey: point.toString('base64url'), privateKey: d }
}

/** What proves to a push service who sends (RFC 8292). */
export function vapidHeader(
  endpoint: string,
  contact: string,
  { publicKey, privateKey }: PushKeys,
  now: number,
): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + 12 * HOUR_S, sub: contact }
  const text = `${json64({ typ: 'JWT', alg: 'ES256' })}.${json64(claims)}`
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey }, format: 'jwk' })
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`
}

/** Chosen anew for each message, except by the test that compares with the published example. */
export interface Ephemeral {
  readonly salt: Buffer
  readonly privateKey: Buffer | null
}

/** A message that only the browser of the subscription can read (RFC 8291). */
export function encrypted(
  { p256dh, auth }: Pick<Subscription, 'p256dh' | 'auth'>,
  message: string,
  { salt, privateKey }: Ephemeral = { salt: randomBytes(16), privateKey: null },
): Buffer {
  const receiver = Buffer.from(p256dh, 'base64url')
  const pair = createECDH(CURVE)
  if (privateKey === null) pair.generateKeys()
  else pair.setPrivateKey(privateKey)
  const sender = pair.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender])
  const secret = hkdf(pair.computeSecret(receiver), Buffer.from(auth, 'base64url'), info, 32)
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The byte 2 marks the last record; there is only one.
  const body = Buffer.concat([cipher.update(message), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD)
  return Buffer.concat([salt, size, Buffer.of(sender.length), sender, body])
}

/** A subscription as browsers give it; throws `BadInput`. */
export function readSubscription(json: unknown): Subscription {
  const keys = isRecord(json) ? json['keys'] : undefined
  if (!isRecord(json) || !isRecord(keys)) throw new BadInput('a subscription has endpoint and keys')
  const { endpoint } = json
  const { p256dh, auth } = keys
  if (typeof endpoint !== 'string' || typeof p256dh !== 'string' || typeof auth !== 'string') {
    throw new BadInput('a subscription has endpoint, keys.p256dh and keys.auth')
  }
  if (Buffer.from(auth, 'base64url').length !== 16 || !isPoint(p256dh)) {
    throw new BadInput('the keys of the subscription are not keys')
  }
  return { endpoint, p256dh, auth }
}

function isPoint(text: string): boolean {
  try {
    const pair = createECDH(CURVE)
    pair.generateKeys()
    return pair.computeSecret(Buffer.from(text, 'base64url')).length === 32
  } catch {
    return false
  }
}

function hkdf(key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length))
}

function json64(data: object): string {
  return Buffer.from(JSON.stringify(data)).toString('base64url')
}
