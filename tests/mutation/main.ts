import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { bundle, instrument, type Mutant, shortName, targets } from './instrument.ts'
import { report, type Verdict } from './report.ts'
import type { DryRun, Task } from './worker.ts'

/**
 * `npm run mutation`: changes the engine in thousands of small ways, one at a time, and sees whether a test notices.
 * `-- legal turn` tries only files with these words in their name; `--every 5` tries a fifth of them; `--seconds 60` is
 * how long one mutant may think.
 */
const words = process.argv
  .slice(2)
  .filter((word, nth, all) => !word.startsWith('--') && !all[nth - 1]?.startsWith('--'))
const option = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : Number(process.argv[at + 1])
}
const patience = option('seconds', 60) * 1000
const folder = join(import.meta.dirname, '../../out/mutation')
const file = join(folder, 'worker.mjs')

/** Sends one task to a worker and waits for its answer; null when it takes too long. */
function ask<Answer>(worker: Worker, task: Task | null, limit: number): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => done(null), limit)
    const done = (answer: Answer | null) => {
      clearTimeout(timer)
      worker.off('message', done)
      worker.off('error', reject)
      resolve(answer)
    }
    worker.on('message', done)
    worker.on('error', reject)
    worker.postMessage(task)
  })
}

async function dryRun(): Promise<DryRun> {
  const worker = new Worker(file)
  const run = await ask<DryRun>(worker, null, 600_000)
  await worker.terminate()
  if (!run) throw new Error('the tests take too long')
  if (run.failures.length > 0) throw new Error(`tests fail without any mutant:\n${run.failures.join('\n')}`)
  return run
}

const tests = (run: DryRun): number => Object.keys(run.milliseconds).length

/** Files that work while rules are compiled. */
const COMPILES = /cards\/|compile|check|acting|codes|hash|sha256|moves|layout|decode|price/

interface Plan extends Task {
  /** Runs while the program loads: needs a program loaded with it. */
  readonly fresh: boolean
}

/** Tests that have noticed mutants of this file first, then quick ones; their hits tell when one runs in circles. */
function plan(run: DryRun, { id, fileName }: Mutant, killers: readonly number[]): Plan {
  const reaching = Object.keys(run.coverage).filter((test) => run.coverage[test][id] > 0)
  const fresh = reaching.length === 0 && run.loaded.includes(id)
  const useful = (fresh ? Object.keys(run.milliseconds) : reaching).map(Number)
  const rank = (test: number) =>
    killers.includes(test) ? killers.indexOf(test) - killers.length : run.milliseconds[test]
  const order = useful.sort((a, b) => rank(a) - rank(b))
  const hits = Math.max(1, ...reaching.map((test) => run.coverage[test][id]))
  return { mutant: id, order, fresh, hits, compiles: fresh || COMPILES.test(shortName(fileName)) }
}

/** Tries mutants one after the other in a thread of its own; a thread that runs in circles is replaced. */
class Trial {
  private worker = new Worker(file)
  private readonly run: DryRun
  /** Per file, the tests that noticed its latest mutants. */
  private readonly killers = new Map<string, number[]>()

  constructor(run: DryRun) {
    this.run = run
  }

  async try(mutant: Mutant): Promise<Verdict> {
    const killers = this.killers.get(mutant.fileName) ?? []
    const { fresh, ...task } = plan(this.run, mutant, killers)
    if (task.order.length === 0) return verdict(mutant, 'unreached')
    if (fresh) await this.restart({ ...process.env, __STRYKER_ACTIVE_MUTANT__: mutant.id })
    try {
      const answer = await ask<{ killer: number }>(this.worker, task, patience)
      if (answer === null || fresh) await this.restart(process.env)
      if (answer === null) return verdict(mutant, 'timeout')
      const { killer } = answer
      if (killer < 0) return verdict(mutant, 'survived')
      this.killers.set(mutant.fileName, [killer, ...killers.filter((each) => each !== killer)].slice(0, 12))
      return verdict(mutant, 'killed', this.run.names[killer])
    } catch {
      await this.restart(process.env)
      return verdict(mutant, 'killed', 'does not even load')
    }
  }

  async end(): Promise<void> {
    await this.worker.terminate()
  }

  private async restart(env: NodeJS.ProcessEnv): Promise<void> {
    await this.worker.terminate()
    this.worker = new Worker(file, { env })
  }
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const wanted = targets().filter((target) => words.length === 0 || words.some((word) => target.includes(word)))
  const { files, mutants } = await instrument(wanted)
  await bundle(files, file)
  const run = await dryRun()
  const seconds = Object.values(run.milliseconds).reduce((sum, each) => sum + each, 0) / 1000
  console.log(
    `${mutants.length} mutants in ${wanted.length} files, ${tests(run)} tests of ${seconds.toFixed(1)} s in all`,
  )
  const verdicts: Verdict[] = []
  const waiting = mutants.filter((_, nth) => nth % option('every', 1) === 0)
  const all = waiting.length
  const begun = Date.now()
  const tell = () => {
    if (verdicts.length % 50 !== 0) return
    save(verdicts)
    const survived = verdicts.filter(({ status }) => status === 'survived').length
    const minutes = ((Date.now() - begun) / 60_000) * (waiting.length / verdicts.length)
    console.log(`${verdicts.length} of ${all}, ${survived} survived, ${minutes.toFixed(0)} min left`)
  }
  const work = async () => {
    const trial = new Trial(run)
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      verdicts.push(await trial.try(mutant))
      tell()
    }
    await trial.end()
  }
  await Promise.all(Array.from({ length: option('workers', availableParallelism()) }, work))
  verdicts.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
  save(verdicts)
  console.log(`\n\n${report(verdicts)}`)
}

const save = (verdicts: readonly Verdict[]): void =>
  writeFileSync(join(folder, 'report.json'), JSON.stringify(verdicts, null, 1))

function verdict(mutant: Mutant, status: Verdict['status'], killer: string | null = null): Verdict {
  const { line, column } = mutant.location.start
  const { mutatorName, replacement } = mutant
  return { file: shortName(mutant.fileName), line: line + 1, column, mutatorName, replacement, status, killer }
}

await main()
