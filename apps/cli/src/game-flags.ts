import {
  BY_ROLL,
  type HouseRules,
  isRefusal,
  type Refusal,
  type Ruleset,
  refuse,
  rulesetFor,
  type Setup,
} from '@machinami/cards'
import { compile, recordFromJson } from '@machinami/engine'
import type { ChosenGame } from './chosen-game.ts'
import type { Cli } from './cli.ts'
import { unknownEdition } from './editions.ts'
import { type Failure, failed, misused } from './failure.ts'
import { objectionToNesting } from './files/nesting.ts'
import { textIn } from './files/read-text.ts'
import { wholeNumber } from './numbers.ts'

/** Flags that say which game is played; the same for every command that plays one. */
export interface GameFlags {
  readonly edition?: string
  readonly players?: string
  readonly market?: string
  readonly order?: string
  readonly house?: readonly string[]
  readonly first?: string
  /** A file with complete rules, instead of everything above. */
  readonly ruleset?: string
}

/** The game that flags ask for, or what is wrong with them. */
export function gameFrom(cli: Cli, flags: GameFlags, defaultPlayers: number): ChosenGame | Failure {
  if (flags.ruleset !== undefined) return homeMade(cli, flags, flags.ruleset)
  const setup = setupFrom(flags, defaultPlayers)
  if (isRefusal(setup)) return misused(setup)
  const ruleset = rulesetFor(setup)
  return isRefusal(ruleset) ? misused(ruleset) : { ruleset, setup }
}

/** What complete rules say themselves. */
const SAID_BY_RULES = ['edition', 'players', 'market', 'order', 'house', 'first'] as const

function homeMade({ words }: Cli, flags: GameFlags, file: string): ChosenGame | Failure {
  const other = SAID_BY_RULES.find((flag) => flags[flag] !== undefined)
  if (other !== undefined) return misused(words.usage.notTogether('--ruleset', `--${other}`))
  const ruleset = rulesetIn(file)
  return isRefusal(ruleset) ? failed(ruleset, file) : { ruleset }
}

/** A complete ruleset from a file, checked; faults are told with their place. */
export function rulesetIn(file: string): Ruleset | Refusal {
  const text = textIn(file)?.replace(/^\uFEFF/, '')
  if (text === undefined) return refuse('unreadable-file', { what: file })
  const objection = objectionToNesting(text)
  if (objection) return objection
  let ruleset: Ruleset
  try {
    ruleset = JSON.parse(text)
  } catch {
    // Says on which line it stops being JSON.
    const fault = recordFromJson(text)
    return isRefusal(fault) ? fault : refuse('broken-ruleset')
  }
  const rules = compile(ruleset)
  return isRefusal(rules) ? rules : ruleset
}

/** The set-up that flags ask for, or what is wrong with them. */
function setupFrom(flags: GameFlags, defaultPlayers: number): Setup | Refusal {
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
  const house = new Map<string, string>()
  for (const wish of wishes) {
    // An option that is missing is refused like one that does not exist: with the list of those that do.
    const [rule, ...option] = wish.split('=')
    if (house.has(rule)) return refuse('same-house-rule', { what: rule })
    house.set(rule, option.join('='))
  }
  return Object.fromEntries(house) as HouseRules
}

/** Adds what could have been chosen where the refusal does not say so itself. */
function withChoices(refusal: Refusal): Refusal {
  if (refusal.refused === 'unknown-edition') return unknownEdition(refusal.what ?? '')
  return refusal.refused === 'unknown-order' ? { ...refusal, wanted: 'automatic, chosen' } : refusal
}
