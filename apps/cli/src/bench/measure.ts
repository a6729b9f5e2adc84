import { isRefusal, type Setup } from '@machinami/cards'
import { formatRecord, Log } from '@machinami/engine'
import { Table } from '@machinami/table'
import { BENCHES, type Bench, type Lab, openLab, playListed, playSampled } from './games.ts'

export interface Rate {
  /** Per second of CPU time. */
  readonly games: number
  readonly turns: number
}

/** Several rounds of the same measurement. */
export interface Rounds {
  readonly best: Rate
  readonly median: Rate
}

export interface BenchRow {
  readonly name: string
  /** Full lists of legal answers, no log. */
  readonly listed: Rounds
  /** Full lists, log on. */
  readonly logged: Rounds
  /** Random answers drawn without lists, no log. */
  readonly sampled: Rounds
  /** Median turns with the log on, as a share lost of those without. */
  readonly lostToLog: number
  readonly sampledToListed: number
  readonly stateBytes: number
  readonly copyNanoseconds: number
  readonly recordBytes: number
}

export interface BenchPlan {
  /** CPU seconds of one measurement. */
  readonly seconds: number
  readonly rounds: number
}

export const MODES = ['listed', 'logged', 'sampled'] as const
export type Mode = (typeof MODES)[number]

/** Measurements that `bench` makes, the warm-up included. */
export const partsOf = ({ rounds }: BenchPlan): number => (rounds + 1) * BENCHES.length * MODES.length

/** Measures everything, each round after the other, so that a busy minute hurts all columns alike. */
export function bench({ seconds, rounds }: BenchPlan, onPart: (done: number) => void): BenchRow[] {
  const labs = BENCHES.map(({ setup }) => openLab(setup))
  const log = new Log()
  const play: Readonly<Record<Mode, (lab: Lab) => number>> = {
    listed: (lab) => playListed(lab, null),
    logged: (lab) => playListed(lab, log),
    sampled: playSampled,
  }
  const rates = labs.map((): Record<Mode, Rate[]> => ({ listed: [], logged: [], sampled: [] }))
  let done = 0
  // The first round only warms up.
  for (let round = 0; round <= rounds; round++)
    for (const [nth, lab] of labs.entries())
      for (const mode of MODES) {
        const rate = rateOf(() => play[mode](lab), round === 0 ? seconds / 2 : seconds)
        if (round > 0) rates[nth][mode].push(rate)
        onPart(++done)
      }
  return labs.map((lab, nth) => rowOf(BENCHES[nth], lab, rates[nth], seconds))
}

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function rateOf(game: () => number, seconds: number): Rate {
  const began = cpuSeconds()
  let games = 0
  let turns = 0
  let spent = 0
  while (spent < seconds || games === 0) {
    for (let i = 0; i < 4; i++) turns += game()
    games += 4
    spent = cpuSeconds() - began
  }
  return { games: games / spent, turns: turns / spent }
}

function summed(rates: readonly Rate[]): Rounds {
  const sorted = [...rates].sort((a, b) => b.turns - a.turns)
  return { best: sorted[0], median: sorted[Math.floor(sorted.length / 2)] }
}

function rowOf({ name, setup }: Bench, lab: Lab, rates: Readonly<Record<Mode, Rate[]>>, seconds: number): BenchRow {
  const [listed, logged, sampled] = MODES.map((mode) => summed(rates[mode]))
  return {
    name,
    listed,
    logged,
    sampled,
    lostToLog: 1 - logged.median.turns / listed.median.turns,
    sampledToListed: sampled.median.turns / listed.median.turns,
    stateBytes: lab.state.byteLength,
    copyNanoseconds: copyTime(lab, seconds),
    recordBytes: recordSize(setup),
  }
}

function copyTime({ state }: Lab, seconds: number): number {
  const into = new Int16Array(state.length)
  let copies = 0
  const began = cpuSeconds()
  let spent = 0
  while (spent < seconds / 4) {
    for (let i = 0; i < 10_000; i++) {
      state[0] = i & 7
      into.set(state)
    }
    copies += 10_000
    spent = cpuSeconds() - began
  }
  return (spent / copies) * 1e9
}

/** Bytes of a finished game as text, the median of some. */
function recordSize(setup: Setup): number {
  const seats = Array.from({ length: setup.players }, (_, seat) => ({ name: `Player ${seat + 1}`, bot: 'random' }))
  const sizes = Array.from({ length: 3 }, (_, nth) => {
    const table = Table.create({ setup, seats, seed: String(nth).repeat(32), botSeed: nth })
    if (isRefusal(table)) throw new Error(table.refused)
    table.run()
    return Buffer.byteLength(formatRecord(table.record()))
  })
  return sizes.sort((a, b) => a - b)[1]
}
