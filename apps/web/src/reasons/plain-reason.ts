import type { Reason } from '@machinami/bots'
import type { Card } from '@machinami/cards'
import type { Game } from '../game/game.ts'
import { landmarksNeeded } from '../game/goal.ts'
import { aside } from '../words/aside.ts'
import { lang } from '../words/index.ts'

/** On whose roll an establishment acts, in a few words. */
function whenItPays(card: Card & { readonly kind: 'establishment' }): string {
  const t = aside().plain
  const totals = lang().totals(card.on)
  if (card.color === 'blue') return t.onAnyRoll(totals)
  return card.color === 'red' ? t.onOthersRoll(totals) : t.onYourRoll(totals)
}

/** The one thing that speaks for an answer and that everybody understands; null where figures say it better. */
export function plainReason(game: Game, seat: number, { answer, wins }: Reason): string | null {
  if (wins) return lang().advice.wins
  if (answer.kind !== 'build') return null
  const card = game.cards.get(answer.card)
  if (card?.kind === 'establishment') return whenItPays(card)
  const left = landmarksNeeded(game.info.ruleset) - game.towns[seat].peek().landmarks - 1
  return card?.kind === 'landmark' && left >= 0 ? aside().plain.landmark(left) : null
}
