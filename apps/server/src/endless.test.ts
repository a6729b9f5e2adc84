import { type Establishment, type Ruleset, rulesetFor } from '@machinami/cards'
import { formatAnswer, parseRecord } from '@machinami/engine'
import { recordOf } from '@machinami/remote'
import { type Question, verify } from '@machinami/table'
import { expect, test } from 'vitest'
import { onBoth } from './testing/both.ts'
import { must, NODE, questionTo, sit, type TestServer, twoAtTable, until } from './testing/server.ts'

/** Games that strangers made to burden a server. */

let server: TestServer
const useIt = (opened: TestServer): void => {
  server = opened
}

/** Every turn throws hundreds of dice, and nobody can pay what wins. */
function endless(): Ruleset {
  const base = must(rulesetFor({ edition: 'base', players: 2 }))
  const [field] = base.cards as readonly Establishment[]
  const landmark = base.cards.filter(({ kind }) => kind === 'landmark').slice(0, 1)
  const boats = Array.from({ length: 20 }, (_, nth): Establishment => {
    const on = Array.from({ length: 12 }, (_, number) => number + 1)
    const does = [{ verb: 'gain', amount: { dice: 2, thrown: 'each-copy' } }] as const
    return { ...field, id: `boat-${nth}`, color: 'blue', icon: 'boat', on, cost: 0, copies: 60, does }
  })
  return {
    ...base,
    cards: [...boats, ...landmark],
    startCards: Array.from({ length: 30 }, (_, nth) => `boat-${nth % 20}`),
    goal: [{ landmarks: 'all' }, { coins: 1000 }],
    turnLimit: 30_000,
  }
}

const isBoat = ({ answer }: Question['options'][number]): boolean => formatAnswer(answer).includes('boat')

/** No piece of a game that is read again has more deeds. */
const PIECE = 100

/** Somebody comes back: how many deeds are read, and how often others have their turn before all of them are. */
async function readAgain(table: string, secret: string) {
  const { store } = server.running().rooms.world
  const { nodes } = store
  const read = store.read.bind(store)
  const hereElsewhere = nodes?.hereElsewhere.bind(nodes)
  let deeds = 0
  let turns = 0
  let isLaying = false
  const turn = (): void => {
    if (!isLaying) return
    turns++
    setImmediate(turn)
  }
  store.read = async (id, from) => {
    const kept = await read(id, from)
    deeds = kept?.deeds.length ?? 0
    isLaying = true
    setImmediate(turn)
    return kept
  }
  // Where there are other nodes they are asked afterwards: turns in which only that is waited for say nothing.
  if (nodes && hereElsewhere)
    nodes.hereElsewhere = (id) => {
      isLaying = false
      return hereElsewhere(id)
    }
  const back = await sit(server, table, secret)
  await until(() => (back.now.game?.entries ?? 0) > 20_000)
  isLaying = false
  store.read = read
  if (nodes && hereElsewhere) nodes.hereElsewhere = hereElsewhere
  return { deeds, turns, back }
}

onBoth(useIt, () => {
  test('SEC-17 A game that was made never to end is given up before it burdens anybody, and read again in small pieces.', async () => {
    const { table, secrets, ann, bob, players } = await twoAtTable(server, { game: { ruleset: endless() } })
    const isOver = (): boolean => ann.now.doc?.phase === 'over'
    while (!isOver()) {
      await until(() => isOver() || players.some((each) => questionTo(each)))
      for (const each of players) {
        const asked = questionTo(each)
        // The first building there is, and never the landmark.
        if (asked) await each.play(asked.n, (asked.options.find(isBoat) ?? asked.options[0]).move)
      }
    }
    for (const each of [ann, bob]) each.leave()
    await until(() => server.running().rooms.counts.open === 0)
    const { deeds, turns, back } = await readAgain(table, secrets[0])
    expect(deeds).toBeGreaterThan(20 * PIECE)
    expect(turns).toBeGreaterThanOrEqual(Math.floor(deeds / PIECE))
    expect(back.now.doc?.phase).toBe('over')
    const record = must(parseRecord(String(await recordOf(NODE, server.url, table))))
    expect(record.abandoned).toBe(true)
    expect(verify(record)).toMatchObject({ ended: 'abandoned' })
    back.leave()
  })
})
