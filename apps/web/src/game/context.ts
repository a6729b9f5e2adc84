import type { SeatRecord } from '@machinami/engine'
import type { GameInfo } from '@machinami/host'
import { type Context, contextFor, tell } from '@machinami/lang'
import type { StandingNews } from '@machinami/table'
import { lang } from '../words/index.ts'
import type { Game } from './game.ts'
import type { Outcome } from './outcome.ts'

const known = new WeakMap<GameInfo, Map<string, Context>>()

/** Names for everything at this table, in the reader's language; of whoever sits there now, or sat there then. */
export function contextOf(game: Game, names: readonly string[] = namesAt(game)): Context {
  const { info } = game
  const contexts = known.get(info) ?? new Map<string, Context>()
  known.set(info, contexts)
  const key = JSON.stringify(names)
  const context = contexts.get(key) ?? freshContext(game, names)
  contexts.set(key, context)
  return context
}

/** What everybody at the table is called now. */
export const namesAt = (game: Game): string[] => game.info.seats.map((seat) => seat.name)

function freshContext(game: Game, seats: readonly string[]): Context {
  const you = game.people.length === 1 ? game.people[0] : undefined
  return contextFor(lang(), { seats, ruleset: game.info.ruleset, ...(you === undefined ? {} : { you }) })
}

/** Who paid whom, in a sentence. */
export const paymentIn = (game: Game, paid: Outcome['paid'][number]): string =>
  tell(lang(), { kind: 'paid', ...paid, by: null }, contextOf(game))

/** What happened beside the game, in a sentence. */
export function remarkOn(game: Game, news: StandingNews, context = contextOf(game)): string {
  if (news.kind === 'late') return lang().room.late(news, context)
  const { seat, was, becomes } = news
  // Whoever gave no name is called as the table calls that seat.
  const called = (who: SeatRecord) => ({ ...who, name: who.name || game.info.seats[seat].name })
  return lang().room.reseated({ was: called(was), becomes: called(becomes) })
}
