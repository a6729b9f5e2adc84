import { BY_ROLL, type HouseRules, isRefusal, type Refusal, refuse, rulesetFor, type Setup } from '@machinami/cards'
import { unknownEdition } from './editions.ts'
import { wholeNumber } from './numbers.ts'

/** Flags that say which game is played; the same for every command that plays one. */
export interface SetupFlags {
  readonly edition?: string
  readonly players?: string
  readonly market?: string
  readonly order?: string
  readonly house?: readonly string[]
  readonly first?: string
}

/** The set-up that flags ask for, or what is wrong with them. */
export function setupFrom(flags: SetupFlags, defaultPlayers: number): Setup | Refusal {
  const players = flags.players === undefined ? defaultPlayers : wholeNumber(flags.players, 2, 5)
  if (isRefusal(players)) return players
  const house = houseFrom(flags.house ?? [])
  if (isRefusal(house)) return house
  const first = flags.first === undefined ? undefined : firstFrom(flags.first, players)
  if (isRefusal(first)) return first
  const setup = {
    edition: flags.edition ?? 'base',
    players,
    ...(flags.market === undefined ? {} : { market: flags.market }),
    ...(flags.order === undefined ? {} : { order: flags.order }),
    ...(first === undefined ? {} : { first }),
    ...(Object.keys(house).length === 0 ? {} : { house }),
    // Names are checked by `rulesetFor`, which knows them all.
  } as Setup
  const ruleset = rulesetFor(setup)
  return isRefusal(ruleset) ? withChoices(ruleset) : setup
}

/** A seat counted from 1, or `roll`. */
function firstFrom(text: string, players: number): number | Refusal {
  if (text === 'roll') return BY_ROLL
  const seat = wholeNumber(text, 1, players)
  return isRefusal(seat) ? refuse('unknown-seat', { what: text, wanted: `1-${players}, roll` }) : seat - 1
}

export function houseFrom(wishes: readonly string[]): HouseRules | Refusal {
  const house: { [id: string]: string } = {}
  for (const wish of wishes) {
    // An option that is missing is refused like one that does not exist: with the list of those that do.
    const [rule, ...option] = wish.split('=')
    if (Object.hasOwn(house, rule)) return refuse('same-house-rule', { what: rule })
    house[rule] = option.join('=')
  }
  return house as HouseRules
}

/** Adds what could have been chosen where the refusal does not say so itself. */
function withChoices(refusal: Refusal): Refusal {
  if (refusal.refused === 'unknown-edition') return unknownEdition(refusal.what ?? '')
  return refusal.refused === 'unknown-order' ? { ...refusal, wanted: 'automatic, chosen' } : refusal
}
