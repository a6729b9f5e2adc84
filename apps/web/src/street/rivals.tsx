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
import { dangerIn, earnedIn, linesBeside, type Plated, platesIn, type Room, roomFor } from './plates.ts'
import { Change, Coins, Token } from './purse.tsx'
import { type Run, type Threats, threatsOf } from './threats.ts'
import { FaceOf } from './town.tsx'
import './rivals.css'

/** Seats in turn order, beginning after mine. */
export const othersOf = (game: Game): number[] => {
  const seats = game.towns.length
  return Array.from({ length: seats - 1 }, (_, i) => (game.me.value + 1 + i) % seats)
}

/** Number plates, in one or more groups under each other. */
const Plates = (props: { readonly groups: readonly (readonly Plated[])[]; readonly none?: string }) => {
  const { groups, none = '' } = props
  const all = groups.map((plates) => plates.map(({ run }) => lang().totals(run)))
  return (
    <span class="plates" aria-hidden="true">
      {groups.map((plates, g) => (
        // All are written anew when one joins: it pushes nothing aside.
        <span key={`${all.join(' ')} ${g}`} class="plate-group">
          {plates.map(({ kind }, i) => (
            <span key={i} class={`sign ${kind}`}>
              <PlateText text={all[g][i]} />
            </span>
          ))}
          {plates.length === 0 && none}
        </span>
      ))}
    </span>
  )
}

/** How many letters a neighbour's name may have: where places are low or narrow, there is room for a first name. */
function lettersFor(players: number, measures: Measures, isTight: boolean): number {
  const { size, rivals } = measures
  if (rivals.beside) return isTight ? 20 : 99
  const { width } = roomFor(players, measures, isTight)
  if (rivals.lines > 1) return Math.floor(size === 'tablet' ? width / 8.4 : (width - 28) / 5.6)
  return isTight ? 14 : 99
}

/** How many letters a word beside the face may have; a longer one is written narrower, not in two lines. */
function roomForWord(players: number, measures: Measures): number {
  const { width } = roomFor(players, measures, true)
  return measures.size === 'tablet' ? width / 8.4 : (width - (players > 4 ? 25 : 30)) / 6.1
}

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
  const shown = name.length > lettersFor(game.towns.length, measures, props.isTight) ? name.split(' ')[0] : name
  const room = beside || shown.includes(' ') ? 99 : roomForWord(game.towns.length, measures)
  const wide = room / lettersWide(shown)
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
      <FaceOf game={game} seat={seat} size={beside || measures.size === 'tablet' ? 46 : isCrowded ? 22 : 26} />
      <span class={`rival-name ${name.length > 9 ? 'long' : ''}`}>
        <span class="rival-word" style={wide < 1 ? { transform: `scaleX(${wide})` } : undefined}>
          {shown}
        </span>
        {here && <span class="rival-here">{here}</span>}
      </span>
      <span class="rival-has">
        <Coins seat={seat} coins={town.coins} size={beside ? 19 : !isCrowded ? 14 : town.coins < 100 ? 12 : 0} />
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

/** About how wide words of this size are, in pixels: letters of Asia are as wide as they are high. */
const wordsWide = (text: string): number => 6.7 * text.length + 8.4 * (lettersWide(text) - text.length)

/** All numbers are heard, also those there is no room for. */
function Heard({ onMine, onTheirs, earns }: Threats) {
  const { takesOn, earnsOn } = words().stage
  const listed = (runs: readonly Run[]) => lang().list(runs.map((run) => lang().totals(run)))
  const taking = [...onMine, ...onTheirs]
  const sentences = [
    ...(taking.length > 0 ? [takesOn(listed(taking))] : []),
    ...(earns.length > 0 ? [earnsOn(listed(earns))] : []),
  ]
  return sentences.length > 0 ? <span class="unseen">{sentences.reduce(words().beside)}</span> : null
}

/** Numbers to be afraid of; whoever is about to win, is away or has a clock says so instead. */
function Threat(props: {
  readonly game: Game
  readonly seat: number
  readonly measures: Measures
  readonly isTight: boolean
}) {
  const { game, seat, measures, isTight } = props
  const note = game.frame?.noteOf?.(seat) ?? null
  if (note !== null) return <span class="rival-note">{note}</span>
  if (game.winner.value === null && isOneShort(game, seat))
    return <span class="rival-near">{words().stage.oneToWin}</span>
  const threats = threatsOf(game.towns[seat].value, game.cards)
  const room = roomFor(game.towns.length, measures, isTight)
  return measures.rivals.beside ? (
    <Figures threats={threats} room={room} />
  ) : (
    <span class="rival-takes">
      <Heard {...threats} />
      <Plates groups={platesIn(threats, room)} />
    </span>
  )
}

/** Numbers of a place at the left: with words beside them, and where words leave too little room, by themselves. */
function Figures({ threats, room }: { readonly threats: Threats; readonly room: Room }) {
  const { takesFromYou, earnsOnAny } = words().stage
  const [danger, earned] = [dangerIn(threats), earnedIn(threats)]
  const width = room.width - 13 - Math.max(wordsWide(takesFromYou), wordsWide(earnsOnAny))
  const [taking, earning] = linesBeside(threats, { ...room, width })
  const isShort = taking + earning <= room.lines
  const rows = [danger, earned].map((plates, i) => <Plates key={i} groups={[plates]} none="–" />)
  return (
    // Written anew when lines join or go: they push nothing aside.
    <span key={`${taking} ${earning}`} class={`rival-figures ${isShort ? '' : 'long'}`}>
      <Heard {...threats} />
      {isShort ? (
        <>
          <span aria-hidden="true">{takesFromYou}</span>
          {rows[0]}
          <span aria-hidden="true">{earnsOnAny}</span>
          {rows[1]}
        </>
      ) : (
        <Plates groups={platesIn(threats, room)} />
      )}
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
  const { beside, width, height, lines } = measures.rivals
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
      class={`rivals ${beside ? 'beside' : 'above'} ${isTight ? 'many' : ''} ${lines > 1 ? 'two-lines' : ''}`}
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
