import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type KillCounts, Kills } from './kills.ts'
import { optionsIn, whole } from './options.ts'
import { buildProgram } from './program.ts'
import { writeSection } from './section.ts'

/** `npm run soak -- kills --kills 1000 --seed 1 --write`: kills games in the terminal until something is lost. */
export async function killMany(): Promise<void> {
  const option = optionsIn(process.argv)
  const wanted = Number(option('kills', '1000'))
  const seed = Number(option('seed', '1'))
  const folder = join(import.meta.dirname, '../../out/soak/kills')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const kills = new Kills(await buildProgram(join(folder, 'program')), folder, seed)
  while (kills.counts.kills < wanted) {
    await kills.kill()
    process.stdout.write(`\r${kills.counts.kills} of ${wanted} kills   `)
  }
  const text = report(kills.counts, seed)
  console.log(`\n\n${text}`)
  if (process.argv.includes('--write')) writeSection('kills', text)
}

const report = ({ kills, early, resumed, finished, confirmed }: KillCounts, seed: number): string =>
  `\`npm run soak -- kills\` plays in the terminal with the built program, kills it (\`kill -9\`) at random instants, goes on,
and so on until the game is over. After each kill the record and its seed must be whole, hold every move that was there
before, every answer that was confirmed by the next question and every turn that was told.

Last run: ${new Date().toISOString().slice(0, 10)}, seed ${seed}: ${whole(kills)} kills, ${whole(early)} of them before anything \
was told; gone on ${whole(resumed)} times; ${whole(finished)} games played to their end with ${whole(confirmed)} answers. \
Games that could not be gone on with: none. Confirmed moves lost: none.`
