import { createCipheriv } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Cipher,
  formatSealed,
  type Learned,
  NOTHING_LEARNED,
  readPack,
  sealPack,
  withLearned,
} from '@machinami/campaign'
import { type FarTable, foundCampaign, sitAt, type World } from '@machinami/remote'
import type { Island, NewCampaign, TownAnswer } from '@machinami/wire'
import { openEnvelope } from '../rooms/campaign/envelopes.ts'
import { aSecret, must, NODE, playOn, type TestServer, there, until } from './server.ts'

const PACKS = join(import.meta.dirname, '../../../../packs')

const cipher: Cipher = {
  seal: (text, key) => {
    const sealing = createCipheriv('chacha20-poly1305', key, Buffer.alloc(12), { authTagLength: 16 })
    return Buffer.concat([sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()])
  },
  open: openEnvelope,
}

export function packNamed(name: string) {
  const folder = join(PACKS, name)
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.\w+$/.test(path))
  const read = readPack(Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')])))
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  return read.pack
}

const packs = new Map<string, string>()
/** A pack as apps ship it. */
export function sealed(name: string): string {
  const text = packs.get(name) ?? formatSealed(sealPack(packNamed(name), cipher))
  packs.set(name, text)
  return text
}
/** The campaign of two games. */
export const sealedTiny = (): string => sealed('tiny')

export const TINY: NewCampaign = { pack: '', seats: 2, name: 'Ann', townNames: ['Puddle Bay', 'Foxholm', 'Soupton'] }

export const newCampaign = async (
  server: Pick<TestServer, 'url'>,
  secret: string,
  more: Partial<NewCampaign> = {},
): Promise<{ table: string; code: string }> => {
  const pack = more.file === undefined ? { pack: sealedTiny() } : {}
  const { pack: _, ...rest } = TINY
  return must(await foundCampaign(NODE, server.url, secret, { ...rest, ...pack, ...more }))
}

/** Somebody at a campaign: everything they were ever told of it. */
export interface Islander {
  readonly far: FarTable
  readonly secret: string
  readonly url: string
  readonly by: 'socket' | 'http'
  readonly told: { events: unknown[]; book: Learned; frames: number }
}

export interface SitHow {
  readonly by?: 'socket' | 'http'
  readonly world?: World
}

export async function visit(url: string, campaign: string, secret: string, how: SitHow = {}): Promise<Islander> {
  const { by = 'socket', world = NODE } = how
  const told: Islander['told'] = { events: [], book: NOTHING_LEARNED, frames: 0 }
  const far = sitAt({
    ...{ server: url, table: campaign, secret, world, by },
    heard: (frame) => {
      if (frame.is !== 'island') return
      if (frame.from !== told.events.length && frame.from + frame.events.length !== told.events.length)
        throw new Error(`events from ${frame.from} on after ${told.events.length}`)
      told.events = [...told.events.slice(0, frame.from), ...frame.events]
      told.book = withLearned(told.book, frame.learned)
      told.frames++
    },
  })
  await until(() => far.now.doc !== null)
  return { far, secret, url, by, told }
}

export const islandOf = ({ far }: Islander): Island => there(far.now.island)

/** Ann and Bob have founded their campaign and may read its first card. */
export async function twoOnIsland(
  server: TestServer,
  more: Partial<NewCampaign> = {},
  by: 'socket' | 'http' = 'socket',
) {
  const secrets = [aSecret(), aSecret()]
  const { table: campaign, code } = await newCampaign(server, secrets[0], more)
  const ann = await visit(server.url, campaign, secrets[0], { by })
  const bob = await visit(server.url, campaign, secrets[1], { by })
  must(await bob.far.do({ do: 'join', name: 'Bob' }))
  return { campaign, code, secrets, ann, bob, people: [ann, bob] }
}

/** What somebody who does not think answers. */
function answerTo(island: Island, town: number, isTogether: boolean) {
  const {
    n,
    kind,
    options = [],
  } = there(island.asked.find((each) => each.town === town || (isTogether && each.town === null)))
  const given: { readonly [kind: string]: TownAnswer } = {
    colour: { kind: 'colour', colour: String(options[0]) },
    name: { kind: 'name', name: `Town ${town + 1}` },
    side: { kind: 'side', side: 'A' },
    number: { kind: 'number', number: Number(options[0]) },
    option: { kind: 'option', option: String(options[0]) },
    sticker: { kind: 'sticker' },
    sign: { kind: 'sign' },
  }
  return kind in given ? ({ do: 'answer', n, answer: given[kind] } as const) : ({ do: 'read', n } as const)
}

const isAsked = ({ far }: Islander): boolean => {
  const { island, me, doc } = far.now
  const read = doc?.evening?.read
  return (island?.asked ?? []).some(({ n, town, kind }) =>
    town === null ? kind !== 'start-free-game' && !(read?.n === n && read.towns.includes(me ?? -1)) : town === me,
  )
}

/** Everybody does what is theirs, cards and games alike, until it is so. */
export async function goOnUntil(people: readonly Islander[], isSo: (island: Island) => boolean): Promise<void> {
  for (;;) {
    const now = people[0].far.now.island
    if (now && isSo(now)) return
    const table = people[0].far.now.doc?.evening?.table ?? null
    if (table !== null) await playGame(people, table)
    else {
      const asked = people.find(isAsked)
      if (asked) await doNext(asked)
      else await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
}

export async function doNext(islander: Islander): Promise<void> {
  const { me } = islander.far.now
  // Somebody else may have been quicker: then it is asked anew.
  const refusal = await islander.far.do(answerTo(islandOf(islander), me ?? -1, true))
  if (refusal && refusal.refused !== 'stale-question') throw new Error(JSON.stringify(refusal))
}

/** The game on the table, to its end, when the campaign is told of it, or for so many moves; how many entries it then has. */
export async function playGame(people: readonly Islander[], table: string, most?: number): Promise<number> {
  const players = people.map(({ url, secret, by }) => sitAt({ server: url, table, secret, world: NODE, by }))
  await until(() => players.every(({ now }) => now.doc !== null))
  if (players[0].now.doc?.phase === 'waiting') await players[0].do({ do: 'begin' })
  await until(() => players.every(({ now }) => (now.game?.entries ?? 0) > 0))
  await playOn(players, most)
  if (most === undefined) await until(() => people[0].far.now.doc?.evening?.table !== table)
  for (const player of players) player.leave()
  return players[0].now.game?.entries ?? 0
}
