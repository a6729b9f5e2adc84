import { type Deed, refuseOnWire } from '@machinami/wire'
import { ring, unring } from './bells.ts'
import { arrange, rematchOf, seatOf } from './doc.ts'
import { order } from './orders.ts'
import { agree, back, endPause, leave, pause, play, standIn, undo } from './playing.ts'
import { begin, seal } from './sealing.ts'
import type { Outcome, Situation } from './situation.ts'
import { silence, type Talk } from './talking.ts'

/** What a deed of somebody with this key comes to. A game may be ahead of what is kept until the step is. */
export async function decide(situation: Situation, talk: Talk, key: string | null, deed: Deed): Promise<Outcome> {
  const seat = seatOf(situation.doc, key)
  switch (deed.do) {
    case 'ping':
      return null
    case 'play':
      return play(situation, seat, deed)
    case 'undo':
      return undo(situation, seat, deed.n)
    case 'begin':
      return situation.phase === 'waiting' ? begin(situation, seat) : refuseOnWire('not-now')
    case 'promise':
    case 'tell':
      return seal(situation, seat, deed)
    case 'pause':
      return pause(situation, seat)
    case 'go-on':
      return endPause(situation, seat)
    case 'agree':
      return agree(situation, seat, deed.yes)
    case 'away':
      return seat < 0 ? refuseOnWire('no-seat') : standIn(situation, seat)
    case 'back':
      return back(situation, seat)
    case 'say':
      return talk.say(situation, seat, deed)
    case 'silence':
      return silence(situation, seat, deed.seat, deed.silent)
    case 'ring':
      return ring(situation, seat, deed)
    case 'unring':
      return unring(situation, seat, deed.way)
    case 'order':
      return order(situation, seat, deed.order)
    case 'rematch':
      return rematch(situation, seat)
    case 'leave':
      return situation.phase === 'playing' ? leave(situation, seat) : arranged(situation, key, deed)
    case 'answer':
    case 'read':
    case 'hand':
      return refuseOnWire('not-now')
    default:
      return arranged(situation, key, deed)
  }
}

function arranged(situation: Situation, key: string | null, deed: Parameters<typeof arrange>[2]): Outcome {
  // Who plays a game of a campaign is settled there.
  if (situation.phase !== 'waiting' || situation.doc.campaign !== undefined) return refuseOnWire('not-now')
  return arrange(situation.doc, key, deed)
}

/** The next game with the same people: a table of its own, on which their secrets hold the same seats. */
async function rematch(situation: Situation, seat: number): Promise<Outcome> {
  const { doc, phase } = situation
  if (phase !== 'over' || seat < 0 || doc.campaign !== undefined) return refuseOnWire(seat < 0 ? 'no-seat' : 'not-now')
  if (doc.next !== null) return null
  const next = await situation.open(rematchOf(situation.id, doc, seat))
  return typeof next === 'string' ? { doc: { ...doc, next } } : next
}
