import { type Ruleset, rulesetFor } from '@machinami/cards'
import { formatRecord } from '@machinami/engine'
import { Table } from '@machinami/table'
import { expect, test } from 'vitest'
import { Host } from './host.ts'
import type { Command, GameMoment, Save } from './messages.ts'

const setup = { edition: 'base', players: 2 } as const
const seats = [{ name: 'Ann' }, { name: 'Ben', bot: 'random' }]

async function momentAfter(host: Host, command: Command): Promise<GameMoment> {
  const reply = await host.answer(command)
  if (reply.is !== 'begun' && reply.is !== 'moment') throw new Error(JSON.stringify(reply))
  return reply.moment
}

/** Goes on with a game for some turns and keeps it again. */
async function visit(save: Save, turns = 3): Promise<Save> {
  const host = new Host()
  let moment = await momentAfter(host, { do: 'resume', save })
  for (let i = 0; i < turns * 2; i++) {
    if (moment.goesOn) moment = await momentAfter(host, { do: 'next', all: true })
    const [{ seat, n, options }] = moment.questions
    moment = await momentAfter(host, { do: 'play', seat, n, move: options[0].move })
  }
  const { record, seed } = moment
  return { format: 1, record, ...(seed === undefined ? {} : { seed }) }
}

function begun(rules: { setup: typeof setup } | { ruleset: Ruleset }): Table {
  const table = Table.create({ ...rules, seats, seed: '0'.repeat(32) })
  if ('refused' in table) throw new Error(table.refused)
  const [{ seat, n, options }] = table.asked()
  table.play(seat, n, options[0].move)
  table.run()
  return table
}

test('a record from elsewhere, whose seed nobody knows, can be left and gone on with again', async () => {
  const record = begun({ setup }).record()
  const once = await visit({ format: 1, record: formatRecord(record) })
  const twice = await visit(once)
  expect(twice.seed).toBe(once.seed)
  expect(twice.record).toContain(`commitment ${record.commitment}`)
})

test('a kept game goes on by its own rules when an update has changed them', async () => {
  const ruleset = { ...(rulesetFor(setup) as Ruleset), startCoins: 5 }
  const { ruleset: _, ...record } = begun({ ruleset }).record()
  const save: Save = { format: 1, record: formatRecord({ ...record, setup }), seed: '0'.repeat(32) }
  expect(await new Host().answer({ do: 'resume', save })).toMatchObject({ refusal: { refused: 'ruleset-differs' } })
  expect((await visit({ ...save, ruleset })).record).toContain('"startCoins":5')
})

test('a bot that has retired is replaced by a fair one', async () => {
  const record = formatRecord(begun({ setup }).record()).replace('p2 random', 'p2 nobody-knows-me')
  const reply = await new Host().answer({ do: 'resume', save: { format: 1, record } })
  expect(record).toContain('nobody-knows-me')
  expect(reply).toMatchObject({ is: 'begun', info: { seats: [{ name: 'Ann' }, { name: 'Ben', bot: 'planner' }] } })
})
