import { type CampaignState, rehearse, unsealed } from '@machinami/campaign'
import type { Card, CardNames, Landmark } from '@machinami/cards'
import { LANG_CODES, loadLang, namingFor } from '@machinami/lang'
import { describe, expect, it } from 'vitest'
import { packNames, sourceOf } from './campaign/packs.ts'

const langs = await Promise.all(LANG_CODES.map(loadLang))

/** A landmark that does nothing, to hear how that is said. */
const idle: Landmark = { id: 'idle', kind: 'landmark', cost: 0, for: 'owner', powers: [] }

/** Languages in which a card reads as if it did nothing. */
function idleIn(card: Card, names: CardNames, beside: readonly Card[]): string[] {
  if (card.kind === 'establishment') return card.does.length === 0 ? ['all'] : []
  if (card.kind === 'action' || card.kind === 'community') return []
  return langs.flatMap((lang) => {
    const naming = namingFor(lang, names)
    const text = lang.cardText(card, naming, beside)
    return text.length === 0 || text.includes(lang.cardText(idle, naming)[0]) ? [lang.code] : []
  })
}

describe.each(packNames())('every card of %s says what it does', (name) => {
  const deck = unsealed(sourceOf(name).pack)
  const seen: CampaignState[] = []
  const { rulesets } = rehearse(
    deck,
    3,
    (options) => options[0],
    (game) => game % 3,
    (state) => seen.push(state),
  )

  it('when it is read', () => {
    const faults = seen.flatMap(({ cards, names, landmarks }) =>
      landmarks.filter(({ card }) => idleIn(cards[card], names, Object.values(cards)).length > 0),
    )
    expect(faults).toEqual([])
  })

  it('on the table', () => {
    const faults = rulesets.flatMap(({ cards, names = {} }, nth) =>
      cards.flatMap((card) => idleIn(card, names, cards).map((code) => `game ${nth + 1}: ${card.id} (${code})`)),
    )
    expect(faults).toEqual([])
  })
})
