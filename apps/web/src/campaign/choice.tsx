import type { PairPage, Side } from '@machinami/campaign'
import type { Card } from '@machinami/cards'
import { namingFor } from '@machinami/lang'
import { useEffect, useState } from 'preact/hooks'
import { Coin, Icon } from '../pictures/coin-face-icon.tsx'
import { play } from '../sound/sounds.ts'
import '../theme/tint.css'
import { colourOf as penOf, tintOf } from '../words/card-words.ts'
import { lang, words } from '../words/index.ts'
import { Bell } from './bell.tsx'
import { textIn, withLearned } from './book.ts'
import { colourOf } from './colours.ts'
import { campaignWords } from './late-words.ts'
import { ThingPicture } from './pictures.tsx'
import { chooseByArrows, withinTab } from './radios.ts'
import type { CampaignSession } from './session.ts'
import { isStill } from './sounds.ts'
import { Main, Stage } from './stage.tsx'
import { people, playersOf } from './towns.tsx'
import { Drum, PlayGlyph, pinsOf, usePlaying } from './tune-drum.tsx'
import './choice.css'

const SIDES: readonly Side[] = ['A', 'B']
/** The other face turns over, then the house flies off to the island. */
const TURNING = 900

/** The winner alone sees both faces of the new card, and what each does to the island. */
export function Choice(props: {
  readonly session: CampaignSession
  readonly town: number
  readonly onChoose: (side: Side) => void
}) {
  const { session, town } = props
  const { state } = session.news.value
  const t = campaignWords().choice
  const [pair, setPair] = useState<PairPage | null>(null)
  const [side, setSide] = useState<Side | null>(null)
  const [isGoing, setGoing] = useState(false)
  useEffect(() => {
    void session.faces().then(setPair)
  }, [session])
  useEffect(() => {
    if (!isGoing || side === null) return
    const gone = setTimeout(() => props.onChoose(side), TURNING)
    return () => clearTimeout(gone)
  }, [isGoing])
  const names = pair ? SIDES.map((each) => faceOf(session, pair, each).name) : ['', '']
  const chosen = side === null ? null : names[SIDES.indexOf(side)]
  return (
    <Stage
      session={session}
      kind="choice"
      above={t.won(playersOf(state)[town], state.game)}
      title={t.title}
      dock={
        <>
          <span class="dock-text">
            {t.forGood} {people(state).length > 1 && <strong>{t.onlyYou}</strong>}
          </span>
          <Main
            disabled={side === null || isGoing || session.busy.value}
            onClick={() => {
              play('wood')
              if (side === null) return
              if (isStill()) props.onChoose(side)
              else setGoing(true)
            }}
          >
            {chosen === null ? t.pick : t.confirm(chosen)}
          </Main>
        </>
      }
    >
      <div
        class={`choice-faces ${isGoing ? 'going' : ''}`}
        role="radiogroup"
        aria-label={t.title}
        inert={isGoing}
        onKeyDown={chooseByArrows}
      >
        {pair &&
          SIDES.map((each) => (
            <FaceCard
              key={each}
              session={session}
              town={town}
              pair={pair}
              side={each}
              isChosen={side === each}
              tabIndex={withinTab(each, side, SIDES[0])}
              onChoose={() => setSide(each)}
            />
          ))}
      </div>
    </Stage>
  )
}

/** A face: its row, and names and texts that nobody else knows yet. */
function faceOf({ book, news }: CampaignSession, pair: PairPage, side: Side) {
  const { cards = [], names = {}, texts = {}, art = {} } = pair.faces[side]
  const learned = { cards: Object.fromEntries(cards.map((card) => [card.id, card])), names, texts, art }
  const both = withLearned(book.value, learned)
  const id = pair[side].card
  const naming = namingFor(lang(), both.names)
  const card: Card | undefined = both.cards[id]
  return {
    id,
    card,
    book: both,
    name: naming.cardName(id),
    does: card ? lang().cardText(card, naming) : [],
    island: textIn(news.value.state, both, `${pair.id}.${side}`),
  }
}

function FaceCard(props: {
  readonly session: CampaignSession
  readonly town: number
  readonly pair: PairPage
  readonly side: Side
  readonly isChosen: boolean
  readonly tabIndex: number
  readonly onChoose: () => void
}) {
  const { session, pair, side, town, isChosen, tabIndex } = props
  const { card, name, does, island, book, id } = faceOf(session, pair, side)
  const t = campaignWords().choice
  if (card?.kind !== 'establishment') return null
  return (
    <div class={`choice-face ${tintOf(card)} ${isChosen ? 'chosen' : ''}`}>
      <button
        type="button"
        role="radio"
        aria-checked={isChosen}
        tabIndex={tabIndex}
        class="choice-pick"
        onClick={props.onChoose}
      >
        <span class="choice-scene" aria-hidden="true">
          <span class="numbers display">{lang().totals(card.on)}</span>
          <span class="choice-cost display">
            <Coin size={15} /> {typeof card.cost === 'number' ? card.cost : lang().price(card.cost)}
          </span>
          <ThingPicture book={book} id={id} />
        </span>
        <strong class="choice-name display">{name}</strong>
        <span class="unseen">
          ({lang().totals(card.on)}), {lang().price(card.cost)},
        </span>
        <span class="choice-type soft">
          <Icon name={penOf(card)} pen={penOf(card)} size={16} /> {lang().colors[card.color].type}
        </span>
        <span class="choice-does">{words().sentences(does)}</span>
        <span class="choice-after soft display">{t.island}</span>
        <span class="choice-island" lang={island?.language}>
          {island?.paragraphs.join(' ')}
        </span>
      </button>
      <Note session={session} town={town} note={Math.min(...card.on)} isNow={isChosen} />
    </div>
  )
}

/** The note this face would write, after all that stand. */
function Note(props: {
  readonly session: CampaignSession
  readonly town: number
  readonly note: number
  readonly isNow: boolean
}) {
  const { session, town, note } = props
  const { state } = session.news.value
  const { tune } = state
  const t = campaignWords().choice
  const pins = tune ? [...pinsOf(state, tune), { number: note, colour: colourOf(state.towns[town].colour, town) }] : []
  const { now, play: playNotes } = usePlaying(tune, pins)
  // Whoever touches a face hears how the tune would go on.
  useEffect(() => {
    if (props.isNow) playNotes()
  }, [props.isNow])
  if (!tune) return null
  return (
    <div class="choice-note">
      <Drum
        pins={pins.slice(-5)}
        given={Math.max(0, 5 - 1 - tune.notes.length)}
        highest={tune.scale.length}
        now={now === null ? null : now - Math.max(0, pins.length - 5)}
        isSmall
      />
      <span class="choice-bell display">
        <span aria-hidden="true">
          <Bell note={note} />
        </span>
        {t.note(note)}
      </span>
      <button type="button" class="icon-button choice-play" aria-label={t.listen(note)} onClick={() => playNotes()}>
        <PlayGlyph />
      </button>
    </div>
  )
}
