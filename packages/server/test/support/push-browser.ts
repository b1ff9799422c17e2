import assert from 'node:assert/strict'
import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'

/** A browser's side of a subscription. */
export class PushBrowser {
  private readonly pair: ECDH = createECDH('prime256v1')
  private readonly auth = randomBytes(16)
  readonly endpoint: string

  constructor(endpoint: string) {
    this.endpoint = endpoint
    this.pair.generateKeys()
  }

  get subscription(): object {
    const keys = { p256dh: this.pair.getPublicKey('base64url'), auth: this.auth.toString('base64url') }
    return { endpoint: this.endpoint, expirationTime: null, keys }
  }

  /** Reads a message as a browser does: written apart from the code that wrote it. */
  read(body: Buffer): Record<string, unknown> {
    const [salt, length] = [body.subarray(0, 16), body[20]]
    const sender = body.subarray(21, 21 + length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), sender])
    const secret = Buffer.from(hkdfSync('sha256', this.pair.computeSecret(sender), this.auth, info, 32))
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
    const text = body.subarray(21 + length)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(text.subarray(-16))
    const plain = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()])
    assert.equal(plain.at(-1), 2)
    return Object(JSON.parse(plain.subarray(0, -1).toString()))
  }
}
