import { parentPort } from 'node:worker_threads'
import type { Setup } from '@machinami/cards'
import type { Rules } from '@machinami/engine'
import { Comparison, type Unit } from '../../src/arena/compare.ts'
import { contestantNamed } from '../../src/arena/contestants.ts'
import { gapsToExact } from '../../src/arena/exactness.ts'
import { type Forecast, forecasts } from '../../src/arena/forecasts.ts'
import type { Bot } from '../../src/bot.ts'
import { Endings } from '../../src/endgame/endings.ts'
import { PairedLuck } from '../../src/judge/paired-luck.ts'
import { Evaluator } from '../../src/net/evaluator.ts'
import { Tables } from '../../src/net/net.ts'
import type { ReadyNet } from '../../src/net-bot.ts'
import { prepareNet, readyNet } from '../../src/nets.ts'
import { rulesOf } from '../../src/rules-of.ts'
import { Search } from '../../src/search/search.ts'

interface Tasks {
  readonly match: { readonly other: string; readonly withoutLuck: boolean }
  readonly chances: object
  readonly endings: object
}

/** Something to measure about a bot in a game. */
export type Task<K extends keyof Findings> = {
  readonly kind: K
  readonly setup: Setup
  readonly bot: string
} & Tasks[K]

/** A piece of it: units or games from one number up to another. */
export type Piece<K extends keyof Findings> = Task<K> & { readonly from: number; readonly to: number }

export interface Findings {
  readonly match: readonly Unit[]
  readonly chances: readonly Forecast[]
  readonly endings: readonly number[]
}

/** Seeds apart from those of training and tests, and of a match in the arena for which none is named. */
const SEEDS = { match: 900_000, chances: 1_400_000 }

export function work(): void {
  parentPort?.on('message', (piece: Piece<keyof Findings>) => {
    // Told to whoever waits for the thread.
    void measure(piece).then((found) => parentPort?.postMessage(found))
  })
}

async function measure(piece: Piece<keyof Findings>): Promise<Findings[keyof Findings]> {
  const { setup } = piece
  const rules = rulesOf(setup)
  const problem = await prepareNet(rules)
  const shipped = readyNet(rules)
  if (!shipped) throw new Error(`No net for ${JSON.stringify(setup)}: ${problem}.`)
  // Tables of its own, gone with the piece: what measures takes room in them.
  const net = { net: shipped.net, tables: new Tables(shipped.net) }
  const bot = named(piece.bot)
  if (piece.kind === 'match') return units(piece as Piece<'match'>, rules, net, bot)
  if (piece.kind === 'chances') return chances(piece, rules, net, bot)
  return gapsToExact(rules, net, bot, piece.from, piece.to)
}

function units({ from, to, other, withoutLuck }: Piece<'match'>, rules: Rules, net: ReadyNet, bot: Bot): Unit[] {
  const comparison = new Comparison(rules, withoutLuck ? null : net)
  const others = [named(other)]
  return Array.from({ length: to - from }, (_, i) => comparison.unit(bot, others, SEEDS.match, from + i))
}

function chances({ from, to }: { from: number; to: number }, rules: Rules, net: ReadyNet, bot: Bot): Forecast[] {
  const search = new Search(rules, new Evaluator(rules, net.net, net.tables), { endings: new Endings(rules) })
  return forecasts(rules, net, bot, {
    from,
    to,
    luck: (game) => new PairedLuck(SEEDS.chances + game),
    foretell: (s, out) => search.value(s, 1, out),
  })
}

function named(id: string): Bot {
  const bot = contestantNamed(id)
  if (!bot) throw new Error(`There is no bot ${id}.`)
  return bot
}
