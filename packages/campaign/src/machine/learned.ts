import type { EndStep } from '../pack/pack.ts'
import { seenBy } from './redact-state.ts'
import type { CampaignState } from './state.ts'

/** Rows, names, texts and pictures that have been read. */
export type Learned = Pick<CampaignState, 'cards' | 'names' | 'texts' | 'art'>

/** A campaign as a screen knows it: no key, no net, and what was read apart. */
export type SeenState = Omit<CampaignState, 'link' | 'due' | 'nets' | keyof Learned>

/** What a town is shown, or somebody who only watches (null). */
export function seenState(state: CampaignState, town: number | null): SeenState {
  const { link: _, due: _1, nets: _2, cards: _3, names: _4, texts: _5, art: _6, ...seen } = seenBy(state, town)
  return seen
}

/** What one state has read and the one before has not; null where that is nothing. */
export function learnedBetween(before: Learned, after: Learned): Learned | null {
  const fresh = <Part extends keyof Learned>(part: Part): Learned[Part] =>
    before[part] === after[part]
      ? ({} as Learned[Part])
      : (Object.fromEntries(
          Object.entries(after[part]).filter(([id]) => !Object.hasOwn(before[part], id)),
        ) as Learned[Part])
  const learned = { cards: fresh('cards'), names: fresh('names'), texts: fresh('texts'), art: fresh('art') }
  return Object.values(learned).every((part) => Object.keys(part).length === 0) ? null : learned
}

export const NOTHING_LEARNED: Learned = { cards: {}, names: {}, texts: {}, art: {} }

export const withLearned = (book: Learned, learned: Learned): Learned => ({
  cards: { ...book.cards, ...learned.cards },
  names: { ...book.names, ...learned.names },
  texts: { ...book.texts, ...learned.texts },
  art: { ...book.art, ...learned.art },
})

/** Steps of the end of a game that ask for nothing but tidying: they are done together. */
export const TIDYING: ReadonlySet<string> = new Set<EndStep>([
  'archive-community',
  'archive-landmark',
  'archive-landmarks',
  'reserve',
  'supply',
  'bank',
])
