import { faultIn } from '@machinami/engine'
import {
  anything,
  either,
  type Fields,
  fields,
  id,
  isId,
  isObject,
  list,
  map,
  oneOf,
  type Shape,
  test,
  whole,
} from '../shape.ts'
import type { DeckRecord } from './pack.ts'

const coins = whole(0, 1000)
const byTowns = either(coins, fields({ 2: coins, 3: coins, 4: coins }))
const board = fields({}, { marks: whole(0, 10), flags: whole(0, 10) })
/** `.0.power` of the engine is `[0].power` here. */
export const placeIn = (path: string): string => path.replaceAll(/\.(\d+)/g, '[$1]')
const powers: Shape = (value, path) => {
  const fault = faultIn('powers', value)
  return fault === null ? [] : [`${path}${placeIn(fault)}`]
}
const values = map((name) => /^[a-zA-Z]+$/.test(name), anything)
const change = {
  rules: values,
  town: values,
  adds: list(id),
  removes: list(id),
  powers,
  board,
}
const note = test((value) => typeof value === 'string' && /^[A-G]#?\d$/.test(value))
const needs = { needs: id }
const face = fields({ card: id }, needs)
const letter = test((value) => typeof value === 'string' && /^[A-Z]$/.test(value))
const step = oneOf(
  ...['register', 'archive-community', 'archive-landmark', 'archive-landmarks'],
  ...['town-square', 'pair', 'reserve', 'supply', 'bank'],
)

const SHAPES: { readonly [record in DeckRecord['record']]: readonly [Fields, Fields?] } = {
  start: [
    {
      like: id,
      establishments: list(id, 1),
      landmarks: list(id, 1, 10),
      community: fields({ card: id }, { cost: byTowns }),
      townSquare: list(id),
      reference: id,
      board: fields({ slots: list(coins, 1, 10), marks: whole(0, 10), flags: whole(0, 10) }),
    },
    { rules: values },
  ],
  story: [{ id }, { sides: oneOf(1, 2) }],
  stop: [{ id, until: oneOf('ready', 'won') }, { net: id }],
  rule: [{ id }, { ...change, lasts: oneOf('this-game') }],
  reference: [{ id }],
  landmark: [
    { letter, card: id },
    { ...needs, adds: list(id) },
  ],
  community: [{ card: id }, { ...needs, cost: byTowns, rules: list(id) }],
  'town-square': [{ card: id }, needs],
  pair: [{ id, A: face, B: face }],
  box: [{ n: whole(1, 99), things: list(fields({ id, count: whole(1, 99) }), 1) }],
  sticker: [{ id }, { shows: id, board, town: values }],
  ask: [
    { id, of: oneOf('winner', 'each-town') },
    {
      order: oneOf('seats', 'fewest-wins'),
      number: fields({ from: whole(0, 99), to: whole(0, 99) }, { different: oneOf(true) }),
      options: list(id, 2, 12),
      note: oneOf(true),
      bots: list(either(whole(0, 99), id), 1, 99),
    },
  ],
  set: [{}, change],
  archive: [{ rule: id }],
  reserve: [{ rule: id }],
  return: [{ rule: id }],
  'end-of-game': [{}, { steps: list(step, 1) }],
  tune: [{ given: list(whole(1, 99)), scale: list(note, 1, 99) }],
  'by-choice': [
    {
      choice: id,
      cases: map(
        () => true,
        (value, path) => list(record)(value, path),
      ),
    },
  ],
  'free-play': [
    { id, landmarks: whole(1, 10), stacks: whole(1, 99) },
    { ...change, without: list(id), costs: map(isId, byTowns) },
  ],
  end: [{}],
}

const record: Shape = (value, path) => {
  const kind = isObject(value) && 'record' in value ? value.record : undefined
  if (typeof kind !== 'string' || !Object.hasOwn(SHAPES, kind)) return [`${path}.record`]
  const [needed, optional] = SHAPES[kind as DeckRecord['record']]
  return fields({ record: anything, ...needed }, optional)(value, path)
}

/** Paths in a deck where a field is missing, wrong or too much. */
export function deckShape(value: unknown, path: string): string[] {
  return list(record, 1)(value, path)
}

/** Names by id and language. What each of them is is looked at by itself: one that is wrong keeps nothing from being read. */
export const namesShape: Shape = map(
  () => true,
  map(() => true, anything),
)
/** What a row is called and what kind it says it is; `faultIn` of the engine looks at the rest. */
export const cardsShape: Shape = list(
  test((value) => isObject(value) && 'id' in value && 'kind' in value && isId(value.id) && isId(value.kind)),
)
