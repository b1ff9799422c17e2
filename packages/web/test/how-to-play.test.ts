import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { castle, type CastleEvent } from '@mousekeep/castle'
import { apply, noChance, Scripted, Seeded } from '@mousekeep/engine'
import { mystics } from '@mousekeep/mystics'
import { Catalogue } from '@mousekeep/text'
import { LANGUAGES } from '../src/base/words/languages.ts'
import { AFTER, BEFORE, HIDDEN, TURN } from '../src/castle/learn/example.ts'
import { FIGHT } from '../src/mystics/learn/fight.ts'

/** A question of somebody who has nothing but the two pages, and what the pages must say for an answer. */
interface Question {
  readonly asks: string
  readonly rule: string
  /** Where the answer stands: a key of the page, which is shown there. */
  readonly at: string
  /** What it must have in it, by language. */
  readonly says: Readonly<Record<string, RegExp>>
}

const says = (en: RegExp, ru: RegExp, fr: RegExp, hu: RegExp): Question['says'] => ({ en, ru, fr, hu })

const CASTLE: readonly Question[] = [
  {
    asks: 'How do I win?',
    rule: 'C6.1',
    at: 'how-goal.text',
    says: says(/four different cheeses/, /четыре разных сыра/, /quatre fromages différents/, /négy különböző sajtot/),
  },
  {
    asks: 'How do I get a cheese?',
    rule: 'C5.1',
    at: 'how-cheese.text',
    says: says(/two of your mice/, /две ваши мышки/, /deux de vos souris/, /két egered/),
  },
  {
    asks: 'Where do I begin?',
    rule: 'C2.2',
    at: 'how-start.text',
    says: says(/corner tower/, /угловую башню/, /tour d’angle/, /saroktoronyra/),
  },
  {
    asks: 'What does an action cost?',
    rule: 'C3.1',
    at: 'how-turn.text',
    says: says(/1 point/, /1 очко/, /1 point/, /1 pont/),
  },
  {
    asks: 'Which roof may I lift?',
    rule: 'C3.2',
    at: 'how-lift.text',
    says: says(/touches.*corner/, /касается.*углом/, /touche.*coin/, /érinti.*sarkánál/),
  },
  {
    asks: 'May a mouse run over a corner?',
    rule: 'C3.3',
    at: 'how-run.text',
    says: says(/never over a corner/, /не наискосок/, /jamais en biais/, /soha nem átlósan/),
  },
  {
    asks: 'Do mice move when the floor is pushed?',
    rule: 'C3.7',
    at: 'how-push.text',
    says: says(/do not move along/, /не едут/, /ne suivent pas/, /nem mennek vele/),
  },
  {
    asks: 'How often may I push?',
    rule: 'C3.6',
    at: 'how-push',
    says: says(/once a turn/, /раз за ход/, /une fois par tour/, /körönként egyszer/),
  },
  {
    asks: 'Which rooms stay open?',
    rule: 'C3.8',
    at: 'how-roofs.text',
    says: says(/without a mouse/, /нет мышек/, /sans souris/, /nincs egér/),
  },
  {
    asks: 'What does a trap do?',
    rule: 'C4.1',
    at: 'how-traps.text',
    says: says(/rest of the game/, /до конца игры/, /fin de la partie/, /játék végéig/),
  },
  {
    asks: 'What if a mouse is in the way?',
    rule: 'C3.5',
    at: 'how-past.text',
    says: says(/free square/, /свободную клетку/, /case libre/, /szabad mezőre/),
  },
  {
    asks: 'When else is it over?',
    rule: 'C6.2',
    at: 'how-end.text',
    says: says(/third mouse/, /третью мышку/, /troisième souris/, /harmadik egerét/),
  },
]

const MYSTICS: readonly Question[] = [
  {
    asks: 'Do we play against each other?',
    rule: 'M1.1',
    at: 'how-about.text',
    says: says(/win together/, /побеждают вместе/, /gagnent ou perdent ensemble/, /együtt győznek/),
  },
  {
    asks: 'How is a chapter lost?',
    rule: 'M23.2',
    at: 'how-goal.text',
    says: says(
      /end marker.*captured/,
      /жетона конца.*пойманы/,
      /marqueur Fin.*capturées/,
      /fejezet vége jelzőt.*el van fogva/,
    ),
  },
  {
    asks: 'Whose turn is it?',
    rule: 'M4.1',
    at: 'how-track.text',
    says: says(/from the top down/, /сверху вниз/, /de haut en bas/, /elölről hátrafelé/),
  },
  {
    asks: 'How far may a mouse go?',
    rule: 'M6.1',
    at: 'how-turn.text',
    says: says(
      /move value plus the number/,
      /движение и число/,
      /déplacement plus le chiffre/,
      /mozgási értéked és a kocka száma/,
    ),
  },
  {
    asks: 'How many actions do I have?',
    rule: 'M6.2',
    at: 'how-turn.text',
    says: says(/one action/, /одно действие/, /une action/, /egy akciód/),
  },
  {
    asks: 'Which faces hit in melee?',
    rule: 'M2.2',
    at: 'how-fight-attack',
    says: says(/sword-and-shield hits/, /и меч, и меч-щит/, /l’épée-bouclier aussi/, /a kard-pajzs is/),
  },
  {
    asks: 'What blocks?',
    rule: 'M2.2',
    at: 'how-fight-defence',
    says: says(/Only sword-and-shield blocks/, /только меч-щит/, /Seule l’épée-bouclier/, /Csak a kard-pajzs/),
  },
  {
    asks: 'Whose is the cheese?',
    rule: 'M10.6',
    at: 'how-cheese.text',
    says: says(/on the wheel/, /на круг/, /sur la meule/, /a kerékre/),
  },
  {
    asks: 'What happens with six cheese on the wheel?',
    rule: 'M15.3',
    at: 'how-cheese.text',
    says: says(/six.*a page passes/, /Шесть.*страница/, /six.*page/, /Hatnál.*oldal/),
  },
  {
    asks: 'Where do minions go, and whom do they attack?',
    rule: 'M17.4',
    at: 'how-minions.text',
    says: says(/nearest mouse/, /ближайшей мыши/, /souris la plus proche/, /legközelebbi egér/),
  },
  {
    asks: 'When may we leave the room?',
    rule: 'M13.1',
    at: 'how-rooms.text',
    says: says(/no minion is left/, /не осталось прихвостней/, /plus d’ennemi/, /nincs ellenfél/),
  },
  {
    asks: 'What becomes of a mouse with too many wounds?',
    rule: 'M20.1',
    at: 'how-wounds.text',
    says: says(/captured/, /поймана/, /capturée/, /elfogják/),
  },
  {
    asks: 'What if we wait?',
    rule: 'M5.1',
    at: 'how-short.text',
    says: says(
      /a cheese goes on the wheel/,
      /на круг всё равно кладут сыр/,
      /un fromage va tout de même sur la meule/,
      /sajt a kerékre/,
    ),
  },
]

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

for (const [game, questions] of Object.entries({ castle: CASTLE, mystics: MYSTICS })) {
  const page = read(`src/${game}/learn/how-to-play.tsx`)
  const rules = readFileSync(new URL(`../../../docs/rules/${game}.md`, import.meta.url), 'utf8')

  for (const language of Object.keys(LANGUAGES)) {
    test(`${game} in ${language}: who has only the two pages can answer ten questions and more`, () => {
      const words = new Catalogue(language, [read(`text/${game}-learn.${language}.ftl`)])
      assert.ok(questions.length >= 10)
      for (const { asks, at, says: wanted } of questions) assert.match(words.say(at), wanted[language], asks)
    })
  }

  test(`${game}: every answer stands on one of the two pages, and in the rules`, () => {
    for (const { asks, at, rule } of questions) {
      assert.ok(page.includes(`"${at.split('.')[0]}"`), `${asks}: ${at}`)
      assert.ok(rules.includes(`- ${rule} `), `${asks}: ${rule}`)
    }
  })
}

test('the turn on the page of Castle is played by the rules as it is told', () => {
  const position = { ...BEFORE, tiles: { ...BEFORE.tiles, ...HIDDEN } }
  let state = castle.readPosition(position, noChance, null)
  assert.deepEqual(castle.view(state, 0), BEFORE)
  const told: CastleEvent[] = []
  for (const action of TURN) {
    const step = apply(castle, state, 0, action, noChance)
    assert.ok(step.ok, JSON.stringify(step))
    state = step.state
    told.push(...step.events)
  }
  assert.deepEqual(castle.view(state, 0), AFTER)
  assert.deepEqual(
    told.map(({ type }) => type),
    ['uncovered', 'stepped', 'slid', 'fell', 'awarded', 'entered'],
  )
  const ended = apply(castle, state, 0, { do: 'end' }, noChance)
  assert.ok(ended.ok)
  assert.deepEqual(castle.view(ended.state, 0).open, ['A', 'E'], 'room I is covered again')
})

test('the fight on the page of Mystics is fought by the rules as it is told', () => {
  const { attacker, weapon, target, attack, defence, surge } = FIGHT
  const chance = new Scripted(new Seeded('fight'))
  chance.script([...attack, ...defence])
  const start = mystics.readPosition(
    {
      tile: {
        spaces: { a: [0, 0], b: [1, 0], c: [2, 0], d: [3, 0] },
        links: ['a-b', 'b-c', 'c-d'],
        entry: ['d'],
      },
      mice: { collin: { at: 'a' }, filch: { at: 'a' }, tilda: { at: 'a' }, nez: { at: 'a' } },
      minions: [{ id: 'rat', type: target, at: 'b' }],
      track: FIGHT.trackBefore,
      turn: attacker,
      points: 2,
      wheel: FIGHT.wheelBefore,
      page: FIGHT.pageBefore,
      end: FIGHT.end,
      revealed: { rows: [['1-6', {}]], surge: { [surge.type]: surge.count }, flags: [] },
    },
    chance,
    null,
  )
  const step = apply(mystics, start, 0, { do: 'battle', weapon, target: 'rat' }, chance)
  assert.ok(step.ok, JSON.stringify(step))
  const view = mystics.view(step.state, 0)
  assert.deepEqual(view.track, FIGHT.trackAfter)
  assert.equal(view.page, FIGHT.pageAfter)
  assert.equal(view.wheel, 0)
  assert.equal(view.mice['collin'].cheese, 1)
  assert.equal(view.minions.length, surge.count)
})
