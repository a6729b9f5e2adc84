import postgres from 'postgres'
import type { Cables } from './cables.ts'

export const CHANNEL = 'machinami'
/** Milliseconds. */
const BEAT = 2000

/**
 * Hears what other nodes say, on a cable of its own. To listen again and again costs nothing where one listens already; where the cable
 * was lost it is what must be done; and where nothing comes back the cable is dead.
 */
export class Ears {
  private isOpen = false
  private heardAt = Number.NEGATIVE_INFINITY
  private readonly sql: postgres.Sql
  private readonly cables: Cables
  private readonly missed: () => void
  private readonly timer: NodeJS.Timeout
  private listening: Promise<void> | null = null
  private isClosing = false

  constructor(url: string, cables: Cables, hear: (payload: string) => void, missed: () => void) {
    this.cables = cables
    this.missed = missed
    const alone = { max: 1, max_lifetime: null, fetch_types: false }
    const onclose = (): void => {
      this.isOpen = false
      // Soon, not at once: a database that has just gone may be away for a while.
      if (!this.isClosing) setTimeout(() => this.beat(), BEAT / 10).unref()
    }
    const onnotify = (_: string, payload: string): void => hear(payload)
    this.sql = postgres(url, Object.assign({ ...cables.options, ...alone }, { onclose, onnotify }))
    this.timer = setInterval(() => this.beat(), BEAT)
    this.timer.unref()
  }

  private beat(): void {
    this.listen().catch(() => undefined)
  }

  listen(): Promise<void> {
    this.listening ??= this.cables
      .inTime(this.sql`listen ${this.sql(CHANNEL)}`)
      .then(() => this.hearAgain())
      .finally(() => {
        this.listening = null
      })
    return this.listening
  }

  /** Whether what others say now is not heard, as far as is known. */
  get isDeaf(): boolean {
    return !this.isOpen || this.cables.now - this.heardAt > 2 * BEAT
  }

  private hearAgain(): void {
    this.heardAt = this.cables.now
    if (this.isOpen) return
    this.isOpen = true
    this.missed()
  }

  async close(): Promise<void> {
    this.isClosing = true
    clearInterval(this.timer)
    await this.sql.end({ timeout: 1 })
  }
}
