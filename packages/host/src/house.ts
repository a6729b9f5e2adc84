import { type HouseOptionId, type HouseRuleId, houseRulesOf, type Setup } from '@machinami/cards'

/** The house rules of a game, as far as they differ from the book. */
export function houseRulesIn({ edition, house = {} }: Setup): HouseOptionId[] {
  return houseRulesOf(edition).flatMap(({ id, options }) => {
    const chosen = house[id as HouseRuleId] ?? options[0].id
    return chosen === options[0].id ? [] : [`${id}/${chosen}` as HouseOptionId]
  })
}
