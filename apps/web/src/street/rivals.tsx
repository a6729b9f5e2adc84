import { isBotId } from '../bots/who.ts'
import { PlateText } from '../cards/plate.tsx'
import type { Game } from '../game/game.ts'
import { isOneShort, landmarksNeeded } from '../game/goal.ts'
import { wantedIn } from '../game/offers.ts'
import { spotlight } from '../motion/spotlight.ts'
import { Building } from '../pictures/building.tsx'
import { lang, words } from '../words/index.ts'
import { lettersWide } from '../words/letters-wide.ts'
import type { Measures } from './measures.ts'
import { Change, Coins, Token } from './purse.tsx'
import { type Run, threatsOf } from './threats.ts'
import { FaceOf } from './town.tsx'
import './rivals.css'

/** Seats in turn order, beginning after mine. */
export const othersOf = (game: Game): number[] => {
  const seats = game.towns.length
  return Array.from({ length: seats - 1 }, (_, i) => (game.me.value + 1 + i) % seats)
}

interface Plated {
  readonly run: Run
  readonly kind: string
}

/** Room for plates: how wide and how many lines it is, and what a plate has besides its letters, in pixels. */
interface Room {
  readonly width: number
  readonly lines: number
  readonly edge: number
}

/** About how wide a plate is, in pixels. */
const widthOf = ({ run }: Plated, { edge }: Room): number => 6.4 * lettersWide(lang().totals(run)) + edge

/** How many plates find room. */
function fitting(plates: readonly Plated[], room: Room): number {
  let [line, width] = [1, 0]
  for (const [i, plate] of plates.entries()) {
    if (width + widthOf(plate, room) > room.width) {
      // Dots need room themselves.
      if (line === room.lines) return width + 11 > room.width ? i - 1 : i
      line++
      width = 0
    }
    width += widthOf(plate, room)
  }
  return plates.length
}

/** Plates as far as there is room; where there are more, dots say so. */
function Plates({ plates, room }: { readonly plates: readonly Plated[]; readonly room: Room }) {
  const most = fitting(plates, room)
  const all = plates.map(({ run }) => lang().totals(run))
  return (
    <>
      {/* All are written anew when one joins: it pushes nothing aside. */}
      {plates.slice(0, most).map(({ kind }, i) => (
        <span key={`${all.join()} ${i}`} class={`sign ${kind}`}>
          <PlateText text={all[i]} />
        </span>
      ))}
      {plates.length > most && '…'}
    </>
  )
}

const plated = (runs: readonly Run[], kind: string): Plated[] => runs.map((run) => ({ run, kind }))

/** Among four neighbours on a phone there is room for a first name. */
const LONG_NAME = 14

/** What one needs to know of a neighbour. Touching it brings their town onto the stage. */
function Rival(props: {
  readonly game: Game
  readonly seat: number
  readonly measures: Measures
  readonly shown: boolean
  /** No room for everything: neighbours side by side on a phone, or low places at the left. */
  readonly isTight: boolean
  readonly onShow: () => void
}) {
  const { game, seat, measures } = props
  const t = words().table
  const town = game.towns[seat].value
  const needed = landmarksNeeded(game.info.ruleset)
  const { name, bot } = game.info.seats[seat]
  const isActive = game.activeSeat.value === seat && game.winner.value === null && game.turn.value > 0
  const { beside } = measures.rivals
  const isCrowded = !beside && measures.size !== 'tablet' && game.towns.length > 4
  const shown = isCrowded && name.length > LONG_NAME ? name.split(' ')[0] : name
  const isLit = spotlight.value.seats.has(seat)
  const here = game.frame?.hereOf?.(seat)
  return (
    <button
      type="button"
      class={`rival ${isActive ? 'active' : ''} ${isLit ? 'lit' : ''} ${wantedIn(game, seat).size > 0 ? 'wanted' : ''}`}
      style={{ '--seat': `var(--seat-${seat})` }}
      data-rival={seat}
      aria-pressed={props.shown}
      title={isBotId(bot) ? `${name} · ${words().bots[bot].name}` : name}
      onClick={props.onShow}
    >
      <FaceOf game={game} seat={seat} size={beside || measures.size === 'tablet' ? 46 : isCrowded ? 22 : 28} />
      <span class={`rival-name ${name.length > 9 ? 'long' : ''}`}>
        {shown}
        {here && <span class="rival-here">{here}</span>}
      </span>
      <span class="rival-has">
        <Coins seat={seat} coins={town.coins} size={beside ? 19 : isCrowded ? 12 : 14} />
        {needed > 0 && (
          <span class="gold">
            <span aria-hidden="true">
              {beside ? words().stage.nOf(town.landmarks, needed) : `${town.landmarks}/${needed}`}
            </span>
            <span class="unseen">{t.landmarksOf(town.landmarks, needed)}</span>
          </span>
        )}
        {needed === 0 && game.fund.value !== null && (
          <span class="gold">
            <span aria-hidden="true">★ {town.points}</span>
            <span class="unseen">{words().stage.markers.points(town.points)}</span>
          </span>
        )}
        {town.token !== null && <Token token={town.token} />}
      </span>
      <Threat game={game} seat={seat} measures={measures} isTight={props.isTight} />
      <Change seat={seat} />
      <JustBuilt seat={seat} />
    </button>
  )
}

/** A house that has just risen where nobody can see it. */
function JustBuilt({ seat }: { readonly seat: number }) {
  const { built } = spotlight.value
  return built?.seat === seat ? (
    <span key={built.card} class="just-built">
      <Building id={built.card} />
    </span>
  ) : null
}

/** About how wide words of this size are, in pixels. */
const wordsWide = (text: string): number => 6.7 * lettersWide(text)

/** How much room a neighbour's place has for a line of plates, beside face and words. */
function roomFor(game: Game, { size, rivals, stage }: Measures): Room {
  const { takesFromYou, earnsOnAny } = words().stage
  const said = Math.max(wordsWide(takesFromYou), wordsWide(earnsOnAny))
  if (rivals.beside) return { width: rivals.width - 36 - said, lines: 1, edge: 11 }
  const others = game.towns.length - 1
  const place = Math.min(rivals.width, (stage.width - 4) / others - 4)
  return size === 'tablet' ? { width: place - 70, lines: 1, edge: 11 } : { width: place - 8, lines: 1, edge: 9 }
}

/** Numbers to be afraid of; whoever is about to win, is away or has a clock says so instead. */
function Threat(props: {
  readonly game: Game
  readonly seat: number
  readonly measures: Measures
  readonly isTight: boolean
}) {
  const { game, seat, measures, isTight } = props
  const { beside, width } = measures.rivals
  const town = game.towns[seat].value
  const { onMine, onTheirs, earns } = threatsOf(town, game.cards)
  const note = game.frame?.noteOf?.(seat) ?? null
  if (note !== null) return <span class="rival-note">{note}</span>
  if (game.winner.value === null && isOneShort(game, seat))
    return <span class="rival-near">{words().stage.oneToWin}</span>
  const usual = roomFor(game, measures)
  const danger = [...plated(onMine, 'red'), ...plated(onTheirs, 'purple')]
  // At the left they may take two lines: what grows stands last, so that nothing is pushed down. In a low place they
  // have one, and where words would leave too little of it, plates speak for themselves.
  const earned = plated(earns, 'blue')
  const isLong = [danger, ...(isTight ? [earned] : [])].some((plates) => fitting(plates, usual) < plates.length)
  const room = beside && isTight && isLong ? { ...usual, width: width - 28 } : usual
  // All of them are heard, also those there is no room for.
  const { takesOn, earnsOn } = words().stage
  const listed = (runs: readonly Run[]) => lang().list(runs.map((run) => lang().totals(run)))
  const sentences = [
    ...(danger.length > 0 ? [takesOn(listed([...onMine, ...onTheirs]))] : []),
    ...(earns.length > 0 ? [earnsOn(listed(earns))] : []),
  ]
  const said = sentences.length > 0 && <span class="unseen">{sentences.reduce(words().beside)}</span>
  // Above there is one line for both: what is taken comes first.
  if (!beside)
    return (
      <span class="rival-takes">
        {said}
        <span class="plates" aria-hidden="true">
          <Plates plates={[...danger, ...earned]} room={room} />
        </span>
      </span>
    )
  return (
    <span key={`${isLong}`} class={`rival-figures ${isLong ? 'long' : ''}`}>
      {said}
      <span aria-hidden="true">{words().stage.takesFromYou}</span>
      <span class="plates" aria-hidden="true">
        {danger.length === 0 ? '–' : <Plates plates={danger} room={{ ...room, lines: isTight ? 1 : 2 }} />}
      </span>
      <span aria-hidden="true">{words().stage.earnsOnAny}</span>
      <span class="plates" aria-hidden="true">
        {earns.length === 0 ? '–' : <Plates plates={earned} room={room} />}
      </span>
    </span>
  )
}

/** A lower place than this has one line of numbers. */
const LOW_PLACE = 118

/** Everybody else at the table. */
export function Rivals(props: {
  readonly game: Game
  readonly measures: Measures
  readonly shown: number
  readonly onShow: (seat: number) => void
}) {
  const { game, measures } = props
  const others = othersOf(game)
  const { beside, width, height } = measures.rivals
  const room = measures.sheet.low + 24
  const high = beside
    ? Math.min(
        height,
        Math.floor((measures.stage.height - Math.max(room, measures.sheet.half) - 12) / others.length) - 10,
      )
    : height - 3
  const isTight = others.length > 3 && (beside ? high < LOW_PLACE : measures.size !== 'tablet')
  return (
    <nav
      class={`rivals ${beside ? 'beside' : 'above'} ${isTight ? 'many' : ''}`}
      aria-label={words().table.towns}
      style={{ '--rival': `${width}px`, '--high': `${high}px`, '--stage': `${measures.stage.width}px` }}
    >
      {others.map((seat) => (
        <Rival
          key={seat}
          game={game}
          seat={seat}
          measures={measures}
          shown={props.shown === seat}
          isTight={isTight}
          onShow={() => props.onShow(seat)}
        />
      ))}
    </nav>
  )
}
