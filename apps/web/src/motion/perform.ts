import type { GameEvent, QuestionKind } from '@machinami/engine'
import { layDice, throwDice, tumbleDice, tumbledFor } from '../dice/throw.ts'
import type { Game } from '../game/game.ts'
import { isOneShort, landmarksNeeded } from '../game/goal.ts'
import { isDeed, outcomeOf, rollOf } from '../game/outcome.ts'
import type { Stage } from '../game/stage.ts'
import { LEGIBLE, nextFrame, paced, pause, pauseUntil, waitUntil, whenSeen } from '../pace/pace.ts'
import { inTurn } from '../pace/turns.ts'
import { hush } from '../shell/spoken.ts'
import { play } from '../sound/sounds.ts'
import { announce, remark, sayNear, sumUp } from './announce.ts'
import { flyCoins, lightUp, plotOf, purseOf, rise } from './flight.ts'
import { DARK, light, plotKey, putOut, type Spotlight } from './spotlight.ts'
import { forgetDeed, settle, wasRead, writeAtOnce, writeDeed, writeMore, writeRoll } from './told.ts'

/** The table on this page. */
export const onScreen: Stage = {
  perform,
  performAll,
  remark: (game, news) => (isShown(game) ? remark(game, news) : undefined),
  tumble: async (game, dice, isOff) => (isShown(game) ? tumbleDice(dice, isOff) : undefined),
  open,
}

/** The table on the screen. Another may go on meanwhile, and what moved at the one before comes to rest unseen. */
let shown: Game | null = null
const isShown = (game: Game): boolean => game === shown

/** A table begins in silence; one that goes on within a turn tells what its roll came to. */
function open(game: Game): void {
  if (isShown(game)) return
  shown = game
  writeAtOnce(null, null, false)
  putOut()
  hush()
  if (game.winner.peek() !== null) return
  tellOutcome(game, [])
  if (game.question.peek()) forgetDeed()
}

function tell(game: Game, event: GameEvent): void {
  game.tell(event)
  if (isShown(game) && isDeed(event)) writeDeed(event)
}

/** Lights up houses and purses of the table that is shown. */
function lightOn(game: Game, on: Spotlight): void {
  if (isShown(game)) light(on)
}

/** Shows events that happen together. Everything that moves on the table moves because of an event. */
async function perform(game: Game, events: readonly GameEvent[]): Promise<void> {
  if (!isShown(game)) return events.forEach((event) => game.tell(event))
  announce(game, events)
  const first = events[0]
  if (first.kind !== 'asked' && first.kind !== 'decided') shownAt = performance.now()
  switch (first.kind) {
    case 'gained':
    case 'paid':
    case 'spent':
      return income(game, events)
    case 'rolled':
      return roll(game, first)
    case 'raised':
      return raise(game, first)
    case 'built':
      return build(game, first)
    case 'turn':
      settle()
      await pauseUntil(thrownAt, MARK.next)
      await waitUntil(decidedAt + LEGIBLE)
      if (!game.people.includes(first.seat)) turnBegan = thrownAt
      lightOn(game, DARK)
      return inTurn(() => tell(game, first))
    case 'won':
      await wasRead(0)
      await inTurn(() => {
        tell(game, first)
        // The whole town is lit from here on, not what was built last.
        lightOn(game, DARK)
      })
      play('win')
      return pause(600)
    case 'moved':
      return handOver(game, first)
    case 'closed':
    case 'reopened':
    case 'demolished':
    case 'returned':
    case 'invested':
      play('paper')
      await inTurn(() => tell(game, first))
      await inTurn(() => lightUp(plotOf(first.seat, first.card)))
      return pause(350)
    case 'scored':
      return score(game, first)
    case 'limit':
      tell(game, first)
      return pause(600)
    case 'decided':
      if (game.people.includes(first.seat)) answeredAt = performance.now()
      return tell(game, first)
    case 'asked':
      return ask(game, first)
    default:
      // What has no movement of its own is simply told.
      for (const event of events) tell(game, event)
  }
}

/**
 * When what happens in a turn, in milliseconds after its dice were thrown. Between the end of a turn and the dice of the
 * next bot lie some frames, however many this machine needs for them: `again` counts from the dice before.
 */
const MARK = { light: 600, coins: 700, outcome: 1200, built: 1420, next: 1640, again: 1780 }

/** Questions about the dice themselves come as soon as they lie still. */
const DURING_ROLL: ReadonlySet<QuestionKind> = new Set([
  'throw',
  'dice',
  'reroll',
  'raise',
  'shift',
  'pin',
  'boat-throw',
])

let thrownAt = Number.NEGATIVE_INFINITY
/** When the dice before those of the bot at play were thrown; long ago for a person, who throws when they like. */
let turnBegan = Number.NEGATIVE_INFINITY
/** What a roll came to stays so long before somebody here is asked, at the reader's speed. */
const READABLE = 820
/** What was answered, and what came of it, is there so long before the next question. */
const AT_LEAST = 500
/** What goes again within this time, nobody has begun to read. */
const BARELY_SEEN = 100
/** When somebody here last answered, and when something last happened on the table. */
let answeredAt = Number.NEGATIVE_INFINITY
let shownAt = Number.NEGATIVE_INFINITY

/** When it was last written how the dice decide who begins. */
let decidedAt = Number.NEGATIVE_INFINITY
const noteDecided = (moment: number): void => {
  decidedAt = moment
}

/** Dice fall onto the quay, lie still, and their number is called. */
async function roll(game: Game, event: GameEvent & { kind: 'rolled' }): Promise<void> {
  await pauseUntil(turnBegan, MARK.again)
  turnBegan = Number.NEGATIVE_INFINITY
  thrownAt = performance.now() - paced(tumbledFor())
  lightOn(game, DARK)
  play('dice')
  await throwDice(event.dice)
  // Counted from here: a new table was still on its way to the page when its first dice fell.
  if (game.turn.peek() === 0) whenSeen(noteDecided)
  await inTurn(() => {
    layDice(event.dice)
    tell(game, event)
    // The throw that decides who begins is told as a score.
    if (isShown(game) && game.turn.peek() > 0) writeRoll(outcomeOf(game.activeSeat.peek(), [event]))
  })
  await pauseUntil(thrownAt, MARK.light)
}

/** Who threw what to begin: each can be read, and so can what stood there before the first. */
async function score(game: Game, event: Extract<GameEvent, { kind: 'scored' | 'turn' }>): Promise<void> {
  // After a tie it is said who throws again, not who does not.
  if (event.n < 0) return tell(game, event)
  await waitUntil(decidedAt + LEGIBLE)
  tell(game, event)
  // Its line is written in the turn before.
  await inTurn(() => whenSeen(noteDecided))
  await pause(180)
}

/** The number that counts is another one now: what was thrown could be read first. */
async function raise(game: Game, event: GameEvent): Promise<void> {
  await wasRead(0)
  await inTurn(() => {
    tell(game, event)
    if (isShown(game)) writeRoll(outcomeOf(game.activeSeat.peek(), rollOf(game.events.peek()) ?? []))
  })
}

/** What a roll came to can be read before the next thing is asked; while bots are asked, the line stays. */
async function ask(game: Game, event: GameEvent & { kind: 'asked' }): Promise<void> {
  const isDuringRoll = DURING_ROLL.has(event.question)
  if (event.question === 'build') settle()
  if (!isDuringRoll) await pauseUntil(thrownAt, MARK.outcome)
  const isMine = event.seats.some((seat) => game.people.includes(seat))
  if (isMine) await wasRead(isDuringRoll ? 0 : paced(READABLE))
  // What a roll came to is shown again once somebody here has chosen whom, or what to swap; and so is what they
  // built, before they are asked once more. On a slow machine it is there between two questions, too: then it is read.
  const isSeen = performance.now() - answeredAt > BARELY_SEEN
  if (event.question === 'build' || shownAt > answeredAt || isSeen) await waitUntil(answeredAt + AT_LEAST)
  if (isMine) forgetDeed()
  tell(game, event)
}

/** Houses that act, and what everybody gets or loses. */
function lights(events: readonly GameEvent[], net: ReadonlyMap<number, number>): Spotlight {
  const plots = new Map<string, number>()
  for (const event of events) {
    if (!('by' in event) || event.by === null || event.kind === 'extra') continue
    const seat = event.kind === 'paid' ? event.to : event.seat
    const n = event.kind === 'spent' ? -event.n : 'n' in event ? event.n : 0
    const key = plotKey(seat, event.by)
    plots.set(key, (plots.get(key) ?? 0) + n)
  }
  return { plots, seats: net, built: null }
}

/** Coins of one roll: houses light up in all towns, coins go from payer to payee, and one line says what it came to. */
async function income(game: Game, events: readonly GameEvent[]): Promise<void> {
  // Somebody was asked in between: their answer begins anew.
  if (performance.now() - thrownAt > paced(MARK.coins)) thrownAt = performance.now() - paced(MARK.light)
  const rolled = rollOf(game.events.peek()) ?? []
  const told = outcomeOf(game.activeSeat.peek(), [...rolled, ...events])
  const { net } = outcomeOf(told.seat, events)
  const payments = events.filter(({ kind }) => kind === 'paid')
  if (payments.length > 0 && payments.length < events.length) {
    await inTurn(() => lightOn(game, lights(payments, new Map())))
    await pause(60)
  }
  await inTurn(() => lightOn(game, lights(events, net)))
  await pauseUntil(thrownAt, MARK.coins)
  // What was told of it before could be read.
  if (outcomeOf(told.seat, rolled).net.size > 0) await wasRead(0)
  await inTurn(() => {
    if (isShown(game)) writeMore(told)
    playPeak(game, net)
  })
  await coinsFly(game, events)
  await pauseUntil(thrownAt, MARK.outcome)
  lightOn(game, DARK)
}

/** So many coins at once are a hit, or a robbery. */
const HIT = 8
const ROBBERY = -4

/** What is more than a coin or two for whoever listens here has a sound of its own. */
function playPeak(game: Game, net: ReadonlyMap<number, number>): void {
  const mine = net.get(game.me.peek()) ?? 0
  if (mine >= HIT) play('big')
  else if (mine <= ROBBERY) play('robbed')
}

/** Coins fly together; they are told in the order in which they were earned. */
async function coinsFly(game: Game, events: readonly GameEvent[]): Promise<void> {
  play('coin')
  let flights: readonly Promise<void>[] = []
  // In a frame of their own: places are looked up while nothing else changes.
  await inTurn(() => {
    flights = events.map(flightOf)
  })
  for (const [i, event] of events.entries()) {
    await flights[i]
    await inTurn(() => tell(game, event))
  }
}

function flightOf(event: GameEvent): Promise<void> {
  if (event.kind === 'gained') return flyCoins(plotOf(event.seat, event.by), purseOf(event.seat), event.n)
  return event.kind === 'paid' ? flyCoins(purseOf(event.from), purseOf(event.to), event.n) : Promise.resolve()
}

/** A card leaves one town for another. */
async function handOver(game: Game, event: GameEvent & { kind: 'moved' }): Promise<void> {
  play('paper')
  await inTurn(() => lightUp(plotOf(event.from, event.card)))
  await pause(320)
  await inTurn(() => tell(game, event))
  await inTurn(() => lightUp(plotOf(event.to, event.card)))
  await pause(420)
}

/** The outcome of the last roll, which may have been thrown before somebody was asked about it. */
function tellOutcome(game: Game, now: readonly GameEvent[]): void {
  const events = [...(rollOf(game.events.peek()) ?? []), ...now]
  const at = events.findLastIndex(({ kind }) => kind === 'rolled')
  if (at < 0) return
  const turn = events.findLast((event, i) => event.kind === 'turn' && i < at)
  const seat = turn?.kind === 'turn' ? turn.seat : game.activeSeat.peek()
  const next = events.findIndex(({ kind }, i) => kind === 'turn' && i > at)
  if (game.turn.peek() === 0) return
  const told = outcomeOf(seat, events.slice(at, next < 0 ? undefined : next))
  writeAtOnce(told, events.findLast((event, i) => i > at && isDeed(event)) ?? null, true)
}

/** Everything at once: only the outcome is shown. */
function performAll(game: Game, events: readonly GameEvent[]): void {
  if (!isShown(game)) return
  sumUp(game, events)
  putOut()
  settle()
  tellOutcome(game, events)
  if (events.some(({ kind }) => kind === 'won')) play('win')
}

const reachedBy = (game: Game, seat: number): { readonly n: number; readonly of: number } => ({
  n: game.towns[seat].peek().landmarks,
  of: landmarksNeeded(game.info.ruleset),
})

async function build(game: Game, event: Extract<GameEvent, { card: string; n: number; seat: number }>): Promise<void> {
  const { seat, card } = event
  const kind = game.cards.get(card)?.kind
  const isLandmark = kind !== 'establishment'
  if (game.people.includes(seat)) thrownAt = performance.now() - paced(MARK.outcome)
  play(isLandmark ? 'landmark' : 'build')
  await inTurn(() => {
    tell(game, event)
    const seats = new Map([[seat, -event.n]])
    lightOn(
      game,
      kind === 'landmark'
        ? { plots: new Map([[plotKey(seat, card), 0]]), seats, built: { seat, card, reached: reachedBy(game, seat) } }
        : { ...DARK, seats, built: { seat, card } },
    )
  })
  if (isLandmark && isOneShort(game, seat)) {
    play('near')
    sayNear(game, seat)
  }
  await new Promise((resolve) => setTimeout(resolve, 0))
  rise(plotOf(seat, card))
  if (event.n > 0) void flyCoins(purseOf(seat), plotOf(seat, card), Math.min(3, event.n))
  // Its words follow what rises.
  await nextFrame()
  await pauseUntil(thrownAt, isLandmark ? MARK.next : MARK.built)
}
