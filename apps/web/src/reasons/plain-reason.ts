import type { Reason } from '@machinami/bots'
import type { Card } from '@machinami/cards'
import { contextOf } from '../game/context.ts'
import type { Game } from '../game/game.ts'
import { landmarksNeeded } from '../game/goal.ts'
import { aside } from '../words/aside.ts'
import { nameOf } from '../words/card-words.ts'
import { lang, words } from '../words/index.ts'
import { payerForPassing } from './payer.ts'

type Establishment = Card & { readonly kind: 'establishment' }

/** Coins whatever stands where: of other cards it would not be true that they simply pay. */
const simplyPays = ({ does: [first], whenBuilt }: Establishment): boolean =>
  (first?.verb === 'gain' || first?.verb === 'take') &&
  first.if === undefined &&
  typeof first.amount === 'number' &&
  whenBuilt === undefined

/** On whose roll an establishment acts, in a few words; where there is more to it, what it does. */
function whenItPays(game: Game, card: Establishment): string {
  const t = aside().plain
  const totals = lang().totals(card.on)
  if (!simplyPays(card)) return whatItDoes(game, card)
  if (card.color === 'blue') return t.onAnyRoll(totals)
  return card.color === 'red' ? t.onOthersRoll(totals) : t.onYourRoll(totals)
}

function whatItDoes(game: Game, card: Establishment): string {
  const t = words()
  const naming = contextOf(game)
  if (card.whenBuilt)
    return t.sentences(lang().power({ power: 'when', trigger: 'built', does: card.whenBuilt }, naming))
  return t.table.about(lang().totals(card.on), t.sentences(lang().steps(card.does, naming)))
}

/** Less is not worth a word. */
const SLIGHT = 0.05

/** What an answer changes, without figures: what is better of it first. */
function plainChange({ answer, income, tempo, denial, later }: Reason, isBest: boolean): string | null {
  const t = aside().plain
  if (income > SLIGHT) return t.earnsMore
  if (tempo < -SLIGHT) return t.nearer
  if (denial > SLIGHT) return t.slows
  if (tempo > SLIGHT) return t.further
  if (isBest && answer.kind === 'reroll') return t.againIsBetter
  if (isBest && answer.kind === 'raise') return t.moreIsBetter
  return later ? lang().advice.later : null
}

/** The one thing that speaks for an answer and that everybody understands; null where figures say it better. */
export function plainReason(game: Game, seat: number, reason: Reason, isBest: boolean): string | null {
  const { answer, wins } = reason
  if (wins) return lang().advice.wins
  // What a roll brings is told beside it.
  if (answer.kind === 'roll') return null
  if (answer.kind === 'pass') {
    const payer = payerForPassing(game, seat)
    return payer === null ? aside().reasons.saves : aside().reasons.paysToPass(nameOf(payer))
  }
  if (answer.kind !== 'build') return plainChange(reason, isBest)
  const card = game.cards.get(answer.card)
  if (card?.kind === 'establishment') return whenItPays(game, card)
  if (card?.kind === 'action') return words().sentences(lang().steps(card.does, contextOf(game)))
  const left = landmarksNeeded(game.info.ruleset) - game.towns[seat].peek().landmarks - 1
  return card?.kind === 'landmark' && left >= 0 ? aside().plain.landmark(left) : plainChange(reason, isBest)
}
