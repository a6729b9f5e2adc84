import { editionName } from '@machinami/lang'
import { lang } from '../words/index.ts'
import { said } from './late-words.ts'
import type { Viewing } from './viewing.ts'

/** Who won, as a question why. */
export function titleOf(viewing: Viewing): string {
  const t = said()
  const { winner } = viewing
  if (winner === null) return t.soFar
  const { people } = viewing.source
  return people.length === 1 && people[0] === winner ? t.youWon : t.won(viewing.names.value[winner])
}

/** Which game, when, how long. */
export function aboutOf({ source, look }: Viewing): string {
  const { when, record } = source
  const date =
    when === null ? [] : [new Intl.DateTimeFormat(lang().code, { day: 'numeric', month: 'long' }).format(when)]
  const edition = editionName(lang(), record.setup?.edition ?? record.ruleset?.edition ?? '')
  return [edition, ...date, said().turns(look.turns[look.last].turn)].join(', ')
}
