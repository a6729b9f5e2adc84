import { EDITION_IDS, EDITIONS, type Edition, houseRulesOf, isRefusal, type Setup } from '@machinami/cards'
import { rulesFor as compiled, type Rules } from '@machinami/engine'

/** Edition x players x market x order x each house option that is not the default, one at a time. */
export function configurations(): Setup[] {
  return EDITION_IDS.flatMap((edition) => {
    const { mostPlayers, markets } = EDITIONS[edition] as Edition
    const counts = Array.from({ length: mostPlayers - 1 }, (_, i) => i + 2)
    const houses = [
      undefined,
      ...houseRulesOf(edition).flatMap((rule) => rule.options.slice(1).map((option) => ({ [rule.id]: option.id }))),
    ]
    return counts.flatMap((players) =>
      markets.flatMap((market) =>
        (['automatic', 'chosen'] as const).flatMap((order) =>
          houses.map((house) => ({ edition, players, market, order, ...(house ? { house } : {}) })),
        ),
      ),
    )
  })
}

/** The rules of a set-up that is known to be right. */
export function rulesFor(setup: Setup): Rules {
  const rules = compiled(setup)
  if (isRefusal(rules)) throw new Error(`${JSON.stringify(setup)}: ${rules.refused}`)
  return rules
}
