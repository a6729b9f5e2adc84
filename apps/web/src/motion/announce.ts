import type { GameEvent } from '@machinami/engine'
import { tell } from '@machinami/lang'
import { signal } from '@preact/signals'
import { contextOf } from '../table/context.ts'
import type { Game } from '../table/game.ts'
import { lang, words } from '../words/index.ts'

/** What a screen reader is told, newest last. */
export const spokenLines = signal<readonly { readonly n: number; readonly text: string }[]>([])

/** A line stays until it has surely been read; a whole round of a full table in a hurry is less than this. */
const KEPT = 40

let said = 0

const UNTOLD = new Set<GameEvent['kind']>(['asked', 'stocked', 'shelved', 'received', 'decided'])

export function announce(game: Game, event: GameEvent): void {
  if (UNTOLD.has(event.kind)) return
  say(tell(lang(), event, contextOf(game)))
}

export function say(line: string): void {
  spokenLines.value = [...spokenLines.peek().slice(1 - KEPT), { n: ++said, text: line }]
}

/** What was said at one table is not heard at the next. */
export function hush(): void {
  spokenLines.value = []
}

/** When everything happens at once: one line for each turn, or nobody could keep up. */
export function sumUp(game: Game, events: readonly GameEvent[]): void {
  let turn: GameEvent[] = []
  const close = () => {
    const line = lineOf(game, turn)
    if (line !== '') say(line)
    turn = []
  }
  for (const event of events) {
    if (event.kind === 'turn') close()
    turn.push(event)
  }
  close()
}

/** A turn in a line: the big things one by one, coins as what they came to for each player. */
function lineOf(game: Game, turn: readonly GameEvent[]): string {
  const coins = game.info.seats.map(() => 0)
  const told: string[] = []
  for (const event of turn) {
    if (event.kind === 'gained') coins[event.seat] += event.n
    else if (event.kind === 'spent') coins[event.seat] -= event.n
    else if (event.kind === 'paid') {
      coins[event.from] -= event.n
      coins[event.to] += event.n
    } else if (!UNTOLD.has(event.kind) && event.kind !== 'drawn') told.push(tell(lang(), event, contextOf(game)))
  }
  const sum = new Intl.NumberFormat(lang().code, { signDisplay: 'exceptZero' })
  const sums = coins.flatMap((n, seat) =>
    n === 0 ? [] : [words().table.about(game.info.seats[seat].name, sum.format(n))],
  )
  return [...told, ...sums].join('; ')
}
