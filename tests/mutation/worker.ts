import { parentPort } from 'node:worker_threads'
import { forgetRules } from '../golden/lay.ts'
import { tests } from './expect.ts'
import './suite.ts'

/** Runs in a thread, from a bundle in which every mutant sleeps behind a switch. */
interface Switch {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> } | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
}

const world = globalThis as typeof globalThis & { __stryker__?: Switch }
world.__stryker__ ??= {}
const stryker = world.__stryker__

export interface DryRun {
  readonly coverage: Record<string, Record<string, number>>
  readonly milliseconds: Record<string, number>
  readonly failures: string[]
}

/** Everything once without a mutant: which tests reach which mutants, how often, and how long each takes. */
function dryRun(): DryRun {
  const failures: string[] = []
  const milliseconds: Record<string, number> = {}
  stryker.mutantCoverage = { static: {}, perTest: {} }
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
  const coverage = stryker.mutantCoverage.perTest
  stryker.mutantCoverage = undefined
  stryker.currentTestId = undefined
  return { coverage, milliseconds, failures }
}

/** The name of the test that notices a mutant, or null. */
function killerOf(mutant: string, order: readonly number[], hits: number): string | null {
  stryker.activeMutant = mutant
  stryker.hitLimit = hits * 100 + 1000
  try {
    for (const nth of order) {
      stryker.hitCount = 0
      forgetRules()
      try {
        tests[nth].run()
      } catch {
        return tests[nth].name
      }
    }
    return null
  } finally {
    stryker.activeMutant = undefined
    stryker.hitLimit = undefined
    stryker.hitCount = undefined
  }
}

parentPort?.on('message', (task: { mutant?: string; order?: number[]; hits?: number }) => {
  if (task.mutant === undefined) return parentPort?.postMessage(dryRun())
  parentPort?.postMessage({ mutant: task.mutant, killer: killerOf(task.mutant, task.order ?? [], task.hits ?? 1) })
})
