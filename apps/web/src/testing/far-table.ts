import './page.ts'
import { isRefusal, type Setup } from '@machinami/cards'
import { type GameMoment, infoOf, momentFor } from '@machinami/host'
import { SealedLuck, Table } from '@machinami/table'
import type { GameTable } from '../game/game-table.ts'

const SEED = '5'.repeat(32)
const NAMES = ['Ann', 'Ben', 'Cleo']

/** A table somewhere else, at which Ann sits at this screen and everybody else at their own. */
export interface FarTable {
  readonly table: Table
  /** What Ann's screen is given. */
  readonly atScreen: GameTable
  /** Somebody else answers with the first option they have; Ann hears of it. */
  readonly othersPlay: (seat: number) => void
  /** Something happens at the table; Ann hears of it. */
  readonly happens: (what: (table: Table) => unknown) => void
  /** Where it is slow, replies to Ann wait for this. */
  readonly arrive: () => void
}

export function farTable(setup: Setup, isSlow = false): FarTable {
  const seats = NAMES.slice(0, setup.players).map((name) => ({ name }))
  const table = Table.create({ setup, seats, luck: new SealedLuck(SEED) })
  if (isRefusal(table)) throw new Error(table.refused)
  const watchers = new Set<(moment: GameMoment) => void>()
  let told = 0
  let arrive = (): void => undefined
  /** The far end plays whatever needs nobody, and says how things stand. */
  const moment = (): GameMoment => {
    table.run()
    const from = told
    told = table.events().length
    return momentFor(table, [0], from)
  }
  const push = (news: GameMoment) => watchers.forEach((tell) => tell(news))
  const happens: FarTable['happens'] = (what) => {
    what(table)
    push(moment())
  }
  const opening = moment()
  const refused = async () => ({ refused: 'not-a-move' }) as const
  const atScreen: GameTable = {
    info: { ...infoOf(table, null), people: [0] },
    opening,
    play: async (seat, n, move) => {
      const before = told
      const events = table.play(seat, n, move)
      if (isRefusal(events)) return events
      const news = moment()
      // Everybody at the table is told, Ann too, before her own reply is there.
      push(news)
      if (isSlow)
        await new Promise<void>((resolve) => {
          arrive = resolve
        })
      return momentFor(table, [0], before)
    },
    next: refused,
    undo: refused,
    odds: refused,
    hint: async () => null,
    save: async () => null,
    record: async () => null,
    check: async () => null,
    watch: (tell) => {
      watchers.add(tell)
      return () => watchers.delete(tell)
    },
    leave: () => undefined,
  }
  return {
    table,
    atScreen,
    othersPlay: (seat) => happens(() => playFirst(table, seat)),
    happens,
    arrive: () => arrive(),
  }
}

/** A seat answers with the first option it has. */
function playFirst(table: Table, seat: number): void {
  const asked = table.asked().find((each) => each.seat === seat)
  if (!asked) throw new Error(`seat ${seat} is not asked`)
  table.play(seat, asked.n, asked.options[0].move)
}
