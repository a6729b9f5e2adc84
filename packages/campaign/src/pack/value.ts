/**
 * A value in a pack: plain data, or `{ "from": ... }` for what only the campaign itself knows. It is worked out when a
 * game is set up.
 */
export type Value = number | string | boolean | null | readonly Value[] | { readonly [field: string]: Value } | From

export type From =
  /** One figure for two, three and four towns. */
  | { readonly from: 'towns'; readonly 2: Value; readonly 3: Value; readonly 4: Value }
  /** By an earlier choice: `{ "from": "choice", "choice": "pair-1", "A": 3, "B": 4 }`. */
  | { readonly from: 'choice'; readonly choice: string; readonly [chosen: string]: Value }
  /** The number this town chose when it was asked; only in a town's own fields. */
  | { readonly from: 'number'; readonly ask: string }
  /** The notes of the tune that the table has chosen so far; with `given` those before them too. */
  | { readonly from: 'notes'; readonly given?: true }
  /** The establishment that came last, unless its colour is the one named here. */
  | { readonly from: 'newest'; readonly not?: string; readonly otherwise?: string }

export interface Known {
  readonly towns: number
  readonly choices: { readonly [id: string]: string }
  /** Numbers of the town whose field it is. */
  readonly numbers: { readonly [ask: string]: number }
  readonly notes: { readonly given: readonly number[]; readonly chosen: readonly number[] }
  /** Establishments on the table, in the order in which they came. */
  readonly stacks: readonly { readonly card: string; readonly color: string }[]
}

/** Steps of cards have a `from` too, in other words. */
const SOURCES: readonly unknown[] = ['towns', 'choice', 'number', 'notes', 'newest'] satisfies From['from'][]

const isFrom = (value: Value): value is From =>
  typeof value === 'object' && value !== null && 'from' in value && SOURCES.includes(value.from)

/** The value as the engine wants it. What nobody has chosen yet is null. */
export function workOut(value: Value, known: Known): Value {
  if (Array.isArray(value)) return value.map((each: Value) => workOut(each, known))
  if (typeof value !== 'object' || value === null) return value
  if (isFrom(value)) return workOutFrom(value, known)
  const fields = Object.entries(value as { readonly [field: string]: Value })
  return Object.fromEntries(fields.map(([name, field]) => [name, workOut(field, known)]))
}

function workOutFrom(value: From, known: Known): Value {
  switch (value.from) {
    case 'towns':
      return workOut(value[known.towns as 2 | 3 | 4], known)
    case 'choice': {
      const chosen = known.choices[value.choice as string]
      return chosen !== undefined && Object.hasOwn(value, chosen) ? workOut(value[chosen], known) : null
    }
    case 'number':
      return known.numbers[value.ask] ?? null
    case 'notes':
      return [...(value.given ? known.notes.given : []), ...known.notes.chosen]
    case 'newest':
      return newestOf(value, known.stacks)
  }
}

/** Free play may have drawn neither the newest stack nor the other one: then the newest that is not of that colour. */
function newestOf({ not, otherwise }: From & { readonly from: 'newest' }, stacks: Known['stacks']): Value {
  const newest = stacks.at(-1)
  if (newest && newest.color !== not) return newest.card
  const named = stacks.find(({ card }) => card === otherwise) ?? stacks.findLast(({ color }) => color !== not)
  return named?.card ?? null
}

/** Everything a value looks up: choices with what it says for which of them, questions. */
export function lookedUp(value: Value): {
  readonly choices: { readonly id: string; readonly cases: readonly string[] }[]
  readonly asks: string[]
} {
  const found = { choices: [] as { id: string; cases: string[] }[], asks: [] as string[] }
  const look = (each: Value): void => {
    if (typeof each !== 'object' || each === null) return
    if (!Array.isArray(each) && isFrom(each)) {
      if (each.from === 'choice') {
        const { from: _, choice, ...cases } = each
        found.choices.push({ id: choice as string, cases: Object.keys(cases) })
      }
      if (each.from === 'number') found.asks.push(each.ask)
    }
    Object.values(each as { readonly [field: string]: Value }).forEach(look)
  }
  look(value)
  return found
}
