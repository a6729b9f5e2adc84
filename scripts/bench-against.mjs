// `npm run bench:against -- COMMIT [lives] [rounds] [games]`: is the engine as fast as it was at that commit?
// Both are bundled and take turns in short rounds of processor time, so that a busy machine hurts both alike. What V8
// inlines is luck that lasts as long as a thread: hence several short lives of each, and the middle one counts.
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

const SECONDS = 0.06
const WARM_UP_ROUNDS = 4

const [commit, lives = '7', rounds = '5', games = '0,1,2,3'] = process.argv.slice(2)
if (!commit) {
  console.error('Which commit? npm run bench:against -- COMMIT [lives] [rounds] [games]')
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
      worker.postMessage(SECONDS)
      const [{ turns }] = await once(worker, 'message')
      return turns
    },
    close: () => worker.terminate(),
  }
}

/** One life of two threads, old and new: the best round of each. */
async function liveOnce(files, column, nth) {
  const meters = files.map((file) => meter(file, column))
  const best = [0, 0]
  for (let round = -WARM_UP_ROUNDS; round < Number(rounds); round++)
    for (const which of (round + nth) % 2 === 0 ? [0, 1] : [1, 0]) {
      const rate = await meters[which].measure()
      if (round >= 0) best[which] = Math.max(best[which], rate)
    }
  await Promise.all(meters.map(({ close }) => close()))
  return best
}

const inOrder = (all) => [...all].sort((a, b) => a - b)
const middle = (all) => inOrder(all)[Math.floor((all.length - 1) / 2)]

async function compare(files, column) {
  const pairs = []
  for (let nth = 0; nth < Number(lives); nth++) pairs.push(await liveOnce(files, column, nth))
  const [before, now] = [0, 1].map((which) => middle(pairs.map((pair) => pair[which])))
  const ratios = inOrder(pairs.map(([old, young]) => young / old))
  return { before, now, ratio: now / before, slowest: ratios[0], fastest: ratios.at(-1) }
}

const folder = mkdtempSync(join(tmpdir(), 'machinami-bench-'))
const old = join(folder, 'old')
try {
  checkOut(old)
  const files = [await bundle(old, join(folder, 'a')), await bundle(ROOT, join(folder, 'b'))]
  console.log(`million turns per CPU-second, median of ${lives} lives: before, now; now / before (each life's own)`)
  for (const [game, name] of [...GAMES.entries()].filter(([nth]) => games.includes(nth)))
    for (const mode of MODES) {
      const { before, now, ratio, slowest, fastest } = await compare(files, { game, mode })
      const rates = [before, now].map((rate) => (rate / 1e6).toFixed(2)).join('  ')
      const spread = `${slowest.toFixed(2)}-${fastest.toFixed(2)}`
      console.log(`${name.padEnd(32)} ${mode.padEnd(8)} ${rates}  ${ratio.toFixed(2)} (${spread})`)
    }
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', old], { cwd: ROOT })
  rmSync(folder, { recursive: true, force: true })
}
