import type { Game } from '../game/game.ts'
import { landmarksNeeded } from '../game/goal.ts'
import { Building } from '../pictures/building.tsx'
import { FaceOf } from '../street/town.tsx'
import { aside } from '../words/aside.ts'
import { nameOf } from '../words/card-words.ts'
import { lang, words } from '../words/index.ts'
import { lettersWide } from '../words/letters-wide.ts'
import { shortName } from '../words/short-name.ts'
import { spread } from './spread-labels.ts'
import type { Place } from './standing.ts'
import type { Tally } from './tally.ts'
import './ranking.css'

interface Figures {
  readonly game: Game
  readonly places: readonly Place[]
  readonly sums: readonly Tally[]
}

const goalOf = (game: Game, { town }: Place): string => {
  const needed = landmarksNeeded(game.info.ruleset)
  return needed > 0 ? words().stage.nOf(town.landmarks, needed) : words().stage.markers.points(town.points)
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

/** So many letters have room beside each other on a phone; longer names are written narrower there. */
const LETTERS_ABREAST = 38

/** Everybody in their order: small cards on a phone, and everything counted in a table. */
export function Ranking(props: Figures) {
  const { game, places } = props
  return (
    <>
      <ol class="podium" aria-hidden="true">
        {places.map((place) => {
          const room = LETTERS_ABREAST / places.length
          const name = shortName(game.info.seats[place.town.seat].name, room)
          const wide = Math.min(1, room / lettersWide(name))
          return (
            <li key={place.rank} style={{ '--seat': `var(--seat-${place.town.seat})` }}>
              <span class="rank">{place.rank}</span>
              <FaceOf game={game} seat={place.town.seat} size={34} />
              <b style={wide < 1 ? { transform: `scaleX(${wide})` } : undefined}>{name}</b>
              <span>{goalOf(game, place)}</span>
            </li>
          )
        })}
      </ol>
      <Scores {...props} />
    </>
  )
}

function Scores({ game, places, sums }: Figures) {
  return (
    <div
      class="scores-wrap"
      tabIndex={0}
      role="region"
      aria-label={aside().end.result}
      style={{ '--players': places.length }}
    >
      <table class="scores">
        <thead>
          <tr>
            <th scope="col">{aside().end.player}</th>
            <th scope="col">{aside().result.byTurn}</th>
            <th scope="col">{aside().end.earned}</th>
            <th scope="col">{aside().result.net}</th>
            <th scope="col">{aside().end.best}</th>
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <Row key={place.rank} game={game} place={place} sum={sums[place.town.seat]} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ game, place, sum }: { readonly game: Game; readonly place: Place; readonly sum: Tally }) {
  const { town, rank } = place
  const { earned, taken, lost, best } = sum
  const net = taken - lost
  return (
    <tr class={rank === 1 ? 'won' : ''} style={{ '--seat': `var(--seat-${town.seat})` }}>
      <th scope="row">
        <span class="rank">{rank}</span>
        <FaceOf game={game} seat={town.seat} size={36} />
        <span class="who">
          <b>{game.info.seats[town.seat].name}</b>
          <small>{goalOf(game, place)}</small>
        </span>
      </th>
      <td>
        <Track game={game} place={place} />
      </td>
      <td>{earned}</td>
      <td class={net < 0 ? 'minus' : net > 0 ? 'plus' : ''}>{signed(net)}</td>
      <td class="best">
        {best ? (
          <>
            <Building id={best.card} />
            <span>
              {aside().end.bestName(nameOf(best.card))} {lang().number(best.coins)}
            </span>
          </>
        ) : (
          '–'
        )}
      </td>
    </tr>
  )
}

/** Between landmarks on a line, and between empty sites at its end, in percent of its length. */
const APART = { stood: 13.6, site: 7 }

/** Landmarks on a line of turns, and the sites that stayed empty at its end. */
function Track({ game, place }: { readonly game: Game; readonly place: Place }) {
  const { built, open } = place
  const last = Math.max(1, game.shown.value.turn)
  const room = 86 - APART.site * open.length
  const gap = Math.min(APART.stood, room / Math.max(1, built.length - 1))
  const places = spread(
    built.map(({ turn }) => (room * turn) / last),
    room,
    gap,
  )
  return (
    <span class="track">
      {built.map(({ card, turn }, i) => (
        <span key={card} class="stood" style={{ left: `${places[i]}%` }} title={nameOf(card)}>
          <Building id={card} />
          <i>{turn}</i>
          <span class="unseen">{nameOf(card)}</span>
        </span>
      ))}
      {open.map(({ card }, i) => (
        <span key={card} class="lacking-site" style={{ right: `${i * APART.site}%` }} title={nameOf(card)}>
          <Building id={card} state="scaffold" />
        </span>
      ))}
    </span>
  )
}
