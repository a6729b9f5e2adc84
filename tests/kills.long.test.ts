import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Kills } from './soak/kills.ts'
import { buildProgram } from './soak/program.ts'

/** `npm run soak -- kills` kills a thousand times. */
const KILLS = 15

it('a game that is killed at random instants goes on, with every move that was confirmed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'machinami-kills-'))
  const kills = new Kills(await buildProgram(join(folder, 'program')), folder, 1)
  while (kills.counts.kills < KILLS) await kills.kill()
  expect(kills.counts.resumed).toBeGreaterThan(0)
  // A dead process leaves its lock and its draft at most, for the next one to clear away.
  expect(
    readdirSync(folder).filter((name) => !/^(program|game-\d+\.txt(\.(seed|rules|lock|new))?)$/.test(name)),
  ).toEqual([])
}, 120_000)
