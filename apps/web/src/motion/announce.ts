import { coinsMovedBy, type GameEvent } from '@machinami/engine'
import { newsOf, tell } from '@machinami/lang'
import type { StandingNews } from '@machinami/table'
import { contextOf, remarkOn } from '../game/context.ts'
import type { Game } from '../game/game.ts'
import { say } from '../shell/spoken.ts'
import { lang, words } from '../words/index.ts'

/** How the table was laid is seen, or asked for; everything else that is worth telling is said. */
const isSaid = (event: GameEvent, turn: number): boolean => !['silent', 'setup'].includes(newsOf(event, turn))

/** What is shown together. Coins of a full table are one line: one for each could not be read before the next throw. */
export function announce(game: Game, events: readonly GameEvent[]): void {
  if (events.length > 1 && events.every(({ kind }) => SUMMED.has(kind))) return say(lineOf(game, events, isOurs(game)))
  for (const event of events) if (isSaid(event, game.turn.peek())) say(tell(lang(), event, contextOf(game)))
}

/** Whoever listens hears whom they paid, and what paid them. */
const isOurs =
  (game: Game) =>
  (event: GameEvent): boolean =>
    coinsMovedBy(event).some(({ seat }) => game.people.includes(seat))

export function remark(game: Game, news: readonly StandingNews[]): void {
  for (const each of news) say(remarkOn(game, each))
}

/** Lanterns are hung up for whoever lacks one thing only: whoever cannot see them hears it. */
export function sayNear(game: Game, seat: number): void {
  say(words().table.about(game.info.seats[seat].name, words().stage.oneToWin))
}

/** When everything happens at once: one line for each turn, or nobody could keep up. */
export function sumUp(game: Game, events: readonly GameEvent[]): void {
  let turn: GameEvent[] = []
  const close = () => {
    say(lineOf(game, turn))
    turn = []
  }
  for (const event of events) {
    if (event.kind === 'turn') close()
    turn.push(event)
  }
  close()
}

/** Coins that come and go in a turn: told as what they came to. */
const SUMMED = new Set<GameEvent['kind']>(['gained', 'spent', 'paid'])

/** A turn in a line: the big things one by one, coins as what they came to for each player. */
function lineOf(game: Game, turn: readonly GameEvent[], isWhole = (_: GameEvent) => false): string {
  const coins = game.info.seats.map(() => 0)
  const told: string[] = []
  for (const event of turn) {
    if (SUMMED.has(event.kind) && !isWhole(event)) for (const { seat, n } of coinsMovedBy(event)) coins[seat] += n
    else if (isSaid(event, game.turn.peek()) && event.kind !== 'drawn') told.push(tell(lang(), event, contextOf(game)))
  }
  const sum = new Intl.NumberFormat(lang().code, { signDisplay: 'exceptZero' })
  const sums = coins.flatMap((n, seat) =>
    n === 0 ? [] : [words().table.about(game.info.seats[seat].name, sum.format(n))],
  )
  return words().table.apart([...told, ...sums])
}
