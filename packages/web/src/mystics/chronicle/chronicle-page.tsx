import { isBehind, recall, type ChronicleEntry } from '@mousekeep/mystics/campaign'
import type { JSX } from 'preact'
import { drawn } from '../../base/drawn.ts'
import { Header } from '../../page/parts/header.tsx'
import { Sprite } from '../../page/sprite.tsx'
import { savedTable } from '../../table/store.ts'
import { icon } from '../art/icons.ts'
import { campaigns } from '../hall/campaigns.ts'
import type { SavedCampaign } from '../hall/read-campaign.ts'
import { mysticsSprite } from '../sprite.ts'
import { Book } from '../story/book.tsx'
import { Plate } from '../story/plate.tsx'
import { StoryLeaf } from '../story/story-leaf.tsx'
import { CardPicture } from '../things/card-picture.tsx'
import { beside } from '../words/beside.ts'
import { bookSay } from '../words/book.ts'
import { nameOf } from '../words/names.ts'
import { say, words } from '../words/words.ts'
import { Photo } from './photo.tsx'
import type { Scrap } from './scrap.ts'

const SPRITE = { catalogue: words, sprite: mysticsSprite }

/** The campaign as a scrap-book, to be printed: chapter by chapter what happened, with pictures, passages and cards. */
export function ChroniclePage(): JSX.Element {
  const [campaign] = campaigns.value
  return (
    <div class="chronicle">
      <Sprite of={SPRITE} />
      <Header title={bookSay('chronicle-title')} page="mystics" />
      <main>
        <div class="row not-printed">
          <a class="btn" href="#/mystics/hall">
            {bookSay('chronicle-back')}
          </a>
          <button type="button" class="btn" onClick={() => print()}>
            <span aria-hidden="true" dangerouslySetInnerHTML={drawn(icon('print', 20))} />
            {bookSay('chronicle-print')}
          </button>
        </div>
        {campaign === undefined || campaign.journey.chronicle.length === 0 ? (
          <p class="panel form">{say('hall-nothing-yet')}</p>
        ) : (
          <Pages campaign={campaign} />
        )}
      </main>
    </div>
  )
}

function Pages({ campaign }: { campaign: SavedCampaign }): JSX.Element {
  const { chronicle } = campaign.journey
  return (
    <>
      {chronicle.map((entry, i) => (
        <Page key={i} entry={entry} scrap={campaign.scraps[i] ?? null} owner={campaign.id} />
      ))}
      <Book owner={campaign.id} party={[]} flags={[]} told={campaign.scraps.flatMap(({ passages }) => passages)} />
    </>
  )
}

interface PageProps {
  readonly entry: ChronicleEntry
  readonly scrap: Scrap | null
  readonly owner: string
}

/** One attempt at a chapter. */
function Page({ entry, scrap, owner }: PageProps): JSX.Element {
  const { chapter, result, party, flags } = entry
  const [told] = recall([entry])
  return (
    <article class="panel scrap" data-result={result}>
      <Plate chapter={chapter} light={result} shape="banner" />
      <p class="night">{say(`chapter-${chapter}.night`)}</p>
      <h2>{say(`chapter-${chapter}`)}</h2>
      <p class="facts">{beside.tellTry(entry)}</p>
      {told !== undefined && <p class="hook">{told.sentences.map((key) => say(key)).join(' ')}</p>}
      {!isBehind(entry) && <p class="hook">{bookSay('chronicle-tried-again')}</p>}
      {scrap !== null && <Pasted scrap={scrap} owner={owner} chapter={chapter} told={{ party, flags }} />}
    </article>
  )
}

interface PastedProps {
  readonly scrap: Scrap
  readonly owner: string
  readonly chapter: string
  readonly told: { readonly party: readonly string[]; readonly flags: readonly string[] }
}

/** What was pasted in: photographs, cards that were kept, the luck of the dice, passages to read again. */
function Pasted({ scrap, owner, chapter, told }: PastedProps): JSX.Element {
  const { photographs, kept, dice, stars, passages, table } = scrap
  return (
    <>
      <div class="photos">
        {photographs.map((photograph, i) => (
          <Photo key={i} photograph={photograph} />
        ))}
      </div>
      {Object.keys(kept).length > 0 && (
        <ul class="kept" aria-label={bookSay('chronicle-kept')}>
          {Object.entries(kept).map(([mouse, card]) => (
            <li key={mouse}>
              <CardPicture id={card} shape="card" />
              {bookSay('chronicle-kept-by', { mouse: nameOf(mouse), card: nameOf(card) })}
            </li>
          ))}
        </ul>
      )}
      {dice > 0 && (
        <p class="facts">{bookSay('chronicle-luck', { dice, stars, share: Math.round((stars / dice) * 100) })}</p>
      )}
      <div class="not-printed">
        <StoryLeaf owner={owner} chapter={chapter} told={passages} as={told} {...told} />
        {table !== null && savedTable(table) !== null && (
          <a class="btn small" href={`#/table/${table}`}>
            {bookSay('chronicle-replay')}
          </a>
        )}
      </div>
    </>
  )
}
