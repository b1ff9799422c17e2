import type { CompanyInfo } from '@mousekeep/protocol'
import type { JSX } from 'preact'
import type { CampaignFace, NextChapter } from '../../page/campaign-face.ts'
import { say } from './words.ts'

interface NextPartyProps {
  /** Null at a campaign without a company: whoever was there goes on. */
  readonly company: CompanyInfo | null
  readonly face: CampaignFace
  readonly next: NextChapter
  /** What somebody has chosen so far. */
  readonly wish: object
  readonly change: (changes: object) => void
}

/** The wish for the next chapter: what was chosen, and for the rest who is here and whom they would like to play. */
export function wholeWish({ company, face, next, wish }: Omit<NextPartyProps, 'change'>): object {
  if (company === null) return wish
  const people = playersOf(company, face.mostPlayers(next), wish)
  const wanted = company.people.filter(({ person }) => people.includes(person)).flatMap(({ mice }) => mice)
  return { ...face.wishFor(next, wanted), ...wish, people }
}

/** Who plays the next chapter, who goes, and how hard it should be. */
export function NextParty(props: NextPartyProps): JSX.Element {
  const { company, face, next, change } = props
  const wish = wholeWish(props)
  return (
    <>
      {company !== null && company.people.length > 1 && (
        <Players
          company={company}
          most={face.mostPlayers(next)}
          playing={playersOf(company, face.mostPlayers(next), wish)}
          onPick={(people) => change({ people })}
        />
      )}
      <face.Wishes next={next} wish={wish} change={change} />
    </>
  )
}

/** Those who were chosen; before that those who are here first. In the order of the company, which decides who gets whom. */
function playersOf({ people }: CompanyInfo, most: number, wish: object): string[] {
  const hereFirst = people.toSorted((a, b) => Number(b.here) - Number(a.here)).map(({ person }) => person)
  const playing = new Set('people' in wish && Array.isArray(wish.people) ? wish.people : hereFirst.slice(0, most))
  return people.map(({ person }) => person).filter((person) => playing.has(person))
}

interface PlayersProps {
  readonly company: CompanyInfo
  readonly most: number
  readonly playing: readonly string[]
  readonly onPick: (playing: readonly string[]) => void
}

/** Who plays tonight: at most as many as the chapter has mice. */
function Players({ company, most, playing, onPick }: PlayersProps): JSX.Element {
  return (
    <fieldset class="choice">
      <legend>{say('company-who-plays', { count: most })}</legend>
      <div class="row">
        {company.people.map(({ person, name }) => (
          <label key={person} class="btn pick">
            <input
              type="checkbox"
              checked={playing.includes(person)}
              disabled={!playing.includes(person) && playing.length >= most}
              onChange={({ currentTarget }) => {
                const others = playing.filter((each) => each !== person)
                onPick(currentTarget.checked ? [...others, person] : others)
              }}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
