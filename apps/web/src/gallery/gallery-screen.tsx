import { ALL_CARDS, type Card, EDITION_IDS, EDITIONS, type Edition, type EditionId } from '@machinami/cards'
import { useEffect, useState } from 'preact/hooks'
import { ShownCard } from '../cards/shown-card.tsx'
import { TileFace } from '../cards/tile-face.tsx'
import { needAllArt } from '../pictures/all-art.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Segments } from '../shell/segments.tsx'
import { around } from '../words/around.ts'
import { broughtCards } from '../words/brought-cards.ts'
import { nameOf, textOf, tintOf, typeOf } from '../words/card-words.ts'
import { lang } from '../words/index.ts'
import { searchFor } from '../words/search.ts'
import '../theme/fields.css'
import '../theme/tint.css'
import './gallery.css'

/** Editions that have cards of their own; one that only puts others together would show nothing new. */
const SHOWN = EDITION_IDS.filter((id, nth) => {
  const others = EDITION_IDS.slice(0, nth).flatMap((each): readonly Card[] => EDITIONS[each].cards)
  return EDITIONS[id].cards.some((card) => !others.includes(card))
})

/** Prices of the places on the town board of the edition a card belongs to. */
function slotsOf(card: Card): readonly number[] | undefined {
  const editions: readonly Edition[] = EDITION_IDS.map((id) => EDITIONS[id])
  return editions.find((edition) => edition.cards.includes(card))?.slots
}

const KNOWN = new Set<string>(ALL_CARDS.map(({ id }) => id))

/** Cards of the last game that no edition has. */
const strangers = (): readonly Card[] => broughtCards.value.filter(({ id }) => !KNOWN.has(id))

/** An edition, all of them with whatever the last game brought, or only that. */
type Shelf = EditionId | 'all' | 'brought'

function cardsIn(shelf: Shelf): readonly Card[] {
  if (shelf === 'all') return [...ALL_CARDS, ...strangers()]
  return shelf === 'brought' ? strangers() : EDITIONS[shelf].cards
}

/** A card at a glance; the whole of it is a tap away. */
function GalleryTile({ card, onOpen }: { readonly card: Card; readonly onOpen: () => void }) {
  return (
    <li class="large">
      <button type="button" class={`gallery-tile ${tintOf(card)}`} aria-haspopup="dialog" onClick={onOpen}>
        <span class="unseen name">{nameOf(card.id)}</span>
        <TileFace card={card} />
      </button>
    </li>
  )
}

/** Every card of every edition, from the card data: a grid to look through, and a search. */
export default function GalleryScreen() {
  const t = around().gallery
  const [query, setQuery] = useState('')
  const [edition, setEdition] = useState<Shelf>('all')
  const [open, setOpen] = useState<Card | null>(null)
  useEffect(() => needAllArt(strangers()), [])
  const hits = searchFor(query)
  const cards: readonly Card[] = cardsIn(edition)
  const shown = cards.filter((card) => hits([nameOf(card.id), typeOf(card), ...textOf(card)].join(' ')))
  return (
    <main class="page gallery">
      <PageHead title={t.title} />
      <div class="field gallery-search">
        <label class="unseen" for="card-search">
          {t.search}
        </label>
        <input
          id="card-search"
          type="search"
          placeholder={t.search}
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </div>
      <Segments<Shelf>
        name="edition"
        legend={around().setup.edition}
        options={[
          { value: 'all', text: t.all },
          ...SHOWN.map((id) => ({ value: id, text: lang().editions[id] })),
          ...(strangers().length > 0 ? [{ value: 'brought' as const, text: lang().homeMade }] : []),
        ]}
        value={edition}
        onPick={setEdition}
      />
      <p class="soft" role="status">
        {shown.length === 0 ? t.none : t.found(shown.length)}
      </p>
      <ul class="gallery-cards">
        {shown.map((card) => (
          <GalleryTile key={card.id} card={card} onOpen={() => setOpen(card)} />
        ))}
      </ul>
      {open && (
        <ShownCard card={open} slots={slotsOf(open)} onClose={() => setOpen(null)}>
          {open.kind === 'establishment' && <p class="soft">{t.copies(open.copies)}</p>}
        </ShownCard>
      )}
    </main>
  )
}
