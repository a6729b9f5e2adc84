import * as E from './codes/event.ts'
import * as Q from './codes/question.ts'
import { ASK, type State } from './layout.ts'
import { EVENT_SIZE, type Log } from './log.ts'
import * as write from './mutate.ts'
import * as markers from './mutate-markers.ts'
import type { Rules } from './rules.ts'

/**
 * Repeats a log on a state, event by event, without any rule: the same writers, no log. Folding everything from an
 * empty state gives the state that wrote it. This is the writers' mirror: it lays states for tests and odds, and proves
 * that nothing is written but what is told. Whoever wants to see a game folds its events in words (`record/board`).
 */
export function fold(r: Rules, s: State, log: Log, from = 0, to = log.length): void {
  for (let at = from; at < to; at += sizeAt(log, at)) foldOne(r, s, log.ints, at)
}

/** Ints an event takes. */
export function sizeAt(log: Log, at: number): number {
  const kind = log.ints[at]
  return EVENT_SIZE[kind] + (kind === E.asked ? log.ints[at + 1] : 0)
}

function foldOne(r: Rules, s: State, ints: Int32Array, at: number): void {
  const a = ints[at + 1]
  const b = ints[at + 2]
  const c = ints[at + 3]
  const d = ints[at + 4]
  switch (ints[at]) {
    case E.decided:
    case E.limit:
      return
    case E.rolled:
      return s[ASK] === Q.throw ? write.rolled(r, s, null, a, b) : write.thrown(s, null, a, b)
    case E.drawn:
      return write.drawn(r, s, null, a)
    case E.stocked:
      return write.stocked(r, s, null, a, b)
    case E.shelved:
      return write.shelved(r, s, null, a, b)
    case E.received:
      return write.received(r, s, null, a, b, c)
    case E.scored:
      return write.scored(r, s, null, a, b)
    case E.turn:
      return write.turn(r, s, null, a, b)
    case E.raised:
      return write.raised(r, s, null, a)
    case E.gained:
      return write.gained(r, s, null, a, b, c)
    case E.spent:
      return write.spent(r, s, null, a, b, c)
    case E.paid:
      return write.paid(r, s, null, a, b, c, d)
    default:
      return foldCard(r, s, ints, at)
  }
}

function foldCard(r: Rules, s: State, ints: Int32Array, at: number): void {
  const a = ints[at + 1]
  const b = ints[at + 2]
  const c = ints[at + 3]
  const d = ints[at + 4]
  switch (ints[at]) {
    case E.built:
      return write.built(r, s, null, a, b, c)
    case E.moved:
      return write.moved(r, s, null, a, b, c, d)
    case E.closed:
      return write.closed(r, s, null, a, b, c)
    case E.reopened:
      return write.reopened(r, s, null, a, b, c)
    case E.demolished:
      return write.demolished(r, s, null, a, b)
    case E.returned:
      return write.returned(r, s, null, a, b)
    case E.invested:
      return write.invested(r, s, null, a, b)
    case E.extra:
      return write.extra(s, null, a, b)
    case E.twice:
      return write.twice(s, null, a, b)
    case E.picked:
      return write.picked(r, s, null, a, b)
    case E.revealed:
      return write.revealed(r, s, null, a)
    case E.token:
      return markers.token(r, s, null, a, b, c)
    case E.hung:
      return markers.hung(r, s, null, a, b, c, d)
    case E.pinned:
      return markers.pinned(r, s, null, a, b)
    case E.mascot:
      return markers.mascotMoved(r, s, null, a)
    case E.funded:
      return markers.funded(r, s, null, a, b)
    case E.won:
      return write.won(r, s, null, a)
    case E.asked:
      return write.resumeAt(r, s, ints, at + 1)
    default:
      throw new Error(`unknown event ${ints[at]}`)
  }
}
