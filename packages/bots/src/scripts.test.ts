import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** From `packages/bots/src`. */
const RUN = new URL('../scripts/run.mjs', import.meta.url).pathname

it.each(['figures', 'train'])('%s says how it is used when it is asked for nothing', (name) => {
  const { status, stderr } = spawnSync(process.execPath, [RUN, name], { encoding: 'utf8' })
  expect({ status, isHelp: stderr.includes(name === 'figures' ? 'figures levels' : 'EDITION') }).toEqual({
    status: 2,
    isHelp: true,
  })
})
