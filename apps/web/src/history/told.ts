import { editionName } from '@machinami/lang'
import type { ListedGame } from '../store/games.ts'
import type { HistoryWords } from '../words/history-words.ts'
import { lang, words } from '../words/index.ts'
import { namesOf } from '../words/names.ts'

export const dayOf = (time: number): string =>
  new Intl.DateTimeFormat(lang().code, { day: 'numeric', month: 'short', year: yearIfOld(time) }).format(time)

const yearIfOld = (time: number): 'numeric' | undefined =>
  new Date(time).getFullYear() === new Date().getFullYear() ? undefined : 'numeric'

export const playersOf = (game: ListedGame): string[] => namesOf(game.seats, words(), game.people)

/** What a game is called: as somebody named it, or by its edition and who else plays. */
export function titleOf(game: ListedGame): string {
  if (game.title !== '') return game.title
  const others = playersOf(game).filter((_, seat) => !(game.people.length === 1 && game.people[0] === seat))
  const edition = editionName(lang(), game.edition)
  return others.length === 0 ? edition : words().beside(edition, lang().list(others))
}

/** Whether somebody alone here has won; null where that cannot be said of anybody. */
export const haveIWon = ({ winner, people }: ListedGame): boolean | null =>
  winner === null || people.length !== 1 ? null : winner === people[0]

export function resultOf(game: ListedGame, t: HistoryWords): string {
  if (game.winner === null) return t.givenUp
  return haveIWon(game) ? t.won : t.wonBy(playersOf(game)[game.winner])
}

/** Whose street is shown: that of whoever plays here, else the winner's. */
export const shownSeat = ({ people, winner }: ListedGame): number => people[0] ?? winner ?? 0

const formats = new Map<string, readonly Intl.DateTimeFormat[]>()

/** A day as somebody may type it: in words, in figures, and as records write it, which is how Sweden does. */
function daysOf(time: number): string[] {
  const { code } = lang()
  const known =
    formats.get(code) ??
    (['full', 'short'] as const)
      .map((dateStyle) => new Intl.DateTimeFormat(code, { dateStyle }))
      .concat(new Intl.DateTimeFormat('sv'))
  formats.set(code, known)
  return [dayOf(time), ...known.map((format) => format.format(time))]
}

/** Everything a search looks through. */
export const textOf = (game: ListedGame, t: HistoryWords): string =>
  [
    titleOf(game),
    editionName(lang(), game.edition),
    ...playersOf(game),
    ...daysOf(game.updated),
    resultOf(game, t),
  ].join(' ')
