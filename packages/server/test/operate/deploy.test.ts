import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Metrics } from '../../src/metrics.ts'
import { readConfig } from '../../src/config.ts'
import { nginxFolder, nginxVersion } from '../faults/nginx.ts'
import { temporaryFolder } from '../support/folder.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const textOf = (name: string): string => readFileSync(join(ROOT, 'deploy', name), 'utf8')

test('the dashboard and the alerts ask for metrics that there are', () => {
  const metrics = new Metrics()
  metrics.stop()
  const known = new Set([...metrics.text.matchAll(/^# TYPE mousekeep_(\w+) (\w+)/gm)].map(([, name]) => name))
  const asked = [...`${textOf('dashboard.json')}${textOf('alerts.yaml')}`.matchAll(/mousekeep_(\w+)/g)].map(
    ([, name]) => name.replace(/_bucket$/, ''),
  )
  assert.ok(asked.length > 15)
  for (const name of asked) assert.ok(known.has(name), `mousekeep_${name}`)
  assert.ok(Array.isArray(Object(JSON.parse(textOf('dashboard.json'))).panels))
})

test('files named in the deployment are there, and its settings are ones that the server reads', () => {
  const docker = textOf('Dockerfile')
  for (const [file] of docker.matchAll(/(?:tools|packages)\/[\w./-]+\.(?:ts|mjs)/g))
    assert.ok(existsSync(join(ROOT, file)), file)
  assert.ok(
    existsSync(join(ROOT, 'packages/server/src/main.ts')) &&
      textOf('mousekeep.service').includes('packages/server/src/main.ts'),
  )
  const environment = Object.fromEntries(
    [...docker.matchAll(/\b(HOST|PORT|DATA_DIR)=(\S+)/g)].map(([, name, value]) => [name, value]),
  )
  assert.deepEqual(
    [readConfig(environment).host, readConfig(environment).port, readConfig(environment).folder],
    ['0.0.0.0', 8080, '/data'],
  )
  const compose = textOf('compose.yaml')
  const proxies = /TRUSTED_PROXIES: (.*)/.exec(compose)?.[1] ?? ''
  const believed = readConfig({
    TRUSTED_PROXIES: proxies,
    DATABASE_URL: 'postgres://x',
    PUBLIC_ORIGIN: 'https://mice.example',
  }).proxies
  const [, subnet = ''] = /- subnet: (\S+)\/24/.exec(compose) ?? []
  assert.ok(believed.check(subnet.replace(/0$/, '3')), 'the proxy of the same file')
  for (const visitor of ['10.0.0.3', '172.20.0.3', '192.168.1.7']) assert.ok(!believed.check(visitor), visitor)
  // The largest request that the server takes comes through, in the units of each.
  const [, kibibytes] = /max_size (\d+)KiB/.exec(textOf('Caddyfile')) ?? []
  const [, nginx] = /client_max_body_size (\d+)k;/.exec(textOf('nginx.conf')) ?? []
  assert.deepEqual([kibibytes, nginx], ['256', '256'])
  // The health of a container is asked for as the file says, and a server that is away is not healthy.
  const check = /CMD \["node", "-e", "(.*)"\]/.exec(docker)?.[1] ?? ''
  const { status } = spawnSync(process.execPath, ['-e', check.replace('8080', '1')])
  assert.equal(status, 1)
})

test('nginx and systemd take their samples, where they are installed', (context) => {
  if (nginxVersion() === null) context.diagnostic('left out: nginx is not installed here')
  else {
    const folder = nginxFolder(18_080, [18_081, 18_082])
    execFileSync('nginx', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'pipe' })
    rmSync(folder, { recursive: true })
  }
  const unit = join(temporaryFolder(), 'mousekeep.service')
  // The program is not where the sample has it.
  writeFileSync(unit, textOf('mousekeep.service').replaceAll('/opt/mousekeep/node_modules/.bin/node', process.execPath))
  const { error, status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' })
  if (error !== undefined) context.diagnostic('left out: systemd is not installed here')
  else assert.ok(status === 0 || !stderr.includes('mousekeep.service:'), stderr)
})
