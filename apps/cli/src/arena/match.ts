import type { Bot, Problem } from '@machinami/bots'
import { prepareBots } from '@machinami/bots'
import {
  BOTS_VERSION,
  Comparison,
  contestantNamed,
  type LogHead,
  netMark,
  readyNet,
  type Unit,
} from '@machinami/bots/arena'
import { isRefusal } from '@machinami/cards'
import { compile, type Rules } from '@machinami/engine'
import type { ChosenGame } from '../chosen-game.ts'

/** Who meets whom at what; units follow from the seed and their number alone, whoever plays them. */
export interface MatchJob extends ChosenGame {
  readonly bot: string
  readonly other: string
  readonly seed: number
}

/** A match ready to be played. */
export interface OpenMatch {
  readonly rules: Rules
  readonly head: LogHead
  /** Why there is no net, or null. */
  readonly problem: Problem | null
  readonly unit: (n: number) => Unit
}

export async function openMatch({ ruleset, bot, other, seed }: MatchJob): Promise<OpenMatch> {
  const rules = compile(ruleset)
  if (isRefusal(rules)) throw new Error(`unchecked rules: ${rules.refused}`)
  const [one, two] = [bot, other].map((id) => contestantNamed(id) as Bot)
  // The net of the strongest also tells luck from skill, whoever plays.
  const problem = await prepareBots([one, two, contestantNamed('strategist') as Bot], rules)
  const comparison = new Comparison(rules, readyNet(rules))
  return {
    rules,
    head: { arena: 4, plays: BOTS_VERSION, rules: rules.hash, bot, other, seed, net: netMark(rules) },
    problem,
    unit: (n) => comparison.unit(one, [two], seed, n),
  }
}
