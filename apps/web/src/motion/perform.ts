import type { GameEvent } from '@machinami/engine'
import { throwDice } from '../dice/throw.ts'
import type { Game } from '../game/game.ts'
import type { Stage } from '../game/stage.ts'
import { pause } from '../pace/pace.ts'
import { inTurn } from '../pace/turns.ts'
import { hush } from '../shell/spoken.ts'
import { play } from '../sound/sounds.ts'
import { announce, sumUp } from './announce.ts'
import { BANK, flyCoins, lightUp, plotOf, purseOf, rise, showChange } from './flight.ts'

/** The table on this page. */
export const onScreen: Stage = { perform, performAll, hush }

/** Shows events that happen together. Everything that moves on the table moves because of an event. */
async function perform(game: Game, events: readonly GameEvent[]): Promise<void> {
  for (const event of events) announce(game, event)
  const first = events[0]
  switch (first.kind) {
    case 'gained':
    case 'paid':
      return income(game, events)
    case 'rolled':
      play('dice')
      await throwDice(first.dice)
      await inTurn(() => game.tell(first))
      return pause(250)
    case 'spent':
      await inTurn(() => {
        showChange(purseOf(first.seat), -first.n)
        game.tell(first)
      })
      return pause(220)
    case 'built':
      return build(game, first, first.seat, first.card, first.n)
    case 'turn':
      await inTurn(() => game.tell(first))
      return pause(260)
    case 'won':
      await inTurn(() => game.tell(first))
      play('win')
      return pause(900)
    case 'moved':
      return handOver(game, first)
    case 'closed':
    case 'reopened':
    case 'demolished':
    case 'returned':
    case 'invested':
      play('paper')
      await inTurn(() => game.tell(first))
      await inTurn(() => lightUp(plotOf(first.seat, first.card)))
      return pause(350)
    case 'scored':
    case 'limit':
      game.tell(first)
      return pause(600)
    case 'decided':
      await inTurn(() => game.tell(first))
      return pause(game.people.includes(first.seat) ? 0 : thinkingTime(first))
    default:
      // What has no movement of its own is simply told.
      for (const event of events) game.tell(event)
  }
}

/** A card leaves one town for another. */
async function handOver(game: Game, event: GameEvent & { kind: 'moved' }): Promise<void> {
  play('paper')
  await inTurn(() => lightUp(plotOf(event.from, event.card)))
  await pause(320)
  await inTurn(() => game.tell(event))
  await inTurn(() => lightUp(plotOf(event.to, event.card)))
  await pause(420)
}

/** Everything at once: only the outcome is shown. */
function performAll(game: Game, events: readonly GameEvent[]): void {
  sumUp(game, events)
  if (events.some(({ kind }) => kind === 'won')) play('win')
}

/** Long enough to see who does what; most of a bot's turn is dice and coins anyway. */
function thinkingTime(event: GameEvent & { kind: 'decided' }): number {
  return event.answer.kind === 'build' || event.answer.kind === 'roll' ? 320 : 180
}

/** Coins fly together, and many take longer than few; they are told in the order in which they were earned. */
async function income(game: Game, events: readonly GameEvent[]): Promise<void> {
  const flights = events.map(async (event, i) => {
    await pause(i * 110)
    if (event.kind === 'gained') await flyIn(event, [plotOf(event.seat, event.by), BANK], event.seat)
    if (event.kind === 'paid') await flyIn(event, [purseOf(event.from)], event.to, event.from)
  })
  const tellInOrder = async () => {
    for (const [i, event] of events.entries()) {
      await flights[i]
      await inTurn(() => {
        if (event.kind === 'gained') showChange(purseOf(event.seat), event.n)
        if (event.kind === 'paid') showChange(purseOf(event.to), event.n)
        game.tell(event)
      })
    }
  }
  await Promise.all([...flights, tellInOrder()])
  await pause(160)
}

/** A building lights up and its coins fly to a purse, perhaps out of another. */
async function flyIn(
  { by, n }: { readonly by: string | null; readonly n: number },
  from: readonly string[],
  to: number,
  payer?: number,
): Promise<void> {
  let flight = Promise.resolve()
  await inTurn(() => {
    play('coin')
    flight = flyCoins(from, purseOf(to), n)
    lightUp(plotOf(to, by))
    if (payer !== undefined) showChange(purseOf(payer), -n)
  })
  return flight
}

async function build(game: Game, event: GameEvent, seat: number, card: string, price: number): Promise<void> {
  const isLandmark = game.cards.get(card)?.kind !== 'establishment'
  play(isLandmark ? 'landmark' : 'build')
  // What it costs first, then the building: a street that makes room is work enough for one frame.
  if (price > 0) await inTurn(() => showChange(purseOf(seat), -price))
  await inTurn(() => game.tell(event))
  await new Promise((resolve) => setTimeout(resolve, 0))
  rise(plotOf(seat, card))
  await pause(isLandmark ? 900 : 560)
}
