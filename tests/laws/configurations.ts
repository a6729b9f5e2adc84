import { EDITION_IDS, EDITIONS, type Edition, houseRulesOf, isRefusal, rulesetFor, type Setup } from '@machinami/cards'
import { compile, type Rules } from '@machinami/engine'

/** Every game that can be set up: edition x players x market x order x each house option that is not the default. */
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

export function rulesFor(setup: Setup): Rules {
  const ruleset = rulesetFor(setup)
  if (isRefusal(ruleset)) throw new Error(`${JSON.stringify(setup)}: ${ruleset.refused}`)
  const rules = compile(ruleset)
  if (isRefusal(rules)) throw new Error(`${JSON.stringify(setup)}: ${rules.refused}`)
  return rules
}
