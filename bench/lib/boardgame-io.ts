import { createRequire } from 'node:module'

/**
 * The little of boardgame.io that is used here, with types of our own: it has no entry for ES modules, and the check
 * of types must not depend on whether it is installed.
 */
export interface Context {
  readonly numPlayers: number
  readonly currentPlayer: string
  readonly playOrderPos: number
  readonly phase: string
  readonly gameover?: unknown
}

export interface State<G> {
  readonly G: G
  readonly ctx: Context
}

interface Hook<G> {
  readonly G: G
  readonly ctx: Context
  readonly playerID: string
  readonly random: { Shuffle<T>(deck: readonly T[]): T[]; Die(sides: number): number }
  readonly events: { endTurn(): void }
}

/** Nothing, or `INVALID_MOVE`. */
export type Answer = string | void

type Move<G> = (hook: Hook<G>, ...args: number[]) => Answer

interface Turn<G> {
  readonly order: { first(hook: Hook<G>): number; next(hook: Hook<G>): number | undefined }
  readonly minMoves?: number
  readonly maxMoves?: number
  onBegin?(hook: Hook<G>): void
  onEnd?(hook: Hook<G>): void
}

interface Phase<G> {
  readonly start?: boolean
  readonly next?: string
  readonly moves: Readonly<Record<string, Move<G> | { readonly move: Move<G>; readonly client: false }>>
  readonly turn: Turn<G>
}

export interface Choice {
  readonly move: string
  readonly args: readonly number[]
}

export interface BoardGame<G, Setup> {
  readonly name: string
  readonly minPlayers: number
  readonly maxPlayers: number
  readonly disableUndo: boolean
  setup(hook: Pick<Hook<G>, 'ctx' | 'random'>, setup?: Setup): G
  readonly phases: Readonly<Record<string, Phase<G>>>
  endIf(hook: Pick<Hook<G>, 'G' | 'ctx'>): unknown
  playerView(hook: Pick<Hook<G>, 'G'>): unknown
  readonly ai: { readonly enumerate: (G: G, ctx: Context, playerID: string) => Choice[] }
}

interface MoveAction {
  readonly type: 'MAKE_MOVE'
  readonly payload: { readonly type: string; readonly args: readonly number[]; readonly playerID: string }
}

interface Bot<G> {
  play(state: State<G>, playerID: string): Promise<unknown>
}

interface BotOptions<G, Setup> {
  readonly game: BoardGame<G, Setup>
  readonly enumerate: BoardGame<G, Setup>['ai']['enumerate']
  readonly seed: string
  readonly iterations: number
  readonly playoutDepth: number
}

interface Core {
  readonly INVALID_MOVE: string
}

interface Internal {
  readonly InitializeGame: <G, Setup>(config: {
    readonly game: BoardGame<G, Setup>
    readonly numPlayers: number
    readonly setupData?: Setup
  }) => State<G>
  readonly CreateGameReducer: <G, Setup>(config: { readonly game: BoardGame<G, Setup> }) => Reducer<G>
}

type Reducer<G> = (state: State<G>, action: MoveAction) => Reduced<G>

interface Reduced<G> extends State<G> {
  readonly transients?: { readonly error?: { readonly type: string } }
}

interface Ai {
  readonly MCTSBot: new <G, Setup>(options: BotOptions<G, Setup>) => Bot<G>
}

// Read once while boardgame.io and immer load.
process.env['NODE_ENV'] = 'production'
const load = createRequire(import.meta.url)
/* oxlint-disable typescript/no-unsafe-type-assertion -- a package without types that Node could check */
export const { INVALID_MOVE } = load('boardgame.io/core') as Core
export const { InitializeGame, CreateGameReducer } = load('boardgame.io/internal') as Internal
export const { MCTSBot } = load('boardgame.io/ai') as Ai
/* oxlint-enable typescript/no-unsafe-type-assertion */
