// `npm run bench:against -- COMMIT [rounds] [seconds] [games]`: is the engine as fast as it was at that commit?
// Both are bundled and take turns in short rounds of processor time, so that a busy machine hurts both alike.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const GAMES = ['base, 2 players', 'base, 4 players', 'both expansions, ten stacks, 4', 'Machi Koro 2, 4 players']
const MODES = ['listed', 'logged', 'sampled']

const [commit, rounds = '40', seconds = '0.1', games = '0,1,2,3'] = process.argv.slice(2)
if (!commit) {
  console.error('Which commit? npm run bench:against -- COMMIT [rounds] [seconds] [games]')
  process.exit(2)
}

/** The sources of a commit, with the parts from elsewhere that are installed here. */
function checkOut(into) {
  execFileSync('git', ['worktree', 'add', '--detach', '--quiet', into, commit], { cwd: ROOT, stdio: 'inherit' })
  const parts = join(into, 'node_modules')
  mkdirSync(join(parts, '@machinami'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((each) => each !== '@machinami'))
    symlinkSync(join(ROOT, 'node_modules', name), join(parts, name))
  for (const name of readdirSync(join(into, 'packages')))
    symlinkSync(join(into, 'packages', name), join(parts, '@machinami', name))
}

async function bundle(root, into) {
  const { bundleInto } = await import(pathToFileURL(join(root, 'apps/cli/build.js')).href)
  await bundleInto(into)
  return join(into, 'bench-worker.js')
}

/** A thread that measures one game in one way; turns per second of processor time. */
function meter(file, column) {
  const worker = new Worker(file, { workerData: column })
  return {
    async measure() {
      worker.postMessage(Number(seconds))
      const [{ turns }] = await once(worker, 'message')
      return turns
    },
    close: () => worker.terminate(),
  }
}

const middle = (all, share = 0.5) => [...all].sort((a, b) => a - b)[Math.floor((all.length - 1) * share)]

async function compare(files, column) {
  const meters = files.map((file) => meter(file, column))
  const rates = [[], []]
  // The first rounds only warm up.
  for (let round = -6; round < Number(rounds); round++)
    for (const which of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const rate = await meters[which].measure()
      if (round >= 0) rates[which].push(rate)
    }
  await Promise.all(meters.map(({ close }) => close()))
  const ratios = rates[1].map((rate, nth) => rate / rates[0][nth])
  return { before: Math.max(...rates[0]), now: Math.max(...rates[1]), ratio: middle(ratios), ratios }
}

const folder = mkdtempSync(join(tmpdir(), 'machinami-bench-'))
const old = join(folder, 'old')
try {
  checkOut(old)
  const files = [await bundle(old, join(folder, 'a')), await bundle(ROOT, join(folder, 'b'))]
  console.log(
    'million turns per CPU-second: best before, best now; now / before: median of pairs (quartiles), best of each',
  )
  for (const [game, name] of [...GAMES.entries()].filter(([nth]) => games.includes(nth)))
    for (const mode of MODES) {
      const { before, now, ratio, ratios } = await compare(files, { game, mode })
      const [low, high] = [0.25, 0.75].map((share) => middle(ratios, share).toFixed(3))
      const best = [before, now].map((rate) => (rate / 1e6).toFixed(2)).join('  ')
      console.log(
        `${name.padEnd(32)} ${mode.padEnd(8)} ${best}  ${ratio.toFixed(3)} (${low}-${high})  ${(now / before).toFixed(3)}`,
      )
    }
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', old], { cwd: ROOT })
  rmSync(folder, { recursive: true, force: true })
}
