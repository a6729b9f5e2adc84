import { SIDES } from '../pack/pack.ts'
import type { CampaignState } from './state.ts'

/** Everything the machine can ask. */
export type QuestionKind =
  | 'colour'
  | 'name'
  | 'go-on'
  | 'ready'
  | 'open-box'
  | 'side'
  | 'number'
  | 'option'
  | 'sticker'
  | 'start-game'
  | 'finish-game'
  | 'sign'
  | 'start-free-game'

export interface CampaignQuestion {
  /** An answer names it; numbers only grow. */
  readonly n: number
  readonly kind: QuestionKind
  /** The town that is asked; null: anybody at the table may answer. */
  readonly town: number | null
  /** The card, pair or step it is about. */
  readonly about?: string
  readonly options?: readonly (string | number)[]
}

type Wanted = Omit<CampaignQuestion, 'n'>

/** What is asked now, with numbers: a question that was open before keeps its own. */
export function askAnew(state: CampaignState): CampaignState {
  let { asked } = state
  const same = (a: Wanted, b: Wanted) => a.kind === b.kind && a.town === b.town && a.about === b.about
  const questions = wanted(state).map((each): CampaignQuestion => {
    const open = state.questions.find((before) => same(before, each))
    return { n: open?.n ?? ++asked, ...each }
  })
  return { ...state, questions, asked }
}

function wanted(state: CampaignState): Wanted[] {
  const { now } = state
  if (state.due || state.readsOn) return []
  switch (now.at) {
    case 'founding':
      return founding(state)
    case 'reading':
      return [readOn(state)]
    case 'stopped':
      return [{ kind: 'ready', town: null, about: now.id }]
    case 'box':
      return [{ kind: 'open-box', town: null, about: `box-${now.n}` }]
    case 'choosing':
      return [{ kind: 'side', town: state.lastWinner, about: now.pair.id, options: SIDES }]
    case 'asking': {
      const kind = now.ask.options ? 'option' : 'number'
      return [{ kind, town: now.left[0], about: now.ask.id, options: now.ask.options ?? freeNumbers(state) }]
    }
    case 'sticking':
      return now.left.map((town) => ({ kind: 'sticker', town, about: now.sticker.id }))
    case 'before-game':
      return [{ kind: 'start-game', town: null }]
    case 'playing':
      return [
        { kind: 'finish-game', town: null },
        { kind: now.draw ? 'start-free-game' : 'start-game', town: null },
      ]
    case 'over':
      return state.freePlay ? [{ kind: 'start-free-game', town: null }] : []
  }
}

/** Every town chooses its colour and its name, in any order. */
function founding({ towns, head }: CampaignState): Wanted[] {
  const free = head.colours.filter((colour) => !towns.some((town) => town.colour === colour))
  return towns.flatMap((each, town): Wanted[] => [
    ...(each.colour === null ? [{ kind: 'colour' as const, town, options: free }] : []),
    ...(each.name === null ? [{ kind: 'name' as const, town }] : []),
  ])
}

/** The next card, or the next step of the end of the game; the winner signs in person. */
function readOn({ steps, lastWinner }: CampaignState): Wanted {
  const [step] = steps
  if (step === 'register') return { kind: 'sign', town: lastWinner, about: step }
  return { kind: 'go-on', town: null, ...(step === undefined ? {} : { about: step }) }
}

/** Numbers this town may still choose. */
function freeNumbers({ now, towns }: CampaignState): number[] {
  if (now.at !== 'asking' || !now.ask.number) return []
  const { from, to, different } = now.ask.number
  const taken = different ? towns.map((town) => town.numbers[now.ask.id]) : []
  return Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((number) => !taken.includes(number))
}
