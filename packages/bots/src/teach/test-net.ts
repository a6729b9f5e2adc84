import type { Rules } from '@machinami/engine'
import { Comparison, type Unit } from '../arena/compare.ts'
import { decisionOf, LOOK_EVERY } from '../arena/contest.ts'
import { verdictOf } from '../arena/statistics.ts'
import { pupilWith } from '../levels.ts'
import { type Net, Tables } from '../net/net.ts'
import { searchesWith } from '../net-bot.ts'
import { planner } from '../planner.ts'

/** How a net did against the planner with so many players. */
export interface Tested {
  readonly players: number
  /** Share of games won, luck taken out. */
  readonly won: number
  /** By a sequential test. */
  readonly isBetter: boolean
}

/** By how much a net must be better to be told from one that is not, and how often the test looks before it gives up. */
export interface Strictness {
  readonly gain: number
  readonly looks: number
}

/** As good as it gets in the seconds that somebody waits. */
export const QUICK: Strictness = { gain: 0.02, looks: 2 }
/** Numbers that a game's evaluator keeps in the memory of the net it looks through. */
const ROOM = 6000

/** Who may break a test off, and is given a turn between two pairs of games. */
interface Patience {
  readonly signal?: { readonly aborted: boolean }
  readonly pause?: () => Promise<void>
}

/** A game that never ends is no game won: whoever drags it on is no better for it. */
function onlyWins(unit: Unit, players: number): Unit {
  return { ...unit, score: unit.score - unit.unfinished / players ** 2 }
}

/**
 * Plays a net against the planner with each number of players that its rulesets have, the rulesets in turn, at the level that
 * will play by it: some nets tell so little apart that the finest slip spoils them. Null where it was broken off: half a test
 * says nothing.
 */
export async function testNet(
  all: readonly Rules[],
  net: Net,
  seed: number,
  { gain, looks }: Strictness = QUICK,
  { signal, pause }: Patience = {},
): Promise<Tested[] | null> {
  const ready = { net, tables: new Tables(net, ROOM * all.length) }
  const pupil = pupilWith(searchesWith(() => ready))
  const tested: Tested[] = []
  for (const players of new Set(all.map((rules) => rules.players))) {
    const comparisons = all.filter((rules) => rules.players === players).map((rules) => new Comparison(rules, ready))
    const units: Unit[] = []
    let decision = 'open'
    for (let look = 0; look < looks && decision === 'open'; look++) {
      for (let i = 0; i < LOOK_EVERY; i++) {
        await pause?.()
        if (signal?.aborted) return null
        const comparison = comparisons[units.length % comparisons.length]
        units.push(onlyWins(comparison.unit(pupil, [planner], seed, units.length), players))
      }
      decision = decisionOf(units, players, gain)
    }
    tested.push({ players, won: verdictOf(units, players).adjusted, isBetter: decision === 'better' })
  }
  return tested
}
