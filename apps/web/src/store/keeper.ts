import type { Save } from '@machinami/host'
import { signal } from '@preact/signals'
import { put, write } from './database.ts'
import { noteEnded, noteGoingOn } from './going-on.ts'
import type { GameRow } from './kept.ts'

/** A name that no other game has. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => (byte % 36).toString(36)).join('')

/** What changes of a row from step to step. */
export type Standing = Omit<GameRow, 'key' | 'begun' | 'updated'>

interface Told {
  readonly took: string
  readonly by: string
}

/** Tabs tell each other which game they have taken; where there is no channel each believes to be alone. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('machinami.games') : null
const tab = newKey()

/** From now on this tab keeps the game; any other that has it open is told. */
export function takeFromOtherTabs(key: string): void {
  const took: Told = { took: key, by: tab }
  channel?.postMessage(took)
}

/** The place of one game in the database, for as long as it is on a table. */
export class Keeper {
  readonly key: string
  readonly begun: number
  /** Set when another tab plays on with the same game: the last to take it keeps it. */
  readonly elsewhere = signal(false)

  constructor(key = newKey(), begun = Date.now()) {
    this.key = key
    this.begun = begun
    channel?.addEventListener('message', this.hear)
    this.take()
  }

  /** From now on this tab keeps the game. */
  take(): void {
    this.elsewhere.value = false
    takeFromOtherTabs(this.key)
  }

  leave(): void {
    channel?.removeEventListener('message', this.hear)
  }

  private readonly hear = ({ data }: MessageEvent<Told>): void => {
    if (data.took === this.key && data.by !== tab) this.elsewhere.value = true
  }

  /** Keeps the game as it stands; says whether it could. */
  async keep(save: Save, standing: Standing): Promise<boolean> {
    const { key, begun } = this
    if (this.elsewhere.peek()) return false
    const row: GameRow = { ...standing, key, begun, updated: Date.now() }
    if (row.over) noteEnded(key)
    else noteGoingOn({ key, edition: row.edition, turn: row.turn })
    return (await write(put('games', row), put('saves', { key, save }))) === null
  }
}
