import { EDITION_IDS, type EditionId } from '@machinami/cards'
import { Random } from '@machinami/engine'
import { ASK, board, Q, SEAT, TURN } from '@machinami/engine/inside'
import { unitSeed } from '../../src/arena/compare.ts'
import { LuckJudge } from '../../src/judge/luck-judge.ts'
import { PairedLuck } from '../../src/judge/paired-luck.ts'
import { PositionJudge } from '../../src/judge/position-judge.ts'
import { LEVELS } from '../../src/levels.ts'
import { Match } from '../../src/match.ts'
import type { ReadyNet } from '../../src/net-bot.ts'
import { prepareNet, readyNet } from '../../src/nets.ts'
import { rulesOf } from '../../src/rules-of.ts'

/** A game between levels: by seat who played, and at some turns what was foretold and what came, less the luck that followed. */
export interface LevelGame {
  readonly edition: EditionId
  readonly players: number
  /** Places in LEVELS, by seat. */
  readonly levels: readonly number[]
  readonly round: number
  readonly winner: number
  readonly at: readonly {
    readonly mover: number
    readonly foretold: readonly number[]
    readonly came: readonly number[]
  }[]
}

/** Chances of neighbouring turns hang together: every fifth is looked at. */
const EVERY = 5
const SEED = 160_16
/** Games of one table alone are others than those that everything was fitted on: they may test it. */
const SEED_ALONE = 160_17

interface Plan {
  readonly edition: EditionId
  readonly players: number
  readonly one: number
  readonly others: number
}

/** Everybody against everybody, equals among them: one of the first level, the other seats of the second. */
const PLANS: readonly Plan[] = EDITION_IDS.flatMap((edition) =>
  [2, 3, 4].flatMap((players) =>
    LEVELS.flatMap((_, one) =>
      LEVELS.flatMap((_, others) => (players === 2 && one < others ? [] : [{ edition, players, one, others }])),
    ),
  ),
)

/** Games from the nth on, round after round, of every table or of one; a game's dice follow from its number alone. */
export async function* collectRound(from: number, rounds: number, alone = ''): AsyncGenerator<LevelGame> {
  const plans = PLANS.filter(({ edition, players }) => alone === '' || alone === `${edition} ${players}`)
  const tables = new Map<string, Awaited<ReturnType<typeof tableFor>>>()
  for (let n = from; n < rounds * plans.length; n++) {
    const plan = plans[n % plans.length]
    const key = `${plan.edition} ${plan.players}`
    const table = tables.get(key) ?? (await tableFor(plan))
    tables.set(key, table)
    const round = Math.floor(n / plans.length)
    yield playOne(table, plan, round, unitSeed(alone === '' ? SEED : SEED_ALONE, n))
  }
}

async function tableFor({ edition, players }: Plan) {
  const rules = rulesOf({ edition, players })
  await prepareNet(rules)
  const judge = new LuckJudge(rules, readyNet(rules) as ReadyNet)
  return { rules, judge, positions: new PositionJudge(rules), match: new Match(rules, 500) }
}

function playOne(
  table: Awaited<ReturnType<typeof tableFor>>,
  { edition, players, one, others }: Plan,
  round: number,
  seed: number,
): LevelGame {
  const { rules, judge, positions, match } = table
  const seatOfOne = round % players
  const levels = Array.from({ length: players }, (_, seat) => (seat === seatOfOne ? one : others))
  const seen: { mover: number; foretold: number[]; luck: Float64Array }[] = []
  judge.reset()
  let turn = -1
  const { winner } = match.play(
    levels.map((level) => LEVELS[level]),
    new PairedLuck(seed),
    new Random(seed, 3),
    (s, answer) => {
      const now = board(rules, s, TURN)
      if (s[ASK] === Q.dice && now !== turn && now % EVERY === 1) {
        turn = now
        seen.push({ mover: s[SEAT], foretold: [...positions.chances(s)].map(short), luck: judge.luck.slice() })
      }
      judge.watch(s, answer)
    },
  )
  const at = seen.map(({ mover, foretold, luck }) => ({
    mover,
    foretold,
    came: [...judge.luck].map((all, seat) => short((seat === winner ? 1 : 0) - (all - luck[seat]))),
  }))
  return { edition, players, levels, round, winner, at }
}

const short = (n: number): number => Math.round(n * 1e4) / 1e4
