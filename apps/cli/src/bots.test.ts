import { type Bot, botNamed } from '@machinami/bots'
import { rulesFor } from '@machinami/engine'
import { loadLang } from '@machinami/lang'
import { expect, it, vi } from 'vitest'
import { readyBots } from './bots.ts'
import type { Cli } from './cli.ts'
import { processIo } from './io.ts'
import { numberFormatsFor } from './number-formats.ts'
import { paintFor } from './paint.ts'
import { WORDS } from './words/index.ts'

it('says once which bots have no net here', async () => {
  const random = botNamed('random') as Bot
  const lost: Bot = { ...random, id: 'expert', prepare: async () => 'no-net' }
  const write = vi.fn()
  const stderr = Object.assign(Object.create(process.stderr), { write })
  const cli: Cli = {
    io: { ...processIo(), stderr },
    lang: await loadLang('en'),
    refusals: await (await loadLang('en')).refusals(),
    words: WORDS.en,
    figures: numberFormatsFor('en'),
    paint: paintFor(false),
  }
  const rules = rulesFor({ edition: 'base', players: 3 })
  if ('refused' in rules) throw new Error(rules.refused)
  await readyBots(cli, [random, random], rules)
  expect(write).not.toHaveBeenCalled()
  await readyBots(cli, [random, lost, lost], rules)
  expect(write.mock.calls).toEqual([['No net fits this game: here expert can only play like the planner.\n']])
  write.mockClear()
  await readyBots(cli, [{ ...lost, prepare: async () => 'truncated' }], rules)
  expect(write.mock.calls).toEqual([
    ['The net of this game cannot be loaded: for now expert can only play like the planner.\n'],
  ])
})
