import { EDITION_IDS } from '@machinami/cards'
import { BOARDS } from '../machine/state.ts'
import type { Fault } from '../pack/fault.ts'
import type { AskRecord, DeckRecord, Pack } from '../pack/pack.ts'
import { lookedUp, type Value } from '../pack/value.ts'
import type { Placed } from './walk.ts'

type Kind = Pack['cards'][string]['kind']

/** Cards a record puts on the table: where it names them, and what they must be. */
export function cardsIn(
  record: DeckRecord,
): { readonly id: string; readonly at: string; readonly kinds: readonly Kind[] }[] {
  const one = (id: string, at: string, ...kinds: Kind[]) => ({ id, at, kinds })
  const many = (ids: readonly string[], at: string, ...kinds: Kind[]) =>
    ids.map((id, i) => one(id, `${at}[${i}]`, ...kinds))
  switch (record.record) {
    case 'start':
      return [
        ...many(record.establishments, 'establishments', 'establishment'),
        ...many(record.landmarks, 'landmarks', 'landmark'),
        one(record.community.card, 'community.card', 'community'),
        ...many(record.townSquare, 'townSquare', 'establishment'),
      ]
    case 'landmark':
      return [one(record.card, 'card', 'landmark'), ...many(record.adds ?? [], 'adds', 'action')]
    case 'community':
      return [one(record.card, 'card', 'community', 'action')]
    case 'town-square':
      return [one(record.card, 'card', 'establishment')]
    case 'pair':
      return [one(record.A.card, 'A.card', 'establishment'), one(record.B.card, 'B.card', 'establishment')]
    case 'rule':
    case 'set':
    case 'free-play':
      return many(record.adds ?? [], 'adds', 'bonus', 'action')
    default:
      return []
  }
}

/** Ids of cards that a row or a value speaks of. */
function spokenOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) =>
    (name === 'card' || name === 'has' || name === 'otherwise') && typeof field === 'string'
      ? [field]
      : spokenOf(field),
  )
}

/** What the table has met on its way so far. */
interface Met {
  readonly cards: Set<string>
  readonly rules: Set<string>
  readonly asks: Set<string>
  readonly communities: Set<string>
  readonly choices: Map<string, readonly string[]>
  /** Where cards came to lie, each of which is there once: `landmark legacy-forge`. */
  readonly laid: Set<string>
  /** How many bells the tune has. */
  readonly bells: Set<number>
}

const nothing = (): Met => ({
  ...{ cards: new Set(), rules: new Set(), asks: new Set(), communities: new Set(), laid: new Set(), bells: new Set() },
  choices: new Map(),
})

/** What was met on either way. */
const both = (a: Met, b: Met): Met => ({
  cards: new Set([...a.cards, ...b.cards]),
  rules: new Set([...a.rules, ...b.rules]),
  asks: new Set([...a.asks, ...b.asks]),
  communities: new Set([...a.communities, ...b.communities]),
  choices: new Map([...a.choices, ...b.choices]),
  laid: new Set([...a.laid, ...b.laid]),
  bells: new Set([...a.bells, ...b.bells]),
})

/** What has been met by whoever stands at a place: all that was before it, and in a case what earlier cases of it had. */
function ways(): (at: Placed) => Met {
  const byList = new Map<string, Met>([['', nothing()]])
  const byCase = new Map<string, Met>()
  return ({ place, under }) => {
    const list = place.replace(/\[\d+\]$/, '')
    const known = byList.get(list)
    if (known) return known
    const before = byList.get(list.replace(/\[\d+\]\.cases\.[^.[]+$/, '')) ?? nothing()
    const now = under[under.length - 1]
    const met = both(before, byCase.get(now) ?? nothing())
    byList.set(list, met)
    byCase.set(now, met)
    return met
  }
}

/** Whether everything a record speaks of exists and has been read before it. */
export function checkReferences(pack: Pack, deck: readonly Placed[]): Fault[] {
  const metAt = ways()
  const allRules = new Set(deck.flatMap(({ record }) => (record.record === 'rule' ? [record.id] : [])))
  return deck.flatMap((at) => {
    const { record, place } = at
    const met = metAt(at)
    const fault = (code: Fault['code'], field: string, what: string, wanted?: string): Fault => ({
      ...{ code, file: 'deck.json', place: `${place}.${field}`, what },
      ...(wanted === undefined ? {} : { wanted }),
    })
    const cards = checkCards(pack, record, met, fault)
    const choices = checkChoices(record, met, fault)
    const rules = rulesIn(record).flatMap(({ id, at: field }) =>
      met.rules.has(id) ? [] : [fault(allRules.has(id) ? 'unread' : 'unknown-rule', field, id)],
    )
    const twice = checkPlaces(record, met, fault)
    const notes = checkNotes(pack, record, met, fault)
    meet(record, met)
    return [...cards, ...choices, ...rules, ...twice, ...notes, ...checkOthers(record, met, fault)]
  })
}

type Say = (code: Fault['code'], at: string, what: string, wanted?: string) => Fault

function checkCards(pack: Pack, record: DeckRecord, met: Met, fault: Say): Fault[] {
  const own = cardsIn(record)
  const known = own.filter(({ id }) => Object.hasOwn(pack.cards, id))
  const faults = own.flatMap(({ id, at, kinds }) => {
    if (!Object.hasOwn(pack.cards, id)) return [fault('unknown-card', at, id)]
    const { kind } = pack.cards[id]
    return kinds.includes(kind) ? [] : [fault('bad-field', at, `${id}: ${kind}`, kinds.join(', '))]
  })
  if (record.record !== 'pair') for (const { id } of known) met.cards.add(id)
  const unread = known.flatMap(({ id, at }) =>
    spokenOf({ ...pack.cards[id], id: undefined })
      .filter((other) => other !== id && !met.cards.has(other))
      .map((other) => fault('unread', at, other)),
  )
  const values = 'rules' in record ? spokenOf(record.rules) : []
  const strange = values.filter((id) => !met.cards.has(id)).map((id) => fault('unread', 'rules', id))
  const removed = 'removes' in record ? (record.removes ?? []) : []
  return [
    ...faults,
    ...unread,
    ...strange,
    ...removed.filter((id) => !met.cards.has(id)).map((id) => fault('unread', 'removes', id)),
  ]
}

function checkChoices(record: DeckRecord, met: Met, fault: Say): Fault[] {
  if (record.record === 'by-choice') {
    const options = met.choices.get(record.choice)
    if (!options) return [fault('unknown-choice', 'choice', record.choice)]
    return checkCases(Object.keys(record.cases), options, 'cases', fault)
  }
  return ['rules', 'town'].flatMap((field) => {
    const value = (record as unknown as { readonly [field: string]: Value | undefined })[field]
    const { choices, asks } = lookedUp(value ?? null)
    return [
      ...choices.flatMap(({ id, cases }) => {
        const options = met.choices.get(id)
        return options ? checkCases(cases, options, field, fault) : [fault('unknown-choice', field, id)]
      }),
      ...asks.filter((id) => !met.asks.has(id)).map((id) => fault('unknown-choice', field, id)),
    ]
  })
}

/** Whether something is said for every option, and for no other. */
function checkCases(cases: readonly string[], options: readonly string[], field: string, fault: Say): Fault[] {
  const wanted = options.join(', ')
  const strange = cases.filter((each) => !options.includes(each))
  const missing = options.filter((each) => !cases.includes(each))
  return [
    ...strange.map((each) => fault('unknown-option', `${field}.${each}`, each, wanted)),
    ...missing.map((each) => fault('unknown-option', field, each, wanted)),
  ]
}

/** Where a record lays cards. The same card may lie in the supply and on town squares, but nowhere twice. */
function checkPlaces(record: DeckRecord, met: Met, fault: Say): Fault[] {
  return placesOf(record).flatMap(({ place, id, at }) => {
    const laid = `${place} ${id}`
    const isNew = !met.laid.has(laid)
    met.laid.add(laid)
    return isNew ? [] : [fault('same-id', at, id)]
  })
}

function placesOf(record: DeckRecord): { readonly place: string; readonly id: string; readonly at: string }[] {
  const many = (place: string, ids: readonly string[], field: string) =>
    ids.map((id, nth) => ({ place, id, at: `${field}[${nth}]` }))
  switch (record.record) {
    case 'start':
      return [
        ...many('supply', record.establishments, 'establishments'),
        ...many('landmark', record.landmarks, 'landmarks'),
        ...many('town-square', record.townSquare, 'townSquare'),
        { place: 'community', id: record.community.card, at: 'community.card' },
      ]
    case 'landmark':
    case 'community':
    case 'town-square':
      return [{ place: record.record, id: record.card, at: 'card' }]
    case 'pair':
      return [
        { place: 'supply', id: record.A.card, at: 'A.card' },
        { place: 'supply', id: record.B.card, at: 'B.card' },
      ]
    default:
      return []
  }
}

/** Whether every note of the tune is one of its bells. */
function checkNotes(pack: Pack, record: DeckRecord, met: Met, fault: Say): Fault[] {
  const bells = record.record === 'tune' ? record.scale.length : Math.max(0, ...met.bells)
  const isBell = (note: number) => note <= bells
  const wrong = (at: string, note: number) => (isBell(note) ? [] : [fault('bad-field', at, String(note), `1-${bells}`)])
  if (record.record === 'tune') return record.given.flatMap((note, nth) => wrong(`given[${nth}]`, note))
  if (bells === 0) return []
  if (record.record === 'ask') return record.note && record.number ? wrong('number.to', record.number.to) : []
  if (record.record !== 'pair') return []
  return (['A', 'B'] as const).flatMap((side) => {
    const card = Object.hasOwn(pack.cards, record[side].card) ? pack.cards[record[side].card] : null
    const numbers = card?.kind === 'establishment' && Array.isArray(card.on) ? card.on : []
    return numbers.length === 0 ? [] : wrong(`${side}.card`, Math.min(...numbers))
  })
}

/** Rules a record speaks of. */
function rulesIn(record: DeckRecord): { readonly id: string; readonly at: string }[] {
  const needs = (of: object, at: string) =>
    'needs' in of && typeof of.needs === 'string' ? [{ id: of.needs, at }] : []
  switch (record.record) {
    case 'archive':
    case 'reserve':
    case 'return':
      return [{ id: record.rule, at: 'rule' }]
    case 'pair':
      return [...needs(record.A, 'A.needs'), ...needs(record.B, 'B.needs')]
    case 'community':
      return [...needs(record, 'needs'), ...(record.rules ?? []).map((id, nth) => ({ id, at: `rules[${nth}]` }))]
    default:
      return needs(record, 'needs')
  }
}

function checkOthers(record: DeckRecord, met: Met, fault: Say): Fault[] {
  switch (record.record) {
    case 'start':
      return EDITION_IDS.some((id) => id === record.like)
        ? []
        : [fault('bad-field', 'like', record.like, EDITION_IDS.join(', '))]
    case 'ask':
      return checkAsk(record, fault)
    case 'pair':
      return []
    case 'sticker':
      return record.shows === undefined || met.asks.has(record.shows)
        ? []
        : [fault('unknown-choice', 'shows', record.shows)]
    case 'free-play': {
      const named = Object.keys(record.costs ?? {})
      return [
        ...named.filter((id) => !met.communities.has(id)).map((id) => fault('unknown-card', `costs.${id}`, id)),
        ...(record.without ?? []).filter((id) => !met.cards.has(id)).map((id) => fault('unknown-card', 'without', id)),
      ]
    }
    default:
      return []
  }
}

/** Whether every town can answer, and each answer is another one. */
function checkAsk({ id, number, options, bots = [] }: AskRecord, fault: Say): Fault[] {
  if ((number === undefined) === (options === undefined)) return [fault('bad-field', 'number', id)]
  const { from, to, different } = number ?? { from: 1, to: 1 }
  const least = different ? BOARDS : 1
  if (to - from + 1 < least) return [fault('bad-field', 'number', `${from}-${to}`, String(least))]
  const isAnswer = (bot: string | number) =>
    options ? options.some((each) => each === bot) : typeof bot === 'number' && bot >= from && bot <= to
  return [
    ...(options ?? []).flatMap((each, nth) =>
      options?.indexOf(each) === nth ? [] : [fault('same-id', `options[${nth}]`, each)],
    ),
    ...bots.flatMap((bot, nth) => (isAnswer(bot) ? [] : [fault('unknown-option', `bots[${nth}]`, String(bot))])),
  ]
}

function meet(record: DeckRecord, met: Met): void {
  if (record.record === 'rule') met.rules.add(record.id)
  if (record.record === 'pair') met.choices.set(record.id, ['A', 'B'])
  if (record.record === 'ask') {
    met.asks.add(record.id)
    if (record.options && record.of === 'winner') met.choices.set(record.id, record.options)
  }
  if (record.record === 'community') met.communities.add(record.card)
  if (record.record === 'start') met.communities.add(record.community.card)
  if (record.record === 'tune') met.bells.add(record.scale.length)
}
