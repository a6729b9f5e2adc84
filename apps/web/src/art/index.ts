import type { Card, CardId } from '@machinami/cards'
import { BASE_DRAWN, HARBOR_DRAWN, ROW_DRAWN } from './drawn-cards.ts'
import { inked } from './ink.ts'

/** One building, ready to be put on a page. */
export interface Drawing {
  /** The same for the same picture: the card's id, and more where several pictures may go by one id. */
  readonly id: string
  /** Height of its viewBox (the width is 96); the ground lies 6 above the bottom. */
  readonly height: 96 | 120
  readonly markup: string
  /** Has moving parts, so that a page full of copies may prefer still ones. */
  readonly animated?: true
}

/** How to draw some cards, by their ids; tall ones are drawn as landmarks are. */
export interface DrawingSet {
  readonly art: Readonly<Record<string, () => string>>
  readonly tall: readonly string[]
}

/** Where drawings are found: which cards they are of, and how to fetch them. */
export interface DrawingSource {
  readonly has: (id: string) => boolean
  readonly load: () => Promise<DrawingSet>
}

const ofCards = (ids: readonly CardId[], load: DrawingSource['load']): DrawingSource => ({
  has: (id) => (ids as readonly string[]).includes(id),
  load,
})
const ofFamily = (family: 'mk2-' | 'legacy-', load: DrawingSource['load']): DrawingSource => ({
  has: (id) => id.startsWith(family),
  load,
})

/** The first that has a card draws it. Which cards these are is said here, so that a page need not know their rows. */
const SOURCES: DrawingSource[] = [
  ofCards(BASE_DRAWN, () => import('./base.ts').then((m) => ({ art: m.BASE_ART, tall: m.BASE_TALL }))),
  ofCards(HARBOR_DRAWN, () => import('./harbor.ts').then((m) => ({ art: m.HARBOR_ART, tall: m.HARBOR_TALL }))),
  ofCards(ROW_DRAWN, () => import('./row.ts').then((m) => ({ art: m.ROW_ART, tall: [] }))),
  ofFamily('mk2-', () => import('./two/index.ts').then((m) => ({ art: m.TWO_ART, tall: m.TWO_TALL }))),
  ofFamily('legacy-', () => import('./legacy.ts').then((m) => ({ art: m.LEGACY_ART, tall: m.LEGACY_TALL }))),
]

/** Drawings of more cards, from now on: what comes with a campaign, or with home-made cards. They come before ours. */
export function addDrawings(source: DrawingSource): void {
  SOURCES.unshift(source)
}

function drawing(id: string, height: Drawing['height'], drawn: string): Drawing {
  const markup = inked(drawn)
  return { id, height, markup, ...(markup.includes('class="') ? { animated: true as const } : {}) }
}

type Drawings = Readonly<Record<string, Drawing>>

const drawn = ({ art, tall }: DrawingSet): Drawings =>
  Object.fromEntries(Object.entries(art).map(([id, draw]) => [id, drawing(id, tall.includes(id) ? 120 : 96, draw())]))

const fetched = new Map<DrawingSource, Promise<Drawings>>()

/** What does not come is missed, and may come when it is needed next. */
function fetchFrom(source: DrawingSource): Promise<Drawings> {
  const known = fetched.get(source)
  if (known) return known
  const work = source.load().then(drawn)
  fetched.set(source, work)
  work.catch(() => fetched.delete(source))
  return work
}

const sourceOf = (id: string): DrawingSource | undefined => SOURCES.find((source) => source.has(id))

/** The files that draw these cards, and which of them did not come. */
async function fetchDrawn(
  ids: readonly string[],
): Promise<{ readonly art: Drawings; readonly lost: ReadonlySet<DrawingSource> }> {
  const sources = new Set(ids.flatMap((id) => sourceOf(id) ?? []))
  const lost = new Set<DrawingSource>()
  const came = await Promise.all([...sources].map((source) => fetchFrom(source).catch(() => void lost.add(source))))
  return { art: Object.assign({}, ...came), lost }
}

/** Drawings of cards that somebody has drawn, for whoever knows no more of them than their ids. */
export const loadDrawn = async (ids: readonly CardId[]): Promise<Drawings> => (await fetchDrawn(ids)).art

/** Drawings of these cards; only the files they need are fetched, and what nobody has drawn is made up. */
export async function loadArt(cards: readonly Card[]): Promise<Drawings> {
  const { art, lost } = await fetchDrawn(cards.map(({ id }) => id))
  const undrawn = cards.filter(({ id }) => {
    const source = sourceOf(id)
    return !Object.hasOwn(art, id) && (source === undefined || !lost.has(source))
  })
  return undrawn.length === 0 ? art : { ...art, ...(await madeUp(undrawn)) }
}

/** Two rulesets may have different cards of one id. */
async function madeUp(cards: readonly Card[]): Promise<Drawings> {
  const { hashOf, invent, isTall } = await import('./invented/index.ts')
  return Object.fromEntries(
    cards.map((card) => {
      const picture = invent(card)
      return [card.id, drawing(`${card.id}~${hashOf(picture)}`, isTall(card) ? 120 : 96, picture)]
    }),
  )
}
