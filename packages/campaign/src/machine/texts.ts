import type { Text } from '../pack/pack.ts'
import { champions } from './order.ts'
import type { CampaignState } from './state.ts'

/** A text that was read, in a reader's language, with the names of this table in it. */
export interface Told extends Text {
  readonly id: string
  /** The language it is in: not the reader's where the story was not written in theirs. */
  readonly language: string
}

/** A text by its id; null when nobody has read it. */
export function textOf(state: CampaignState, id: string, language: string): Told | null {
  const { languages, storyIn = languages } = state.head
  const own = Object.hasOwn(state.texts, id) ? state.texts[id] : {}
  const found = [language, ...storyIn, ...languages].find((each) => Object.hasOwn(own, each))
  if (found === undefined) return null
  const { title, paragraphs } = own[found]
  const fill = (words: string) => filled(state, words, found)
  return {
    id,
    language: found,
    paragraphs: paragraphs.map(fill),
    ...(title === undefined ? {} : { title: fill(title) }),
  }
}

/** What may stand in braces. */
export const BLANKS = ['winner', 'winner-town', 'towns', 'champions', 'champion-towns'] as const
type Blank = (typeof BLANKS)[number]

function filled(state: CampaignState, words: string, language: string): string {
  return words.replaceAll(/\{([a-z-]+)\}/g, (all, blank: string) =>
    BLANKS.some((each) => each === blank) ? namesFor(state, blank as Blank, language) : all,
  )
}

function namesFor(state: CampaignState, blank: Blank, language: string): string {
  const { towns, lastWinner } = state
  const winner = lastWinner === null ? [] : [lastWinner]
  const isTown = blank.endsWith('town') || blank.endsWith('towns')
  const who = blank === 'towns' ? [...towns.keys()] : blank.startsWith('winner') ? winner : champions(state)
  const names = who.map((town) => (isTown ? (towns[town].name ?? '') : towns[town].player.name))
  return new Intl.ListFormat(language).format(names)
}
