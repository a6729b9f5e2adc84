import { mayAsk } from '../dock/dock.tsx'
import type { GameFrame, Way } from '../game/frame.ts'
import type { Game } from '../game/game.ts'
import { Glyph, type GlyphName } from '../shell/glyph.tsx'
import { useHeading } from '../shell/heading.ts'
import { linkTo } from '../shell/router.ts'
import { change, settings } from '../store/settings.ts'
import { words } from '../words/index.ts'
import { lettersWide } from '../words/letters-wide.ts'
import type { Panel } from './table-screen.tsx'
import { measures } from './viewport.ts'
import './top-bar.css'

/** Whose turn it is, or what is done before anybody's. */
function whatIsOn(game: Game): string {
  const t = words()
  const seat = game.activeSeat.value
  if (game.winner.value !== null) return t.table.afterwards
  if (game.asking.value === 'first-throw') return t.table.whoBegins
  if (game.asking.value === 'pick') return t.table.beforeFirst
  const isMine = game.people.length === 1 && seat === game.people[0]
  return isMine ? t.table.yourTurn : t.table.turnOf(game.info.seats[seat].name)
}

/** Before the first roll some editions build: which round of how many; empty afterwards. */
export function openingRound({ openingRoundsLeft, info }: Game): string {
  const left = openingRoundsLeft.value
  const all = info.ruleset.openingBuilds
  return left > 0 ? words().stage.opening(all - left + 1, all) : ''
}

/** A button of the bar: a sign, and its word where there is room. */
function BarButton(props: {
  readonly name: GlyphName
  readonly label: string
  readonly class?: string
  readonly off?: boolean
  readonly pressed?: boolean
  /** How many things are new behind it. */
  readonly news?: number
  readonly onClick: () => void
}) {
  const { news = 0 } = props
  const label = news > 0 ? `${props.label} (${news})` : props.label
  return (
    <button
      type="button"
      class={`icon-button bar-button ${props.class ?? ''}`}
      aria-disabled={props.off === true}
      aria-pressed={props.pressed}
      data-news={news > 0 ? news : undefined}
      title={label}
      aria-label={label}
      onClick={() => {
        if (!props.off) props.onClick()
      }}
    >
      <Glyph name={props.name} />
      <span>{props.label}</span>
    </button>
  )
}

/** More letters than this are two lines beside the buttons of a phone. */
const LONG = 15

/** Whose turn it is, and everything that is not the game itself. */
export function TopBar({ game, onPanel }: { readonly game: Game; readonly onPanel: (panel: Panel) => void }) {
  const t = words()
  const turn = game.turn.value
  const what = whatIsOn(game)
  const when = turn > 0 ? t.table.turn(turn) : openingRound(game)
  const heading = useHeading()
  const { size } = measures.value
  const isDesk = size === 'desk'
  const mayUndo = game.mayTakeBack.value && !game.holding.value
  // Four signs and whose turn it is: more has no room on a phone.
  const isFull = size === 'phone' && mayUndo && game.frame?.lookUp !== undefined
  return (
    <header class="top-bar" data-turn={turn}>
      <button type="button" class="icon-button" aria-label={t.table.menu} onClick={() => onPanel('menu')}>
        <Glyph name="menu" />
      </button>
      <h1
        ref={heading}
        tabIndex={-1}
        class={`whose ${lettersWide(what) > LONG ? 'long' : ''}`}
        title={what}
        style={{ '--seat': `var(--seat-${game.activeSeat.value})` }}
      >
        <span class="soft turn-number" data-widest={turn > 0 ? t.table.turn(888) : ''}>
          {when}
        </span>{' '}
        {/* Words before it come with the first building round, and are shorter after the last: both are written anew. */}
        <span key={`${turn > 0} ${when === ''}`}>{what}</span>
      </h1>
      <span class="bar-buttons">
        {mayUndo && <BarButton name="undo" class="undo" label={t.table.undo} onClick={() => void game.takeBack()} />}
        {game.frame?.lookUp && <LookUp way={game.frame.lookUp} />}
        {game.frame?.talk ? (
          <TableTalk way={game.frame.talk} />
        ) : (
          <BarButton
            name="bulb"
            class="ask-hint"
            label={t.table.ask}
            off={!mayAsk(game)}
            onClick={() => onPanel('hint')}
          />
        )}
        {!isDesk && !isFull && (
          <BarButton name="odds" class="open-odds" label={t.table.odds} onClick={() => onPanel('odds')} />
        )}
        {!isDesk && <BarButton name="log" class="open-log" label={t.table.log} onClick={() => onPanel('log')} />}
        {isDesk && <DeskButtons />}
      </span>
    </header>
  )
}

/** What a phone has in its menu. */
function DeskButtons() {
  const t = words()
  const { muted } = settings.value
  return (
    <>
      <a class="icon-button bar-button" href={linkTo('rules')}>
        <Glyph name="book" />
        <span>{t.start.rules}</span>
      </a>
      <BarButton
        name={muted ? 'mute' : 'sound'}
        label={t.table.sound}
        pressed={!muted}
        onClick={() => change({ muted: !muted })}
      />
    </>
  )
}

/** What is said at a table far away. */
const TableTalk = ({ way }: { readonly way: NonNullable<GameFrame['talk']> }) => (
  <BarButton name="talk" class="table-talk" label={way.label()} news={way.news()} onClick={way.go} />
)

/** What the game is part of has something to look up. */
const LookUp = ({ way }: { readonly way: Way }) => (
  <BarButton name="cards" class="look-up" label={way.label()} onClick={way.go} />
)
