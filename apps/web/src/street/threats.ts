import type { Card, Establishment, Step } from '@machinami/cards'
import type { Town } from '@machinami/engine'

/** Numbers side by side, such as 9 and 10, are one plate. */
export type Run = readonly number[]

/** The numbers on which a neighbour takes something from the others, and on which they earn whoever rolls. */
export interface Threats {
  /** On the roll of whoever pays. */
  readonly onMine: readonly Run[]
  /** On their own roll. */
  readonly onTheirs: readonly Run[]
  readonly earns: readonly Run[]
}

const takesFromRoller = (step: Step): boolean => step.verb === 'take' && step.from === 'roller'

/** What hurts the others when it happens on one's own roll. */
const hurtsOthers = (step: Step): boolean =>
  (step.verb === 'take' && step.from !== 'roller') ||
  step.verb === 'swap' ||
  step.verb === 'pool' ||
  (step.verb === 'close' && step.what === 'a-type')

/** Whether a card takes from whoever rolls its numbers, and whether from others when its owner does. */
export const hurtsOn = ({ does }: Establishment): { readonly mine: boolean; readonly theirs: boolean } => ({
  mine: does.some(takesFromRoller),
  theirs: does.some(hurtsOthers),
})

/** Numbers in their order, those next to each other together. */
export function runsOf(numbers: Iterable<number>): Run[] {
  const runs: number[][] = []
  for (const n of [...new Set(numbers)].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && last[last.length - 1] === n - 1) last.push(n)
    else runs.push([n])
  }
  return runs
}

export function threatsOf(town: Town, cards: ReadonlyMap<string, Card>): Threats {
  const open = town.cards.flatMap(({ id, open: copies }) => {
    const card = cards.get(id)
    return copies > 0 && card?.kind === 'establishment' ? [card] : []
  })
  const numbersOf = (isMeant: (card: (typeof open)[number]) => boolean) =>
    runsOf(open.filter(isMeant).flatMap(({ on }) => on))
  return {
    onMine: numbersOf((card) => hurtsOn(card).mine),
    onTheirs: numbersOf((card) => hurtsOn(card).theirs),
    earns: numbersOf(({ color }) => color === 'blue'),
  }
}
