import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BadInput } from '@mousekeep/engine'
import { readConfig } from '../../src/config.ts'

const SETTINGS = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'PUBLIC_ORIGIN',
  'TRUSTED_PROXIES',
  'BACKUP_DIR',
  'FINISHED_DAYS',
  'PRIVATE_HOOKS',
]

test('a setting that is empty is not set: nothing is opened to everybody by leaving it out', () => {
  const empty = readConfig(Object.fromEntries(SETTINGS.map((name) => [name, ''])))
  assert.deepEqual(empty, readConfig({}))
  assert.deepEqual([empty.host, empty.port, empty.databaseUrl, empty.backupDir], ['127.0.0.1', 8080, null, null])
})

test('the address that people use is known as their browsers write it', () => {
  for (const given of [
    'https://Mice.Example',
    'https://mice.example:443',
    ' https://mice.example ',
    'https://mice.example/',
  ])
    assert.equal(readConfig({ PUBLIC_ORIGIN: given }).publicOrigin, 'https://mice.example', given)
  assert.equal(readConfig({ PUBLIC_ORIGIN: 'http://mice.example:8080' }).publicOrigin, 'http://mice.example:8080')
  for (const bad of [
    'mice.example',
    'https://mice.example/play',
    'https://a@mice.example',
    'ftp://mice.example',
    'https://',
  ])
    assert.throws(() => readConfig({ PUBLIC_ORIGIN: bad }), BadInput, bad)
})

test('a database that is none of ours is refused before anybody is asked, and its password is not repeated', () => {
  for (const bad of ['mysql://me:secret@host/x', 'host/x', 'secret'])
    assert.throws(
      () => readConfig({ DATABASE_URL: bad }),
      (error) => error instanceof BadInput && !error.message.includes('secret'),
      bad,
    )
})
