import type { RoomEvent } from '@machinami/table'
import type { DiceSeen } from '@machinami/wire'
import { fitOf } from './chi-square.ts'

const FACES = [1, 2, 3, 4, 5, 6]
/** Ways to throw 2 to 12 with two dice. */
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]

/** What was thrown in a game: how often each face came, then how often each total of two dice did. */
export function tallyOf(events: readonly RoomEvent[]): number[] {
  const faces = FACES.map(() => 0)
  const totals = WAYS.map(() => 0)
  for (const event of events) {
    if (event.kind !== 'rolled') continue
    for (const die of event.dice) faces[die - 1]++
    if (event.dice.length === 2) totals[event.dice[0] + event.dice[1] - 2]++
  }
  return [...faces, ...totals]
}

/** All games of a server together, held against what dice should do. */
export function diceSeen({ games, counts }: { readonly games: number; readonly counts: readonly number[] }): DiceSeen {
  const faces = FACES.map((_, nth) => counts[nth] ?? 0)
  const totals = WAYS.map((_, nth) => counts[FACES.length + nth] ?? 0)
  return {
    games,
    faces: fitOf(
      faces,
      FACES.map(() => 1),
    ),
    totals: fitOf(totals, WAYS),
  }
}
