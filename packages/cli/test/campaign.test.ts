import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { beginJourney, CHAPTERS, readJourney } from '@mousekeep/mystics'

const FILE = fileURLToPath(new URL('../src/campaign.ts', import.meta.url))

function run(input: string, ...args: string[]): { out: string; err: string; code: number | null } {
  const { stdout, stderr, status } = spawnSync(process.execPath, [FILE, ...args], { input, encoding: 'utf8' })
  return { out: stdout, err: stderr, code: status }
}

test('campaign plays the whole book by bots and counts what came of it', () => {
  const { out, err, code } = run('', '--games', '1', '--difficulty', 'story', '--jobs', '1', '--seed', 'test')
  assert.equal(code, 0, err)
  for (const { id } of CHAPTERS) assert.match(out, new RegExp(`^${id} +\\d+ +\\d+ +\\d+`, 'm'))
  assert.match(out, /^campaigns: 1, closed 1$/m)
  assert.match(out, /^test\/0: \d+ of 12 won, strokes \d/m)
})

test('campaign by hand is kept after every action, and goes on where it was', () => {
  const folder = mkdtempSync(join(tmpdir(), 'campaign-'))
  const file = join(folder, 'my.json')
  try {
    const first = run('bot\n1\nwhat\nquit\n', '--save', file)
    assert.equal(first.code, 0, first.err)
    assert.match(first.out, /A NUMBER +does what stands beside it/)
    assert.match(first.out, /I do not know “what”/)
    const begun = readJourney(JSON.parse(readFileSync(file, 'utf8')))
    assert.deepEqual([begun.stage, begun.record?.entries.length], ['playing', 2])
    const second = run('bot\n', '--save', file)
    assert.equal(second.code, 0, second.err)
    const later = readJourney(JSON.parse(readFileSync(file, 'utf8')))
    assert.equal(later.record?.entries.length, 3)
    assert.deepEqual(later.record.entries.slice(0, 2), begun.record?.entries)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a campaign tells its story so far and its chronicle by the sentences of the book', () => {
  const folder = mkdtempSync(join(tmpdir(), 'campaign-'))
  const file = join(folder, 'my.json')
  try {
    const entry = {
      difficulty: 'standard',
      party: ['collin', 'nez', 'tilda', 'filch'],
      rounds: 9,
      page: 4,
      captures: 2,
      sides: ['guard-room'],
      leftBehind: false,
    }
    const chronicle = [
      { ...entry, chapter: '1', attempt: 1, result: 'lost', won: [], flags: [] },
      { ...entry, chapter: '1', attempt: 2, result: 'won', won: ['maggie'], flags: ['maggie'] },
      { ...entry, chapter: '2', attempt: 1, result: 'lost', won: [], flags: ['maggie'], leftBehind: true },
    ]
    const journey = { ...beginJourney({ seed: 'told', chapter: '1' }), chapter: '3', chronicle }
    writeFileSync(file, JSON.stringify(journey))
    const { out, err, code } = run('\nchronicle\nquit\n', '--save', file)
    assert.equal(code, 0, err)
    assert.match(out, /Out by the Grate\nThey fled through the grate[^]*decided\s+not to count mice\./)
    assert.match(out, /Three Who Went to Look\nThe scouts brought the mouselings home/)
    assert.match(out, /Out by the Grate, try 2 \(standard\): won on page 4; rounds: 9, captures: 2; won Miz Maggie/)
    assert.match(out, /Three Who Went to Look, try 1 \(standard\): lost and left behind/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('campaign refuses a file that is none, and leaves it as it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'campaign-'))
  const file = join(folder, 'my.json')
  try {
    writeFileSync(file, '{"stage":"asleep"}')
    const { err, code } = run('1\n', '--save', file)
    assert.equal(code, 2)
    assert.match(err, /stage of the campaign must be one of/)
    assert.equal(readFileSync(file, 'utf8'), '{"stage":"asleep"}')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a chapter by hand answers every line in words, and cites the rule of what is not allowed', () => {
  const lines = ['', '1', '1', '1', '1', '1', '1', 'goal', 'look First Aid', 'look rat-warriors', 'look moon']
  const runs = ['lead d4', 'lead zz', 'wait nobody']
  const refused = [
    ...runs,
    'step f6',
    'step zz',
    'battle dagger nobody',
    'dance',
    'rules 7.8',
    'rules K7',
    'hint',
    'undo',
  ]
  const { out, err, code } = run(
    [...lines, ...refused, 'step 1', 'quit', ''].join('\n'),
    '--chapter',
    '1',
    '--seed',
    'by hand',
  )
  assert.equal(code, 0, err)
  assert.match(out, /First stroke · Out by the Grate/)
  assert.match(out, /Collin learns First Aid\. \(M16\.4\)/)
  assert.match(out, /^Track: .*\[\w+\]/m)
  assert.match(out, /Co Collin · ♥♥♥ ·/)
  assert.match(out, /Goal: Bring every free mouse into the old oak/)
  assert.match(out, /First Aid · Ability · 2 cheese/)
  assert.match(out, /Rat Warriors · melee · battle 2, defence 2, life 1/)
  assert.match(out, /Nothing here is called “moon”/)
  assert.match(out, /That space is not adjacent\. \(M7\.1\)/)
  assert.match(out, /There is no such space\. \(M7\.1\)/)
  assert.match(out, /There are minions on this tile\. \(M27\.8\)/)
  assert.match(out, /That card is not on the track\. \(M27\.7\)/)
  assert.match(out, /^wait for +\d+ /m)
  assert.match(out, /\(M10\.1\)|\(M10\.7\)|\(M10\.2\)/)
  assert.match(out, /I do not know “dance”/)
  assert.match(out, /M7\.8 A mouse that starts its move/)
  assert.match(out, /K7 Asking/)
  assert.match(out, /The party bot would [^-_]+\.[^\n]*\n\s*To do so, type \d+, or bot\./)
  assert.match(out, /has been shown|cannot be taken back|undo/i)
})

test('things and rules can be looked up at every question, by whatever name the table gives them', () => {
  const asked = ['look roach', 'look born to lead', 'look dinner fork', 'look night watch', 'rules R8.3', 'rules R8.99']
  const { out, err, code } = run(
    `look lily\nrules M5.1\n\n${asked.join('\n')}\nquit\n`,
    '--chapter',
    '8',
    '--seed',
    'a',
  )
  assert.equal(code, 0, err)
  const [before, after] = out.split('Chapter 8 begins.')
  assert.match(before, /Lily · Archer/)
  assert.match(before, /^> M5\.1 /m)
  assert.doesNotMatch(before, /That will not do/)
  assert.match(after, /Roaches · melee/)
  assert.match(after, /Born to Lead · Innate ability/)
  assert.match(after, /Dinner Fork · Party item/)
  assert.match(after, /Night Watch · Pages 1 to 2: 2 rat warriors .* Ambush/s)
  assert.match(after, /R8\.3 Lamps: 3 lamps lie/)
  assert.match(after, /Which rule\? Type its number/)
})

test('M3.1 a chapter by hand is played by the party that is chosen, if the chapter admits it', () => {
  const { out, code } = run('lily nez\nCollin, nez maginos FILCH\nquit\n', '--chapter', '1')
  assert.equal(code, 0)
  assert.match(out, /That will not do: chapter 1 does not admit this party \(M3\.1\)/)
  assert.match(out, /Ma Maginos/)
  assert.doesNotMatch(out, /Ti Tilda/)
  assert.match(run('', '--chapter', '1', '--party', 'lily,nez').err, /does not admit this party/)
  assert.match(run('', '--chapter', '12').err, /--chapter/)
})

test('M24.2 a chapter by hand goes on to its end, and each mouse keeps one card', () => {
  const folder = mkdtempSync(join(tmpdir(), 'campaign-'))
  const file = join(folder, 'my.json')
  try {
    const bots = `\n${'bot\n'.repeat(600)}`
    const stopped = run(bots, '--chapter', '1', '--difficulty', 'story', '--save', file, '--seed', 'keeps 1')
    assert.equal(stopped.code, 0, stopped.err)
    assert.match(stopped.out, /The chapter is won!/)
    assert.match(stopped.out, /Which card does \w+ keep for the next chapter\?/)
    const asked = [...new Set([...stopped.out.matchAll(/Which card does (\w+) keep/g)].map(([, name]) => name))]
    const later = run(`look dagger\n${'1\n'.repeat(5)}`, '--save', file)
    assert.equal(later.code, 0, later.err)
    assert.match(later.out, /keep for the next chapter\?[^\n]*\n> Dagger · Weapon/)
    const { chapter, campaign, chronicle } = readJourney(JSON.parse(readFileSync(file, 'utf8')))
    assert.deepEqual([chapter, chronicle.length], ['2', 1])
    assert.ok(asked.every((name) => name.toLowerCase() in campaign.kept))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('M23.3 M24.2 B7 after a defeat it is asked first whether to go on, at which price, and then for cards', () => {
  const folder = mkdtempSync(join(tmpdir(), 'campaign-'))
  const file = join(folder, 'my.json')
  try {
    const begun = beginJourney({ seed: 'lost', chapter: '4' })
    const campaign = { ...begun.campaign, strokes: 1 }
    const otherwise = { ...begun.campaign, strokes: 2 }
    const keepable = { collin: ['ring-of-cat-strength', 'drop-of-honey'] }
    writeFileSync(file, JSON.stringify({ ...begun, stage: 'lost', campaign, otherwise, keepable }))
    const again = run('retry\n', '--save', file)
    assert.match(again.out, /costs one stroke of the clock \(1 so far, two at most\)/)
    assert.doesNotMatch(again.out, /Which card/)
    writeFileSync(file, JSON.stringify({ ...begun, stage: 'lost', campaign, otherwise, keepable }))
    const on = run('perhaps\ngo on\n2\nquit\n', '--save', file)
    assert.equal(on.code, 0, on.err)
    assert.match(on.out, /Which card does Collin keep/)
    const after = readJourney(JSON.parse(readFileSync(file, 'utf8')))
    assert.deepEqual([after.chapter, after.campaign.strokes], ['5', 2])
    assert.deepEqual(after.campaign.kept, { collin: 'drop-of-honey' })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
