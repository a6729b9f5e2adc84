import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Random } from '@machinami/engine'
import { faultAfter, type Kept, keptIn } from '../game-file.ts'
import { add, type Part } from '../part.ts'
import type { Program } from '../program.ts'

const SIZE_KB = 128
const ANSWERS = 40

/** A game in the terminal on a small disk that fills up at random: what was saved stays whole, and goes on later. */
export function diskPart(program: Program, folder: string): Part {
  const disk = join(folder, 'disk')
  mkdirSync(disk, { recursive: true })
  const counts: Part['counts'] = {}
  if (!isMounted(disk)) return { name: 'disk', counts, missing: 'nobody here may mount a small disk', turn: () => {} }
  let game = 0
  return {
    name: 'disk',
    counts,
    turn: async (seed) => {
      const file = join(disk, `game-${++game}.txt`)
      const random = new Random(seed, 6)
      let before: Kept = keptIn(file)
      for (let stretch = 0; stretch < 3 && !before.isOver; stretch++)
        before = await play(program, disk, file, random, counts)
      for (const end of ['', '.seed', '.rules', '.lock', '.new']) rmSync(file + end, { force: true })
    },
    close: () => leaveDisk(folder),
  }
}

/** Takes the small disk away, also one that a killed soak has left. */
export function leaveDisk(folder: string): void {
  try {
    execFileSync('umount', [join(folder, 'disk')], { stdio: 'ignore' })
  } catch {}
}

function isMounted(disk: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_KB}k`, 'none', disk], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function play(
  program: Program,
  disk: string,
  file: string,
  random: Random,
  counts: Part['counts'],
): Promise<Kept> {
  const before = keptIn(file)
  const isNew = before.moments.length === 0
  const args = isNew ? ['--record', file, '--force', '--seats', 'Ann,Bob', '--edition', 'both'] : ['--resume', file]
  fill(disk, random.below(SIZE_KB))
  const running = program.start(['play', ...args], { XDG_DATA_HOME: disk, TMPDIR: disk })
  const answers = Array.from({ length: ANSWERS }, () => `${1 + random.below(4)}\n`)
  running.child.stdin?.end(answers.join(''))
  const { code } = await running.ended
  const isFull = /can no longer be written|Nothing can be written/.test(running.complaints())
  rmSync(join(disk, 'filler'), { force: true })
  const after = keptIn(file)
  // What could not be saved was said to be so.
  const fault = faultAfter(before, after, isFull ? '' : running.told())
  if (fault !== null) throw new Error(`${file}: ${fault}\n${running.complaints()}`)
  if (code !== 0 && code !== 1) throw new Error(`exit code ${code}: ${running.complaints()}`)
  add(counts, isFull ? 'stretches on a full disk' : 'stretches with room')
  add(counts, 'moves kept', after.moments.length - before.moments.length)
  return after
}

/** Takes so many kilobytes, or what is left. */
function fill(disk: string, kilobytes: number): void {
  try {
    writeFileSync(join(disk, 'filler'), Buffer.alloc(kilobytes * 1024))
  } catch {}
}
