import { EDITIONS, isRefusal, type Refusal, type Ruleset, rulesetFor } from '@machinami/cards'
import {
  CHANCE,
  eventsOf,
  type GameEvent,
  type GameRecord,
  isCause,
  type Moment,
  redact,
  rulesetOf,
  rulesOf,
  type View,
} from '@machinami/engine'
import { pictureAfter, type TableFacts } from '../game/fold-view.ts'

/** A game somebody looks at, moment by moment. Nothing here can play on. */
export interface LookedAt {
  readonly record: GameRecord
  readonly table: TableFacts
  /** Why its rules are not known here; its facts are shown all the same. */
  readonly unknown: Refusal | null
  /** How many moments there are: a cursor stands at 0 to this. */
  readonly last: number
  /** The turn after so many moments, and whose it is. */
  readonly turns: readonly { readonly turn: number; readonly seat: number }[]
  /** As everybody together saw it, or one seat (`eyes`): what lies face down is theirs alone. */
  readonly viewAt: (n: number, eyes?: number | null) => View
  /** What the moment before the cursor brought about. */
  readonly eventsAt: (n: number, eyes?: number | null) => readonly GameEvent[]
  readonly momentBefore: (n: number) => Moment | null
}

/** The nearest rules we have, where a record's own are lost: enough to draw what stands. */
function standIn({ setup, seats }: GameRecord): Ruleset {
  const edition = setup && Object.hasOwn(EDITIONS, setup.edition) ? setup.edition : 'both'
  // Others may seat more or fewer than we can: how many have a town, the record says.
  const players = Math.max(2, Math.min(seats.length, EDITIONS[edition].mostPlayers))
  const near = rulesetFor({ edition, players })
  if (isRefusal(near)) throw new Error(near.refused)
  return near
}

function tableOf(record: GameRecord): { readonly table: TableFacts; readonly unknown: Refusal | null } {
  const found = rulesetOf(record)
  const rules = isRefusal(found) ? found : rulesOf(record)
  if (isRefusal(rules)) return { table: { ruleset: standIn(record), rows: {} }, unknown: rules }
  const rows = Object.fromEntries(rules.ids.map((id, card) => [id, rules.rowOf[card]]))
  return { table: { ruleset: rules.ruleset, rows }, unknown: null }
}

export function lookAt(record: GameRecord): LookedAt {
  const { table, unknown } = tableOf(record)
  const events = [...eventsOf(record)]
  /** Where the events of each moment begin; the last entry is the end. */
  const from = [...events.flatMap((event, i) => (isCause(event) ? [i] : [])), events.length]
  const end = (n: number) => from[Math.min(n, record.moments.length)] ?? events.length
  return {
    record,
    table,
    unknown,
    last: record.moments.length,
    turns: turnsOf(events, from),
    viewAt: (n, eyes) => pictureAfter(seenBy(events.slice(0, end(n)), eyes), table),
    eventsAt: (n, eyes) => (n === 0 ? [] : seenBy(events.slice(end(n - 1), end(n)), eyes)),
    momentBefore: (n) => record.moments.at(n === 0 ? record.moments.length : n - 1) ?? null,
  }
}

const seenBy = (events: readonly GameEvent[], eyes: number | null = null): readonly GameEvent[] =>
  eyes === null ? events : events.map((event) => redact(event, eyes))

function turnsOf(events: readonly GameEvent[], from: readonly number[]): LookedAt['turns'] {
  const turns: { turn: number; seat: number }[] = []
  let now = { turn: 0, seat: 0 }
  let at = 0
  for (const [i, event] of events.entries()) {
    if (i === from[at]) {
      turns.push(now)
      at++
    }
    if (event.kind === 'turn') now = { turn: event.n, seat: event.seat }
  }
  return [...turns, now]
}

/** The turn of what a cursor shows: the moment before it; none before the first. */
export const turnShown = ({ turns }: Pick<LookedAt, 'turns'>, n: number): number => (n === 0 ? 0 : turns[n - 1].turn)

/** The next place where somebody decided something, in a direction. */
export function nextDecision({ record, last }: LookedAt, n: number, by: 1 | -1): number {
  for (let at = n + by; at > 0 && at <= last; at += by) if (record.moments[at - 1].seat !== CHANCE) return at
  return by > 0 ? last : 0
}

/** The first moment of the turn after this one, or of this one and then the one before. */
export function nextTurn(look: Pick<LookedAt, 'turns' | 'last'>, n: number, by: 1 | -1): number {
  const shown = look.turns.map((_, at) => turnShown(look, at))
  if (by > 0) {
    const at = shown.findIndex((turn) => turn > shown[n])
    return at < 0 ? look.last : at
  }
  return shown.indexOf(shown[Math.max(0, n - 1)])
}
