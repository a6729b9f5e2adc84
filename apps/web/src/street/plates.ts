import type { Card } from '@machinami/cards'
import { lang } from '../words/index.ts'
import type { Measures } from './measures.ts'
import { hurtsOn, type Run, runsOf, type Threats } from './threats.ts'

/** Numbers on a plate of a neighbour; `both` is a plate of two colours: taken on somebody's roll, mine or theirs. */
export interface Plated {
  readonly run: Run
  readonly kind: 'red' | 'purple' | 'both' | 'blue'
}

/** Room for plates: how wide and how many lines it is, and what a plate has besides its letters, in pixels. */
export interface Room {
  readonly width: number
  readonly lines: number
  readonly edge: number
}

/** Room for the plates of a neighbour: the whole of a place at the left, a line or two above. */
export function roomFor(players: number, { size, rivals, stage }: Measures, isTight: boolean): Room {
  if (rivals.beside) return { width: rivals.width - 21, lines: isTight ? 2 : 3, edge: 10.4 }
  const place = Math.min(rivals.width, (stage.width - 4) / (players - 1) - 4)
  const { lines } = rivals
  if (size === 'tablet') return { width: place - 70, lines, edge: 10.4 }
  return { width: place - (players > 4 ? 6 : 10), lines, edge: 6.8 }
}

const LETTER = 6.2

/** About how wide a plate is with what keeps it from the next; one figure alone has a little more room. */
const widthOf = (text: string, edge: number): number => edge + Math.max(8.2, LETTER * text.length)

const plated = (runs: readonly Run[], kind: Plated['kind']): Plated[] => runs.map((run) => ({ run, kind }))

/** How many lines plates fill one after the other. */
function linesOf(plates: readonly Plated[], room: Room): number {
  let [lines, used] = [0, room.width]
  for (const { run } of plates) {
    const width = widthOf(lang().totals(run), room.edge)
    if (used + width > room.width) {
      lines++
      used = 0
    }
    used += width
  }
  return lines
}

export const fits = (plates: readonly Plated[], room: Room): boolean => linesOf(plates, room) <= room.lines

/** The numbers on which somebody takes from me. */
export const dangerIn = ({ onMine, onTheirs }: Threats): Plated[] => [
  ...plated(onMine, 'red'),
  ...plated(onTheirs, 'purple'),
]

export const earnedIn = ({ earns }: Threats): Plated[] => plated(earns, 'blue')

/** How many lines it takes to tell what is taken and what is earned, each beside its words: a dash where there is nothing. */
export const linesBeside = (threats: Threats, room: Room): number[] =>
  [dangerIn(threats), earnedIn(threats)].map((plates) => Math.max(1, linesOf(plates, room)))

/** Whoever takes on nearly everything: every number once, whoever rolls it. */
function dangerAtOnce({ onMine, onTheirs }: Threats): Plated[] {
  const [mine, theirs] = [onMine.flat(), onTheirs.flat()]
  return runsOf([...mine, ...theirs]).map((run) => {
    const isMine = run.some((n) => mine.includes(n))
    return { run, kind: !isMine ? 'purple' : run.some((n) => theirs.includes(n)) ? 'both' : 'red' }
  })
}

/**
 * Plates that find room, no number left out among those on which somebody takes from me: what they earn begins a line of
 * its own where it can, and where there is no room for it, it stands in their town as well.
 */
export function platesIn(threats: Threats, room: Room): Plated[][] {
  const [danger, earned] = [dangerIn(threats), earnedIn(threats)]
  const all = [...danger, ...earned]
  const apart = linesOf(danger, room) + linesOf(earned, room)
  if (linesOf(all, room) > 1 && apart <= room.lines) return [danger, earned]
  if (fits(all, room)) return [all]
  return [fits(danger, room) ? danger : dangerAtOnce(threats)]
}

/** Whether cards of a game can take on more numbers than one line has room for. */
export function needsTwoLines(cards: Iterable<Card>, { width, edge }: Room): boolean {
  let sum = 0
  for (const card of cards)
    if (card.kind === 'establishment') {
      const { mine, theirs } = hurtsOn(card)
      if (mine || theirs) sum += widthOf(lang().totals(card.on), edge)
    }
  return sum > width
}
