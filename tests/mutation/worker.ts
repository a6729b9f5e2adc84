import { parentPort } from 'node:worker_threads'
import { forgetRules } from '../golden/lay.ts'
import { tests } from './expect.ts'
import './suite.ts'

/** Runs in a thread, from a bundle in which every mutant sleeps behind a switch. */
interface Switch {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
  hitCount?: number | undefined
  hitLimit?: number | undefined
}

const world = globalThis as typeof globalThis & { __stryker__?: Switch }
world.__stryker__ ??= {}
const stryker = world.__stryker__

export interface DryRun {
  readonly coverage: Record<string, Record<string, number>>
  /** Mutants that run while the program loads. */
  readonly loaded: readonly string[]
  readonly milliseconds: Record<string, number>
  readonly failures: string[]
  readonly names: string[]
}

/** Everything once without a mutant: which tests reach which mutants, how often, and how long each takes. */
function dryRun(): DryRun {
  const failures: string[] = []
  const milliseconds: Record<string, number> = {}
  // Loading has begun this record, and the mutated code holds on to it.
  stryker.mutantCoverage ??= { static: {}, perTest: {} }
  const loaded = Object.keys(stryker.mutantCoverage.static)
  tests.forEach(({ name, run }, nth) => {
    stryker.currentTestId = String(nth)
    forgetRules()
    const begun = performance.now()
    try {
      run()
    } catch (error) {
      failures.push(`${name}: ${String(error)}`)
    }
    milliseconds[nth] = performance.now() - begun
  })
  stryker.currentTestId = undefined
  return {
    coverage: stryker.mutantCoverage.perTest,
    loaded,
    milliseconds,
    failures,
    names: tests.map(({ name }) => name),
  }
}

export interface Task {
  readonly mutant: string
  readonly order: readonly number[]
  readonly hits: number
  /** Whether it is at work while rules are compiled: then none compiled before may be used. */
  readonly compiles: boolean
}

/** The number of the test that notices a mutant, or -1. */
function killerOf({ mutant, order, hits, compiles }: Task): number {
  stryker.activeMutant = mutant
  stryker.hitLimit = hits * 100 + 1000
  if (compiles) forgetRules()
  try {
    for (const nth of order) {
      stryker.hitCount = 0
      try {
        tests[nth].run()
      } catch {
        return nth
      }
    }
    return -1
  } finally {
    if (compiles) forgetRules()
    stryker.activeMutant = undefined
    stryker.hitLimit = undefined
    stryker.hitCount = undefined
  }
}

parentPort?.on('message', (task: Task | null) => {
  parentPort?.postMessage(task === null ? dryRun() : { killer: killerOf(task) })
})
