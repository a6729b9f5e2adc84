import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { rolldown } from 'rolldown'
import { configurations } from '../laws/configurations.ts'
import { report } from './laws-report.ts'
import type { Result } from './laws-worker.ts'
import { optionsIn } from './options.ts'
import { writeSection } from './section.ts'

/**
 * `npm run soak -- laws --decisions 1e6 --workers 2 --records 2 --only both --fresh`
 * Goes on where it stopped (out/soak), and writes its part of docs/SOAK.md when every set-up has been played.
 */
const option = optionsIn(process.argv)
const decisions = Number(option('decisions', '1e6'))
const records = Number(option('records', '2'))
const workers = Number(option('workers', String(availableParallelism())))
const only = option('only', '')

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'out/soak')
const progress = join(folder, `progress-${decisions}.jsonl`)
const bundle = join(folder, 'worker.mjs')

async function build(): Promise<void> {
  const input = join(import.meta.dirname, 'laws-worker.ts')
  const built = await rolldown({
    input,
    platform: 'node',
    resolve: { conditionNames: ['source', 'node', 'import'] },
    optimization: { inlineConst: { mode: 'all' } },
  })
  await built.write({ file: bundle, format: 'esm' })
}

function resumed(): Map<number, Result> {
  if (!existsSync(progress)) return new Map()
  const lines = readFileSync(progress, 'utf8').trim().split('\n').filter(Boolean)
  return new Map(lines.map((line) => JSON.parse(line) as Result).map((result) => [result.nth, result]))
}

function tell(done: Map<number, Result>, all: number, begun: number, sinceStart: number): void {
  const seconds = (Date.now() - begun) / 1000
  const left = Math.round(((all - done.size) * seconds) / Math.max(1, sinceStart) / 60)
  const broken = [...done.values()].filter((result) => result.broken !== null).length
  process.stdout.write(`\r${done.size} of ${all} set-ups, ${broken} broken, about ${left} min left   `)
}

/** Every set-up under all laws. */
export async function soakLaws(): Promise<void> {
  const setups = configurations()
  const wanted = setups.map((_, nth) => nth).filter((nth) => only === '' || setups[nth].edition === only)
  mkdirSync(folder, { recursive: true })
  if (process.argv.includes('--fresh')) rmSync(progress, { force: true })
  const done = resumed()
  const waiting = wanted.filter((nth) => !done.has(nth))
  await build()
  const begun = Date.now()
  let finished = 0
  const work = (worker: Worker, resolve: () => void) => {
    const nth = waiting.shift()
    if (nth === undefined) return void worker.terminate().then(resolve)
    worker.postMessage({ nth, setup: setups[nth], decisions, records })
  }
  const run = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(bundle)
      worker.on('error', reject)
      worker.on('message', (result: Result) => {
        done.set(result.nth, result)
        appendFileSync(progress, `${JSON.stringify(result)}\n`)
        if (result.broken !== null) console.error(`\n${JSON.stringify(setups[result.nth])}: ${result.broken}`)
        finished++
        tell(done, wanted.length, begun, finished)
        work(worker, resolve)
      })
      work(worker, resolve)
    })
  await Promise.all(Array.from({ length: workers }, run))
  const results = wanted.map((nth) => done.get(nth)).filter((result) => result !== undefined)
  const text = report(setups, results, decisions, records)
  console.log(`\n\n${text}`)
  if (results.length === setups.length) writeSection('laws', text)
  process.exitCode = results.some((result) => result.broken !== null) ? 1 : 0
}
