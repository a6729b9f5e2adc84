import { isRefusal } from '@machinami/cards'
import { formatAnswer, toAnswer } from '@machinami/engine'
import { type GameMoment, momentFor } from '@machinami/host'
import type { Deed, Down, TableDoc, WireRefused } from '@machinami/wire'
import { Line, type LineOptions, type LineState } from './line.ts'
import { Mirror } from './mirror.ts'

/** A table on a server as this side knows it: who is there, and the game as it can be seen from here. */
export interface TableAtHand {
  readonly doc: TableDoc | null
  /** My seat; null while I only watch. */
  readonly me: number | null
  /** Seats that are connected, and how many watch. */
  readonly here: readonly number[]
  readonly watching: number
  readonly line: LineState
  /** The game, once it has begun. */
  readonly game: Mirror | null
}

export interface FarTable {
  readonly now: TableAtHand
  do(deed: Deed): Promise<WireRefused | null>
  /** The answer to a question by its number, as screens give it. */
  play(n: number, move: number): Promise<WireRefused | null>
  /** Takes back the last free decision. */
  undo(): Promise<WireRefused | null>
  /** How things stand, and what happened from an entry on. */
  moment(from: number): GameMoment | null
  retry(): void
  leave(): void
}

export interface SitOptions extends Omit<LineOptions, 'entries' | 'hear' | 'state'> {
  /** Called after each frame, when `now` is up to date. */
  readonly heard?: (frame: Down) => void
  readonly changed?: () => void
}

/** Sits down at a table, or watches it. */
export function sitAt({ heard, changed, ...options }: SitOptions): FarTable {
  let now: TableAtHand = { doc: null, me: null, here: [], watching: 0, line: { is: 'connecting' }, game: null }
  const become = (news: Partial<TableAtHand>): void => {
    now = { ...now, ...news }
  }
  const hear = (frame: Down): void => {
    if (frame.is === 'table') become({ doc: frame.table, me: frame.me })
    if (frame.is === 'here') become({ here: frame.seats, watching: frame.watching })
    if (frame.is === 'begun' && now.game === null) {
      const game = Mirror.of(frame.game)
      if (!isRefusal(game)) become({ game })
    }
    if (frame.is === 'news') now.game?.hear(frame)
    heard?.(frame)
    changed?.()
  }
  const state = (line: LineState): void => {
    become({ line })
    changed?.()
  }
  const line = new Line({ ...options, entries: () => now.game?.entries ?? 0, hear, state })
  return {
    get now() {
      return now
    },
    do: (deed) => line.do(deed),
    play: (n, move) => {
      const { game } = now
      return line.do({ do: 'play', n, move: game ? formatAnswer(toAnswer(game.rules, move)) : '' })
    },
    undo: () => line.do({ do: 'undo', n: now.game?.asked()[0]?.n ?? -1 }),
    moment: (from) => now.game && momentFor(now.game, now.me === null ? [] : [now.me], from),
    retry: () => line.retry(),
    leave: () => line.close(),
  }
}
