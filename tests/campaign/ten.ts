import type { DeckRecord, Pack } from '@machinami/campaign'
import { ALL_CARDS } from '@machinami/cards'

/** A campaign of ten games from cards everybody knows: no story, but everything that moves. */
export const GAMES = 10

const LANDMARKS = ['train-station', 'shopping-mall', 'amusement-park', 'radio-tower', 'harbor', 'airport'] as const
/** Establishments that speak of no other card. */
const rows = ALL_CARDS.filter(
  (card) => card.kind === 'establishment' && card.copies === 6 && !/"(has|card)":/.test(JSON.stringify(card)),
)
const names = [...new Set(rows.map(({ id }) => id))]

/** Landmarks, communities and town square kinds get numbered copies of rows, as each may lie on a board once. */
const copy = (id: string, as: string): Pack['cards'][string] =>
  ({ ...(ALL_CARDS.find((card) => card.id === id) ?? rows[0]), id: as }) as Pack['cards'][string]

function chapter(game: number): DeckRecord[] {
  const opening: DeckRecord[] =
    game === 1
      ? []
      : [
          ...(game % 3 === 0 ? [{ record: 'box', n: game, things: [{ id: 'thing', count: 4 }] } as const] : []),
          {
            record: 'rule',
            id: `rule-${game}`,
            ...(game % 2 === 0 ? { lasts: 'this-game' as const } : {}),
            rules: { startCoins: 3 + game },
          },
          ...(game % 4 === 0 ? [{ record: 'reference', id: `reference-${game}` } as const] : []),
          ...(game === 5 ? [{ record: 'sticker', id: 'mark', board: { marks: 1 } } as const] : []),
          ...(game === 7
            ? [
                {
                  record: 'ask',
                  id: 'bell',
                  of: 'each-town',
                  order: 'fewest-wins',
                  number: { from: 1, to: 12, different: true },
                } as const,
              ]
            : []),
          { record: 'landmark', letter: String.fromCharCode(66 + game), card: `landmark-${game}` },
          { record: 'community', card: `community-${game}` },
        ]
  const closing: DeckRecord[] =
    game === GAMES
      ? [
          {
            record: 'end-of-game',
            steps: ['register', 'archive-community', 'archive-landmarks', 'reserve', 'supply', 'bank'],
          },
        ]
      : [
          { record: 'end-of-game' },
          { record: 'town-square', card: `square-${game}` },
          { record: 'pair', id: `pair-${game}`, A: { card: names[game * 2] }, B: { card: names[game * 2 + 1] } },
        ]
  return [
    { record: 'stop', id: `ready-${game}`, until: 'ready' },
    ...opening,
    { record: 'stop', id: `play-${game}`, until: 'won' },
    ...closing,
  ]
}

export function packOfTen(): Pack {
  const games = Array.from({ length: GAMES }, (_, nth) => nth + 1)
  const own = games.flatMap((game) => [
    copy(LANDMARKS[game % LANDMARKS.length], `landmark-${game}`),
    copy('legacy-observatory', `community-${game}`),
    { ...copy('bakery', `square-${game}`), copies: 0 } as Pack['cards'][string],
  ])
  const start: DeckRecord = {
    record: 'start',
    like: 'legacy',
    establishments: ALL_CARDS.flatMap(({ id, kind }) =>
      id.startsWith('legacy-') && kind === 'establishment' ? [id] : [],
    ),
    landmarks: ['legacy-forge', 'legacy-flower-shop', 'legacy-fountain'],
    community: { card: 'legacy-observatory' },
    townSquare: ['legacy-wheat-field', 'legacy-bakery'],
    reference: 'reference-1',
    board: { slots: [5, 15, 25], marks: 2, flags: 1 },
  }
  return {
    head: {
      format: 1,
      id: 'ten',
      title: { en: 'Ten' },
      languages: ['en'],
      games: GAMES,
      colours: ['yellow', 'green', 'red', 'blue'],
    },
    deck: [start, ...games.flatMap(chapter), { record: 'end' }],
    cards: Object.fromEntries([...ALL_CARDS, ...own].map((card) => [card.id, card])),
    ...{ names: {}, texts: {}, art: {}, nets: {} },
  }
}

type Counts = Map<string, number>

const add = (counts: Counts, id: string, n: number): void => void counts.set(id, (counts.get(id) ?? 0) + n)

/** Cards of records that have not been read; a double-sided card counts once, whichever side will be up. */
export function cardsIn(deck: readonly DeckRecord[]): Counts {
  const counts: Counts = new Map()
  for (const record of deck) {
    if (record.record === 'landmark' || record.record === 'town-square') add(counts, record.card, 4)
    if (record.record === 'community') add(counts, record.card, 1)
    if (record.record === 'rule') add(counts, record.id, 1)
    if (record.record === 'reference') add(counts, record.id, 4)
    if (record.record === 'pair') add(counts, record.id, 5)
    if (record.record !== 'start') continue
    for (const id of record.establishments) add(counts, id, 5)
    for (const id of [...record.landmarks, ...record.townSquare, record.reference]) add(counts, id, 4)
    add(counts, record.community.card, 1)
  }
  return counts
}
