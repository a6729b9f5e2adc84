import { type DeckRecord, PACK_FORMAT } from './pack.ts'

/** Whether what was read from JSON has the fields of a record, and nothing else. Paths of all faults. */
type Shape = (value: unknown, path: string) => string[]

const test =
  (holds: (value: unknown) => boolean): Shape =>
  (value, path) =>
    holds(value) ? [] : [path]

const whole = (least: number, most: number): Shape =>
  test((value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most)
const oneOf = (...words: readonly unknown[]): Shape => test((value) => words.includes(value))
export const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/
const isId = (value: unknown): boolean => typeof value === 'string' && ID.test(value)
const id = test(isId)
const text = test((value) => typeof value === 'string' && value !== '' && value.length <= 80)
const anything: Shape = () => []

const list =
  (shape: Shape, least = 0, most = 400): Shape =>
  (value, path) =>
    Array.isArray(value) && value.length >= least && value.length <= most
      ? value.flatMap((each, i) => shape(each, `${path}[${i}]`))
      : [path]

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldsOf = (value: object): [string, unknown][] => Object.entries(value)

const map =
  (name: (name: string) => boolean, shape: Shape): Shape =>
  (value, path) =>
    isObject(value)
      ? fieldsOf(value).flatMap(([each, field]) => (name(each) ? shape(field, `${path}.${each}`) : [`${path}.${each}`]))
      : [path]

type Fields = { readonly [name: string]: Shape }

const fields =
  (needed: Fields, optional: Fields = {}): Shape =>
  (value, path) => {
    if (!isObject(value)) return [path]
    const missing = Object.keys(needed).filter((name) => !Object.hasOwn(value, name))
    const shapes = { ...optional, ...needed }
    return [
      ...missing.map((name) => `${path}.${name}`),
      ...fieldsOf(value).flatMap(([name, field]) =>
        Object.hasOwn(shapes, name) ? shapes[name](field, `${path}.${name}`) : [`${path}.${name}`],
      ),
    ]
  }

const either =
  (...shapes: readonly Shape[]): Shape =>
  (value, path) =>
    shapes.some((shape) => shape(value, path).length === 0) ? [] : [path]

const coins = whole(0, 1000)
const byTowns = either(coins, fields({ 2: coins, 3: coins, 4: coins }))
const board = fields({}, { marks: whole(0, 10), flags: whole(0, 10) })
const values = map((name) => /^[a-zA-Z]+$/.test(name), anything)
const change = {
  rules: values,
  town: values,
  adds: list(id),
  removes: list(id),
  powers: list(anything, 1, 8),
  board,
}
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
  tune: [{ given: list(whole(1, 99)), scale: list(text, 1, 99) }],
  'by-choice': [
    {
      choice: id,
      cases: map(
        () => true,
        (value, path) => deckShape(value, path),
      ),
    },
  ],
  'free-play': [
    { id, landmarks: whole(1, 10), stacks: whole(1, 99) },
    { ...change, without: list(id), costs: map((name) => ID.test(name), byTowns) },
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

const isLanguage = (name: string): boolean => /^[a-z]{2}$/.test(name)
const language = test((value) => typeof value === 'string' && isLanguage(value))
const words = map(isLanguage, text)

export const headShape: Shape = fields(
  {
    format: oneOf(PACK_FORMAT),
    id,
    title: words,
    languages: list(language, 1, 20),
    games: whole(1, 99),
    colours: list(id, 4, 4),
  },
  { storyIn: list(language, 1, 20) },
)

const noun = either(text, fields({ name: text }, { article: text }))
export const namesShape: Shape = map((name) => ID.test(name), map(isLanguage, noun))
/** What a row is called and what kind it is; the rest is for the engine to check. */
export const cardsShape: Shape = list(
  test((value) => isObject(value) && 'id' in value && 'kind' in value && isId(value.id) && isId(value.kind)),
)
