import { isRefused, type Thing } from '@machinami/wire'
import { effect } from '@preact/signals'
import { route } from '../shell/router.ts'
import { shelfChanged } from '../store/campaigns.ts'
import { write } from '../store/database.ts'
import { gamesChanged } from '../store/games.ts'
import { type Settings, settings } from '../store/settings.ts'
import { keep, recall } from '../store/storage.ts'
import { account, things } from './account.ts'
import { CAMPAIGNS } from './campaign-sync.ts'
import { GAMES } from './game-sync.ts'
import { callMe, isMyTable, type MyTable, mergeTables, myName, myTables } from './my-tables.ts'
import { type Sides, syncShelf } from './shelf-sync.ts'

/** Keeps this browser and its account in step: what is newer on either side goes to the other. */

const KEY = 'synced'
/** What both sides had when they were last compared. */
interface Synced {
  readonly tables: readonly string[]
  readonly settings: string
  readonly name: string
}

function synced(): Synced {
  try {
    return { tables: [], settings: '', name: '', ...(JSON.parse(recall(KEY) ?? '{}') as Partial<Synced>) }
  } catch {
    return { tables: [], settings: '', name: '' }
  }
}

const asThing = (table: MyTable): Thing => ({
  ...{ kind: 'table', id: table.table, text: JSON.stringify(table), changed: Math.round(table.at) },
})

function tableIn({ text }: Thing): MyTable | null {
  try {
    const value: unknown = JSON.parse(text)
    return isMyTable(value) ? value : null
  } catch {
    return null
  }
}

/** Where something was changed here since, ours is right; otherwise what is kept is. */
const single = (id: string, ours: string, before: string): Thing[] =>
  ours !== before && ours !== '' ? [{ kind: 'own', id, text: ours, changed: Date.now() }] : []

const SIDES: Sides = { things, write }

let isRunning = false
let isWanted = false

export async function sync(): Promise<void> {
  isWanted = true
  if (isRunning || !account.peek()) return
  isRunning = true
  try {
    while (isWanted && account.peek()) {
      isWanted = false
      await once()
      const { screen, part } = route.peek()
      const isCampaignsDone = await syncShelf(CAMPAIGNS, screen === 'campaign' ? part : '', SIDES)
      const isGamesDone = await syncShelf(GAMES, screen === 'play' ? part : '', SIDES)
      isWanted ||= !isCampaignsDone || !isGamesDone
    }
  } finally {
    isRunning = false
  }
}

async function once(): Promise<void> {
  const before = synced()
  const tables = myTables.peek()
  const here = new Set(tables.map(({ table }) => table))
  const own = { settings: JSON.stringify(settings.peek()), name: myName.peek() }
  // Somebody who comes for the first time takes the settings that are kept, if there are any.
  const isFirst = before.settings === ''
  const put = isFirst
    ? []
    : [...single('settings', own.settings, before.settings), ...single('name', own.name, before.name)]
  const drop = before.tables.filter((id) => !here.has(id)).map((id) => ({ kind: 'table', id }))
  const down = await things({ put: [...tables.map(asThing), ...put], drop, only: [{ kind: 'table' }, { kind: 'own' }] })
  if (isRefused(down)) return
  const found = down.things.flatMap((each) => (each.kind === 'table' ? (tableIn(each) ?? []) : []))
  // What was changed here while the account was asked is newer than its answer: it goes there the next time.
  const stillHere = new Set(myTables.peek().map(({ table }) => table))
  mergeTables(found.filter(({ table }) => stillHere.has(table) || !here.has(table)))
  const isSame = { settings: JSON.stringify(settings.peek()) === own.settings, name: myName.peek() === own.name }
  const kept = (id: keyof typeof isSame) => down.things.find((each) => each.kind === 'own' && each.id === id)?.text
  take(isSame.settings ? kept('settings') : undefined, isSame.name ? kept('name') : undefined)
  const now = { settings: JSON.stringify(settings.peek()), name: myName.peek() }
  const both = { settings: (isSame.settings ? now : own).settings, name: (isSame.name ? now : own).name }
  keep(KEY, JSON.stringify({ tables: found.map(({ table }) => table), ...both } satisfies Synced))
  if (isFirst && kept('settings') === undefined)
    await things({ put: [...single('settings', now.settings, ''), ...single('name', now.name, '')], only: [] })
}

function take(ownSettings: string | undefined, name: string | undefined): void {
  if (name !== undefined && name !== myName.peek()) callMe(name)
  try {
    const wanted = JSON.parse(ownSettings ?? '{}') as Partial<Settings>
    // The language is what somebody reads here, whatever they read elsewhere.
    const next = { ...settings.peek(), ...wanted, lang: settings.peek().lang }
    if (JSON.stringify(next) !== JSON.stringify(settings.peek())) settings.value = next
  } catch {
    // What cannot be read changes nothing.
  }
}

/** A moment, so that several changes travel together. Milliseconds. */
const MOMENT = 1500
let stop: (() => void) | null = null

/** From now on, as long as this page is open. */
export function keepInStep(): void {
  if (stop) return
  // Whoever puts their telephone away may take up another device.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void sync())
  stop = effect(() => {
    const own = [account.value, myTables.value, settings.value, myName.value]
    const lists = [route.value, gamesChanged.value, shelfChanged.value]
    const later = setTimeout(() => void sync(), own.length + lists.length > 0 ? MOMENT : 0)
    return () => clearTimeout(later)
  })
}
