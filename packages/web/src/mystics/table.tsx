import { useSignalEffect } from '@preact/signals'
import type { Mystics } from '@mousekeep/mystics'
import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { later } from '../base/later.tsx'
import { route } from '../base/route.ts'
import { sound } from '../base/settings.ts'
import { Header } from '../page/parts/header.tsx'
import type { Around } from '../page/around.ts'
import type { TableProps } from '../page/face.ts'
import type { MysticsChoosing, MysticsDesk } from './choosing.ts'
import { Actions } from './column/actions.tsx'
import { fromBeside } from './from-beside.ts'
import { Head } from './column/head.tsx'
import { watchSpaceBar } from './column/press.ts'
import { MysticsPrompt } from './column/prompt.tsx'
import { campaignIdAt } from './hall/campaign-at.ts'
import { Leaves } from './leaves.tsx'
import { logGroups } from './log/log-groups.ts'
import { Room } from './room/room.tsx'
import type * as Story from './story/book.tsx'
import { openPassages, read } from './story/open-passages.ts'
import { rulesSince } from './story/rules-since.ts'
import { foundCard } from './things/found-card.ts'
import { Rope } from './track/rope.tsx'
import { laterWithWords } from './words/book.ts'
import { nameOf } from './words/names.ts'
import { say, words } from './words/words.ts'

const book = (): Promise<typeof Story> => import('./story/book.tsx')
const Book = later(async () => (await Promise.all([book(), words.whole()]))[0].Book)
// With the words of the whole book: the end says what will be remembered.
const ChapterEnd = laterWithWords(async () => {
  const { withBook } = await import('./words/more.ts')
  return (await withBook(import('./end/chapter-end.tsx'))).ChapterEnd
})
const Digest = fromBeside((parts) => parts.Digest)
const Ending = fromBeside((parts) => parts.Ending)
const Found = laterWithWords(async () => (await import('./things/found.tsx')).Found)
const Glass = fromBeside((parts) => parts.Glass)
const Introducing = fromBeside((parts) => parts.Introducing)
const LogLeaf = fromBeside((parts) => parts.LogLeaf)
const LookedBack = fromBeside((parts) => parts.LookedBack)
const OpenCard = fromBeside((parts) => parts.OpenCard)
const OpenLeaf = fromBeside((parts) => parts.OpenLeaf)
const Question = fromBeside((parts) => parts.Question)
const Recap = fromBeside((parts) => parts.Recap)
const Share = fromBeside((parts) => parts.Share)
const Told = fromBeside((parts) => parts.Told)
const Tray = fromBeside((parts) => parts.Tray)

/**
 * The table of Mystics: the room fills the page, with the rope on the left and everything else in a column or below.
 */
export function MysticsTable(props: TableProps<Mystics, MysticsChoosing>): JSX.Element | null {
  const { desk, mode, around } = props
  useWatching(desk)
  const { about } = route.value
  const owner = useMemo(() => campaignIdAt(about) ?? about, [about])
  const { table, choosing } = desk
  const groups = useMemo(() => logGroups(table.eventsByPlay.value), [table.eventsByPlay.value, words.catalogue.value])
  const view = desk.view.value
  const shown = table.shown.value
  if (view === null || shown === null) return null
  const leaf = choosing.leaf.value
  // While something is being shown, everything around the room shows the same moment.
  const scene = choosing.scene.value ?? desk.motion.value?.before ?? view
  const isReading = openPassages.value.length > 0
  const isTold = choosing.stage.beat.value?.isTheirs === true
  const before = desk.motion.value?.before ?? null
  const story = {
    owner,
    party: Object.keys(view.mice),
    flags: (before ?? view).flags,
    told: table.eventsByPlay.value.flat().flatMap((event) => (event.type === 'story' ? [event.passage] : [])),
  }
  return (
    <div class="mystics-table" data-leaf={leaf} data-plays={shown.plays} data-told={isTold} data-reading={isReading}>
      <Header
        title={nameOf(view.side)}
        mode={`${say(`chapter-${view.chapter}`)} · ${mode}`}
        page="table"
        game="mystics"
      />
      <main>
        <Rope desk={desk} view={scene} />
        <Room desk={desk} />
        <div class="column">
          <Head desk={desk} view={scene} />
          {isTold ? <Told desk={desk} view={view} /> : <ToDo desk={desk} view={view} around={around} />}
          <Recap desk={desk} />
          <Tray desk={desk} />
          {around.Notice !== null && <around.Notice table={table} />}
          <Introducing desk={desk} />
          <Digest
            plays={shown.plays}
            groups={groups}
            since={around.since}
            onLook={(play) => table.look(play)}
            onFilm={(play) => void desk.showAgain(play)}
          />
          <OpenCard desk={desk} view={view} />
          <Leaves desk={desk} />
          <OpenLeaf desk={desk} view={view} story={story} />
          <LogLeaf desk={desk} view={view} groups={groups} around={around} />
          {!table.isKept.value && <p role="alert">{say('table-not-kept')}</p>}
        </div>
      </main>
      {isReading && <Book {...story} newRules={rulesSince(openPassages.value[0], view)} />}
      {view.over !== null && <ChapterEnd desk={desk} view={view} />}
      <Glass desk={desk} />
    </div>
  )
}

/** Runs what goes on besides drawing, for as long as the table is open. */
function useWatching(desk: MysticsDesk): void {
  useSignalEffect(() => readBeginning(desk))
  useEffect(() => watchSpaceBar(desk), [desk])
  useEffect(() => watchHold(desk), [desk])
  useSignalEffect(hearRoom)
  useEffect(fetchRest, [])
}

interface PartProps {
  readonly desk: MysticsDesk
  readonly view: Mystics['view']
}

/** The question and what can be done; or how it ended; or the way through the past. */
function ToDo({ desk, view, around }: PartProps & { readonly around: Around }): JSX.Element {
  const prompt = <MysticsPrompt desk={desk} view={view} />
  if (desk.table.past.value !== null) {
    return (
      <>
        <LookedBack desk={desk} around={around} />
        {prompt}
      </>
    )
  }
  return (
    <>
      <div class="asking">
        {prompt}
        {foundCard(view) !== null && <Found desk={desk} view={view} />}
        {view.over === null && <Question desk={desk} view={view} />}
      </div>
      {view.over !== null ? (
        <Ending desk={desk} around={around} />
      ) : (
        <>
          {desk.choosing.leaf.value === 'share' && <Share desk={desk} view={view} />}
          <Actions desk={desk} isLesson={false} />
        </>
      )}
    </>
  )
}

/** Opens the book for the first words of a chapter, before its first decision; people who come back have read them. */
function readBeginning({ table }: MysticsDesk): void {
  const shown = table.shown.value
  if (shown?.cause !== 'open' || shown.plays > 0) return
  const beginning = table.eventsByPlay.peek()[0] ?? []
  void read(
    beginning.flatMap((event) => (event.type === 'story' ? [event.passage] : [])),
    [],
  )
}

/** Loads words, motion and the book in advance, so that nobody waits when they are needed. */
function fetchRest(): void {
  void words.whole()
  void import('./stage/show.ts')
  void book()
}

/** Listens for Shift, once the table is drawn. */
function watchHold(desk: MysticsDesk): () => void {
  const watching = import('./column/hold-open.ts').then((hold) => hold.watchHold(desk))
  return () => void watching.then((stop) => stop())
}

/** Plays the sound of the room while the table is open and sound is on. */
function hearRoom(): (() => void) | undefined {
  if (sound.value === 'off') return undefined
  const heard = import('./room-tone.ts').then(({ lingerInRoom }) => lingerInRoom())
  return () => void heard.then((end) => end())
}
