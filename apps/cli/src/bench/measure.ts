import { isRefusal, type Setup } from '@machinami/cards'
import { formatRecord } from '@machinami/engine'
import { Table } from '@machinami/table'
import { BENCHES, type Bench, type BenchTable, layBenchTable } from './games.ts'
import { cpuSeconds, MODES, openMeter, type Rate } from './meter.ts'

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

/** Measurements that `bench` makes, the warm-up included. */
export const partsOf = ({ rounds }: BenchPlan): number => (rounds + 1) * BENCHES.length * MODES.length

/**
 * Measures everything, each round after the other, so that a busy minute hurts all columns alike. Every column has a
 * thread of its own: what V8 learns from one way of playing would slow down another.
 */
export async function bench({ seconds, rounds }: BenchPlan, onPart: (done: number) => void): Promise<BenchRow[]> {
  const meters = BENCHES.flatMap((_, game) => MODES.map((mode) => openMeter({ game, mode })))
  const rates = meters.map((): Rate[] => [])
  let done = 0
  // The first round only warms up.
  for (let round = 0; round <= rounds; round++)
    for (const [nth, meter] of meters.entries()) {
      const rate = await meter.measure(seconds)
      if (round > 0) rates[nth].push(rate)
      onPart(++done)
    }
  await Promise.all(meters.map((meter) => meter.close()))
  return BENCHES.map((each, game) => rowOf(each, rates.slice(game * MODES.length, (game + 1) * MODES.length), seconds))
}

function summed(rates: readonly Rate[]): Rounds {
  const sorted = [...rates].sort((a, b) => b.turns - a.turns)
  return { best: sorted[0], median: sorted[Math.floor(sorted.length / 2)] }
}

function rowOf({ name, setup }: Bench, rates: readonly Rate[][], seconds: number): BenchRow {
  const [listed, logged, sampled] = rates.map(summed)
  const lab = layBenchTable(setup)
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

function copyTime({ state }: BenchTable, seconds: number): number {
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
