import assert from 'node:assert/strict'
import { createServer, get } from 'node:http'
import { test } from 'node:test'
import { BadInput } from '@mousekeep/engine'
import { addressOf, readProxies } from '../../src/address.ts'

/** The address that a real request with this header seems to come from. */
async function seen(proxies: string, forwarded: string | null): Promise<string> {
  const list = readProxies(proxies)
  const server = createServer((request, response) => response.end(addressOf(request, list)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const headers = forwarded === null ? {} : { 'x-forwarded-for': forwarded }
  const text = await new Promise<string>((resolve) => {
    get({ port, host: '127.0.0.1', headers, agent: false }, (response) => {
      let body = ''
      response.on('data', (part: Buffer) => (body += part.toString()))
      response.on('end', () => resolve(body))
    })
  })
  server.close()
  return text
}

test('only our own proxies are believed about where somebody comes from', async () => {
  assert.equal(await seen('', '8.8.8.8'), '127.0.0.1')
  assert.equal(await seen('127.0.0.1', null), '127.0.0.1')
  assert.equal(await seen('127.0.0.1', '8.8.8.8'), '8.8.8.8')
  assert.equal(await seen('127.0.0.1', '6.6.6.6, 8.8.8.8'), '8.8.8.8', 'what stands before was written by the visitor')
  assert.equal(await seen('127.0.0.1, 10.0.0.0/8', '8.8.8.8, 10.1.2.3'), '8.8.8.8')
  assert.equal(await seen('127.0.0.1', 'nonsense'), '127.0.0.1')
  assert.equal(await seen('127.0.0.1', '6.6.6.6, unknown'), '127.0.0.1', 'nor is what cannot be read passed over')
  assert.equal(await seen('127.0.0.1', '6.6.6.6, 8.8.8.8:4711'), '8.8.8.8')
  assert.equal(await seen('127.0.0.1', '6.6.6.6, [2001:db8:0:7::1]:4711'), '2001:db8:0:7::/64')
  assert.equal(await seen('127.0.0.1', `${'1.1.1.1, '.repeat(500)}8.8.8.8`), '8.8.8.8')
  assert.equal(await seen('127.0.0.1', '::ffff:8.8.8.8'), '8.8.8.8')
  for (const same of ['2001:db8:0:7::1', '2001:db8:0:7:8:9:a:b', '2001:0DB8::7:0:0:0:1']) {
    assert.equal(await seen('127.0.0.1', same), '2001:db8:0:7::/64', 'all of a network is one')
  }
  assert.equal(await seen('127.0.0.1, 2001:db8::/32', '2001:db9::1, 2001:db8::1'), '2001:db9:0:0::/64')
  for (const bad of ['mice', '10.0.0.0/99', '300.1.1.1', '10.0.0.0/x', '10.0.0.0/', '10.0.0.0/0', '10.0.0.0/8/8'])
    assert.throws(() => readProxies(bad), BadInput, bad)
})
