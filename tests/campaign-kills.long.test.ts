import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseCampaign } from '@machinami/campaign'
import { isRefusal } from '@machinami/cards'
import { Random } from '@machinami/engine'
import { expect, it } from 'vitest'
import { buildProgram } from './soak/program.ts'

const KILLS = 10
/** Milliseconds in which a whole small campaign is played: some kills come before the first line, some in a game. */
const MOST_MS = 900

/** Events that are written down; a file that is there can always be read. */
function eventsIn(file: string): number {
  if (!existsSync(file)) return 0
  const read = parseCampaign(readFileSync(file, 'utf8'))
  if (isRefusal(read)) throw new Error(`${read.refused}, line ${read.line}`)
  return read.log.length
}

it('a campaign that is killed at any instant goes on with all that was told, to an end that verifies', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'machinami-campaign-kills-'))
  const program = await buildProgram(join(folder, 'program'))
  const random = new Random(1, 3)
  const file = join(folder, 'summer.txt')
  const run = async (...args: string[]) => {
    const running = program.start(['campaign', ...args])
    const { code } = await running.ended
    // A game that was killed before its first line begins anew, which is said.
    expect([code, running.complaints().replace(/^.*begins anew.*\n/, '')]).toEqual([0, ''])
  }
  await run('new', file, '--pack', 'tiny', '--seats', 'Ann,Bob,bot:planner')
  const before = [eventsIn(file)]
  for (let kill = 0; kill < KILLS; kill++) {
    const { child, told, ended } = program.start(['campaign', 'play', file, '--bots', '--until', 'end'])
    if (random.below(2) === 0) while (told() === '' && child.exitCode === null) await setTimeout(2)
    await setTimeout(random.below(MOST_MS))
    child.kill('SIGKILL')
    await ended
    before.push(eventsIn(file))
  }
  expect(before).toEqual([...before].sort((a, b) => a - b))
  expect(new Set(before).size).toBeGreaterThan(2)
  await run('play', file, '--bots', '--until', 'end')
  await run('verify', file)
  expect(readdirSync(folder).filter((name) => !/^(program|summer\.txt(\.(lock|new|game\.new))?)$/.test(name))).toEqual(
    [],
  )
}, 180_000)
