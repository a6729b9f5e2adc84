import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { bundle, instrument, type Mutant, shortName, targets } from './instrument.ts'
import { report, type Verdict } from './report.ts'
import type { DryRun } from './worker.ts'

/**
 * `npm run mutation`: changes the engine in thousands of small ways, one at a time, and sees whether a test notices.
 * `-- legal turn` tries only files with these words in their name; `--seconds 60` is how long one mutant may think.
 */
const words = process.argv.slice(2).filter((word, nth, all) => !word.startsWith('--') && !all[nth - 1]?.startsWith('--'))
const option = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : Number(process.argv[at + 1])
}
const patience = option('seconds', 60) * 1000
const folder = join(import.meta.dirname, '../../out/mutation')
const file = join(folder, 'worker.mjs')

/** Sends one task to a worker and waits for its answer; null when it takes too long. */
function ask<Answer>(worker: Worker, task: object, limit: number): Promise<Answer | null> {
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
  const run = await ask<DryRun>(worker, {}, 600_000)
  await worker.terminate()
  if (!run) throw new Error('the tests take too long')
  if (run.failures.length > 0) throw new Error(`tests fail without any mutant:\n${run.failures.join('\n')}`)
  return run
}

/** Quick tests first; how often they reach the mutant tells when one runs in circles. */
function plan(run: DryRun, mutant: string): { order: number[]; hits: number } {
  const reaching = Object.keys(run.coverage).filter((test) => run.coverage[test][mutant] > 0)
  const order = reaching.map(Number).sort((a, b) => run.milliseconds[a] - run.milliseconds[b])
  return { order, hits: Math.max(1, ...reaching.map((test) => run.coverage[test][mutant])) }
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const wanted = targets().filter((target) => words.length === 0 || words.some((word) => target.includes(word)))
  const { files, mutants } = await instrument(wanted)
  await bundle(files, file)
  const run = await dryRun()
  console.log(`${mutants.length} mutants in ${wanted.length} files, ${Object.keys(run.milliseconds).length} tests`)
  const verdicts: Verdict[] = []
  const waiting = [...mutants]
  const begun = Date.now()
  const tell = () => {
    const survived = verdicts.filter(({ status }) => status === 'survived').length
    const minutes = ((Date.now() - begun) / 60_000) * (waiting.length / Math.max(1, verdicts.length))
    process.stdout.write(`\r${verdicts.length} of ${mutants.length}, ${survived} survived, ${minutes.toFixed(0)} min left  `)
  }
  await Promise.all(
    Array.from({ length: option('workers', availableParallelism()) }, async () => {
      let worker = new Worker(file)
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const { order, hits } = plan(run, mutant.id)
        if (order.length === 0) verdicts.push(verdict(mutant, 'static'))
        else {
          const answer = await ask<{ killer: string | null }>(worker, { mutant: mutant.id, order, hits }, patience)
          if (answer) verdicts.push(verdict(mutant, answer.killer === null ? 'survived' : 'killed', answer.killer))
          else {
            verdicts.push(verdict(mutant, 'timeout'))
            await worker.terminate()
            worker = new Worker(file)
          }
        }
        tell()
      }
      await worker.terminate()
    }),
  )
  verdicts.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
  writeFileSync(join(folder, 'report.json'), JSON.stringify(verdicts, null, 1))
  console.log(`\n\n${report(verdicts)}`)
}

function verdict(mutant: Mutant, status: Verdict['status'], killer: string | null = null): Verdict {
  const { line, column } = mutant.location.start
  const { mutatorName, replacement } = mutant
  return { file: shortName(mutant.fileName), line: line + 1, column, mutatorName, replacement, status, killer }
}

await main()
