import type { Change, DeckRecord, Pack } from '../pack/pack.ts'
import type { Brings } from './page.ts'

/** What a card or a side of one needs to be shown and played, by id. */
export interface Needs {
  readonly cards?: readonly string[]
  /** Things with a name and perhaps a picture that are no cards of the game. */
  readonly things?: readonly string[]
  readonly texts?: readonly string[]
  readonly nets?: readonly string[]
}

const changed = ({ adds = [] }: Change): readonly string[] => adds

/** What lies on the table besides cards once a ruleset has this field. */
const MARKERS: { readonly [field: string]: string } = { token: 'token', mascot: 'mascot', pins: 'pin' }

/** Markers a change puts on the table: a pack may have names of its own for them. */
export const markersOf = ({ rules = {} }: Change): string[] => [
  ...Object.keys(rules).flatMap((field) => (Object.hasOwn(MARKERS, field) ? [MARKERS[field]] : [])),
  ...(isFilled(rules.goal) ? ['fund'] : []),
]

/** Whether a game ends when something is full. */
const isFilled = (goal: unknown): boolean =>
  Array.isArray(goal) && goal.some((part) => typeof part === 'object' && part !== null && 'fund' in part)

/** Needs of a record as a whole; stories, boxes and pairs are cut up by side (`pages.ts`). */
export function needsOf(record: DeckRecord): Needs {
  switch (record.record) {
    case 'start': {
      const { establishments, landmarks, community, townSquare, reference } = record
      return {
        cards: [...establishments, ...landmarks, community.card, ...townSquare],
        things: [reference],
        texts: [reference],
      }
    }
    case 'rule':
    case 'free-play':
      return { cards: changed(record), things: [record.id, ...markersOf(record)], texts: [record.id] }
    case 'set':
      return { cards: changed(record), things: markersOf(record) }
    case 'stop':
      return { things: [record.id], texts: [record.id], nets: record.net === undefined ? [] : [record.net] }
    case 'reference':
    case 'sticker':
      return { things: [record.id], texts: [record.id] }
    case 'ask':
      return {
        things: [record.id],
        texts: [record.id, ...(record.options ?? []).map((each) => `${record.id}.${each}`)],
      }
    case 'landmark':
      return { cards: [record.card, ...(record.adds ?? [])], texts: [record.card] }
    case 'community':
    case 'town-square':
      return { cards: [record.card], texts: [record.card] }
    default:
      return {}
  }
}

/** Adds what is needed and was not there yet; `have` is written to. */
export function bring(pack: Pack, needs: Needs, have: Set<string>): Brings {
  const fresh = (kind: string, ids: readonly string[]) =>
    [...new Set(ids)].filter((id) => {
      const isNew = !have.has(`${kind} ${id}`)
      have.add(`${kind} ${id}`)
      return isNew
    })
  const { cards = [], things = [], texts = [], nets = [] } = needs
  const named = fresh('thing', [...cards, ...things])
  return {
    ...some(
      'cards',
      fresh('card', cards).flatMap((id) => pack.cards[id] ?? []),
    ),
    ...some('names', pick(pack.names, named)),
    ...some('texts', pick(pack.texts, fresh('text', texts))),
    ...some('art', pick(pack.art, named)),
    ...some('nets', pick(pack.nets, fresh('net', nets))),
  }
}

function pick<T>(from: { readonly [id: string]: T }, ids: readonly string[]): { [id: string]: T } {
  return Object.fromEntries(ids.filter((id) => Object.hasOwn(from, id)).map((id) => [id, from[id]]))
}

/** A field that is left out where there is nothing in it. */
const some = (field: keyof Brings, value: object): Brings => (Object.keys(value).length === 0 ? {} : { [field]: value })
