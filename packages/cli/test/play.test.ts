import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const command = fileURLToPath(new URL('../src/play.ts', import.meta.url))

/** Rowan, the person, begins with this seed, and Lake goes to another tower than a1 and a7. */
const SEED = 'two'

interface Played {
  readonly said: string
  readonly status: number | null
}

/** Starts the real program and pipes in these lines. */
function play(lines: readonly string[], ...options: string[]): Played {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [command, '--seed', SEED, '--bot', 'random', ...options],
    { encoding: 'utf8', input: lines.map((line) => `${line}\n`).join('') },
  )
  return { said: stdout + stderr, status }
}

/** What the program answers to each line, with single spaces. */
function answersTo(...lines: string[]): string[] {
  const { said, status } = play(lines)
  assert.equal(status, 0, said)
  const [, ...answers] = said.split(/^> .*\n/m).map((answer) => answer.replaceAll(/\s+/g, ' '))
  assert.equal(answers.length, lines.length, said)
  return answers
}

/** Checks the answer to each line; null is one that is not looked at. */
function converse(...lines: readonly (readonly [string, RegExp | null])[]): void {
  const answers = answersTo(...lines.map(([typed]) => typed))
  lines.forEach(([typed, wanted], i) => {
    if (wanted !== null) assert.match(answers[i], wanted, typed)
  })
}

test('a game can be played to its end by what the program itself says', async () => {
  const game = spawn(process.execPath, [command, '--seed', SEED, '--bot', 'greedy'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const closed = new Promise<number | null>((resolve) => game.once('close', resolve))
  let said = ''
  game.stdin.write('hint\n')
  for await (const line of createInterface({ input: game.stdout })) {
    said += `${line}\n`
    const typed = /To do so, type: (.+)$/.exec(line)?.[1]
    if (typed === undefined) continue
    // Nobody reads any more once the game is over.
    if (!said.includes('wins!')) game.stdin.write(`${typed}\nhint\n`)
  }
  assert.equal(await closed, 0)
  assert.match(said, /wins!\s+\(C6\.[124]\)\s+You have (?:won|lost)/)
  assert.match(said, /\nGoodbye\. For the same castle again: --seed two\n$/)
  assert.ok(!said.includes('\u001B'), 'no escape codes go into a pipe')
})

test('what legal lists can be typed', () => {
  const [, listed] = answersTo('a1', 'legal')
  const [, room, tower, end] = /uncover: (.).* enter: (..).* slide: (..).* end /.exec(listed) ?? []
  converse(
    ['a1', null],
    [`uncover ${room}`, /Rowan lifts the roof/],
    [`enter ${tower}`, /Rowan brings a mouse in/],
    [`slide ${end}`, /Rowan pushes/],
    ['legal', /end/],
    ['end', /Lake is to move/],
  )
})

test('short ways to type: a tower alone, a room alone, two squares alone, other words', () => {
  converse(
    ['A1', /Rowan puts a mouse on a1\./],
    ['a7', /Rowan brings a mouse in at a7\./],
    ['A', /Rowan lifts the roof of A:/],
    ['a1 b1', /Rowan steps from a1 to b1\./],
    ['MOVE B1 C1', /Rowan steps from b1 to c1\./],
    ['done', /Lake is to move/],
  )
  converse(['place a1', null], ['lift a', /Rowan lifts the roof of A:/], ['a1-b1', /Rowan steps from a1 to b1\./])
})

test('every refusal names its rule and changes nothing', () => {
  const refusals: readonly (readonly [string, RegExp])[] = [
    ['place a7', /All first mice are placed.* \(C2\.2\)/],
    ['a1 a2', /a2 is under a roof.* \(C3\.3\) Type: uncover C/],
    ['c1 d1', /No mouse of yours stands on c1\. \(C3\.3\) Your mice are on a1\./],
    ['a1 c1', /c1 is not next to a1.* \(C3\.3\)/],
    ['uncover R', /No mouse of yours is next to room R\. \(C3\.2\)/],
    ['Z', /There is no room Z\. \(C3\.2\)/],
    ['enter a1', /The tower a1 is taken\. \(C3\.4\)/],
    ['slide c1', /c1 is not an end of a sliding line\. \(C3\.6\) The ends are at the arrows/],
  ]
  const [, ...answers] = answersTo('a1', ...refusals.map(([typed]) => typed))
  refusals.forEach(([, why], i) => {
    assert.match(answers[i], why)
    assert.match(answers[i], /Rowan, 4 points left >/)
    assert.doesNotMatch(answers[i], /┌/, 'the castle is drawn again only when it has changed')
  })
  converse(['b2', /b2 is not a tower.* \(C2\.2\)/], ['H', /First every player puts a mouse on a tower\. \(C2\.2\)/])
})

test('undo takes back, but never past what was revealed', () => {
  converse(
    ['undo', /There is nothing to take back\. \(C7\.2\)/],
    ['a7', null],
    ['undo', /Taken back\..*Rowan \(you\): first mouse/],
    ['a1', null],
    ['enter a7', /Rowan \(you\): 3 ●●●○/],
    ['undo', /Taken back\..*Rowan \(you\): 4 ●●●●/],
    ['A', /Rowan \(you\): 3 ●●●○/],
    ['undo', /This cannot be taken back.* \(C7\.2\) Rowan, 3 points left/],
    ['enter a7', null],
    ['undo', /Taken back/],
    ['undo', /This cannot be taken back/],
  )
})

test('C6.5 giving up is asked about once; something else in between takes it back', () => {
  converse(
    ['a1', null],
    ['resign', /Give up this game\? Type resign once more/],
    ['enter a7', /Rowan \(you\): 3/],
    ['resign', /Type resign once more/],
    ['resign', /Rowan gives up and leaves the castle\..*Lake wins!.*You have lost this time/],
  )
})

test('input that means nothing gets a sentence that helps', () => {
  converse(
    ['a1', null],
    ['dance', /I do not know “dance”\. Type legal .* help/],
    ['q', /Do you mean room Q\?/],
    ['c3', /To step, name two squares/],
    ['step b1', /like this: step b1 c1/],
    ['slide', /like this: slide b1/],
    ['save', /like this: save/],
    [`${'long '.repeat(10_000)}\u0007`, /I do not know “long long long long long…/],
    ['', /┌.* Rowan, 4 points left/],
  )
})

test('help, rules and hint explain the game', () => {
  converse(
    ['help', /THE GOAL 4 different cheeses/],
    ['rules 3.5', /C3\.5 One mouse per square and tower\./],
    ['rules c1.4', / \.AABBB\. \.AABBC\. CDDEEFG/],
    ['rules 4', /C4 Traps C4\.1 .* C4\.2/],
    ['rules 9.9', /Which rule\?.* C3 A turn/],
    [
      'hint',
      /A bot would put a mouse on (?:a1|a7|g1|g7)\. A pair takes two: more mice, more chances\. To do so, type: place /,
    ],
  )
})

test('bots are told turn by turn', () => {
  // One of the towers is free for the first mouse; the others are taken, and trying costs nothing.
  const { said } = play(['a1', 'g1', 'a7', 'g7', 'end'], '--players', '4', '--bot', 'greedy')
  for (const team of ['Lake', 'Amber', 'Violet']) {
    assert.match(said, new RegExp(`^Round \\d: ${team} is to move\\. ${team} `, 'm'))
  }
})

test('a game can be saved and taken up again; a bad file is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'play-'))
  const file = join(folder, 'game.json')
  try {
    converse(['a1', null], ['a7', null], [`save ${file}`, /Saved in/], [`save ${folder}`, /could not be saved/])
    converse(['g7', null], [`load ${file}`, /This is the game from .* Rowan \(you\): 3 ●●●○/])
    writeFileSync(file, '{}')
    converse(
      ['a1', null],
      [`load ${file}`, /could not be loaded.* Rowan, 4 points left/],
      [`load ${join(folder, 'none')}`, /could not be loaded/],
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('it ends at the end of input and at quit, and shows the seed', () => {
  for (const lines of [[], ['a1', 'quit', 'A']]) {
    const { said, status } = play(lines)
    assert.equal(status, 0)
    assert.match(said, /Seed: two/)
    assert.match(said, /Goodbye\. For the same castle again: --seed two\n$/)
    assert.doesNotMatch(said, /lifts the roof/)
  }
})

test('options choose players, layout, target and seat; bad ones are one clear line', () => {
  const { said } = play([], '--players', '3', '--layout', 'mill', '--target', '5', '--seat', '3')
  assert.match(said, /You are Amber \(A\), against 2 bots of level random\./)
  assert.match(said, /5 different cheeses win\./)
  for (const bad of [
    ['--players', '5'],
    ['--bot', 'wizard'],
    ['--seat', '3'],
    ['--nonsense', '1'],
  ]) {
    const refused = play([], ...bad)
    assert.equal(refused.status, 2, refused.said)
    assert.equal(refused.said.trim().split('\n').length, 1, refused.said)
  }
  assert.match(play([], '--help').said, /--bot {6}how well the bots play: random, greedy/)
})
