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

/** Which game, and when. */
export function whenOf({ source }: Viewing): string {
  const { when, record } = source
  const date =
    when === null ? [] : [new Intl.DateTimeFormat(lang().code, { day: 'numeric', month: 'short' }).format(when)]
  const edition = editionName(lang(), record.setup?.edition ?? record.ruleset?.edition ?? '')
  return [edition, ...date].join(', ')
}

/** How long it went on. */
export const lengthOf = ({ look }: Viewing): string => said().turns(look.turns[look.last].turn)

export const aboutOf = (viewing: Viewing): string => [whenOf(viewing), lengthOf(viewing)].join(', ')
