import { type Context, contextFor } from '@machinami/lang'
import { lang } from '../words/index.ts'
import type { Game } from './game.ts'

const known = new WeakMap<Game, { readonly code: string; readonly context: Context }>()

/** Names for everything at this table, in the reader's language. */
export function contextOf(game: Game): Context {
  const { code } = lang()
  const found = known.get(game)
  if (found?.code === code) return found.context
  const context = freshContext(game)
  known.set(game, { code, context })
  return context
}

function freshContext(game: Game): Context {
  const you = game.people.length === 1 ? game.people[0] : undefined
  return contextFor(lang(), {
    seats: game.info.seats.map((seat) => seat.name),
    ruleset: game.info.ruleset,
    ...(you === undefined ? {} : { you }),
  })
}
