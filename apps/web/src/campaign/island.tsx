import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Building } from '../pictures/building.tsx'
import { cutOut } from '../pictures/outline.ts'
import { usePicture } from '../pictures/pictures.ts'
import { nameOf } from '../words/card-words.ts'
import type { SeenState } from '../worker/campaign-messages.ts'
import { Bell } from './bell.tsx'
import { islandPicture, MAP } from './island-picture.ts'
import { campaignWords } from './late-words.ts'
import { inLanguage } from './packs.ts'
import type { CampaignSession } from './session.ts'
import { TownTag, tinted, townName } from './towns.tsx'
import { TuneBox } from './tune-drum.tsx'
import './island.css'

/** Where streets lie on the map, by the number of towns: x and y of their middle, in parts of the picture. */
const STREETS: { readonly [towns: number]: readonly (readonly [x: number, y: number])[] } = {
  2: [
    [29, 36],
    [72, 88],
  ],
  3: [
    [29, 36],
    [75, 36],
    [51, 90],
  ],
  4: [
    [29, 36],
    [75, 36],
    [29, 88],
    [73, 88],
  ],
}

/** Where community landmarks stand on the hill, one after the other. */
const ON_THE_HILL: readonly (readonly [x: number, y: number])[] = [
  [40, 60],
  [63, 62],
  [51, 43],
  [56, 71],
  [46, 70],
  [34, 66],
  [69, 66],
  [58, 53],
  [45, 52],
  [52, 63],
]

/** What a game has left on the island. */
export interface Change {
  readonly game: number
  readonly town: number
  /** The face that was chosen after it; none yet, or none at all after the last. */
  readonly card: string | null
  readonly community: string | null
  readonly note: number | null
}

/** What every game has changed, in order. The winner of a game chooses, so its line says whose it is. */
export function changesOf({ register, supply, past, tune }: SeenState): Change[] {
  const chosen = supply.filter(({ pair }) => pair !== undefined)
  return register.map(({ game, town }, nth) => ({
    game,
    town,
    card: chosen[nth]?.card ?? null,
    community: past.communities[nth]?.card ?? null,
    note: tune?.notes.find((each) => each.game === game)?.note ?? null,
  }))
}

/** The island as it has become. */
export function IslandMap({ session }: { readonly session: CampaignSession }) {
  const { state } = session.news.value
  return (
    <div class="island">
      <Map state={state} />
      <Changes state={state}>
        <TuneBox state={state} name={nameOf} />
      </Changes>
    </div>
  )
}

export function Map({ state }: { readonly state: SeenState }) {
  const picture = usePicture('campaign-island', () => cutOut(MAP, islandPicture()))
  const t = campaignWords().island
  const changes = changesOf(state)
  const newest = changes.at(-1)?.game
  const frame = useRef<HTMLDivElement>(null)
  // A map that is wider than the window is seen from its middle.
  useLayoutEffect(() => {
    const shown = frame.current
    if (shown) shown.scrollLeft = (shown.scrollWidth - shown.clientWidth) / 2
  }, [])
  const places = STREETS[state.towns.length] ?? STREETS[4]
  const communities = state.past.communities.slice(0, ON_THE_HILL.length)
  return (
    <div ref={frame} class="map-frame" tabIndex={0} role="group" aria-label={t.map(inLanguage(state.head.title))}>
      <div class="map" data-season="summer">
        <img class="map-picture" src={picture} alt="" draggable={false} />
        {communities.map(({ card }, nth) => (
          <span
            key={card}
            class={`map-landmark ${nth + 1 === newest ? 'newest' : ''}`}
            style={{ left: `${ON_THE_HILL[nth][0]}%`, top: `${ON_THE_HILL[nth][1]}%` }}
          >
            <Building id={card} />
          </span>
        ))}
        {state.towns.map((_, town) => (
          <Street key={town} state={state} town={town} at={places[town]} changes={changes} />
        ))}
      </div>
    </div>
  )
}

/** What stands in every town from the first day on, until it has chosen something of its own. */
const MOST_HOUSES = 6

function Street(props: {
  readonly state: SeenState
  readonly town: number
  readonly at: readonly [number, number]
  readonly changes: readonly Change[]
}) {
  const { state, town, at, changes } = props
  const own = changes.filter((change) => change.town === town && change.card !== null)
  const common = state.supply.filter(({ pair }) => pair === undefined).map(({ card }) => card)
  const fillers = [0, 1, 2].map((nth) => common[(town * 3 + nth) % Math.max(1, common.length)]).filter(Boolean)
  const landmark = state.past.landmarks.at(-1 - (town % Math.max(1, state.past.landmarks.length)))?.card
  const houses = [...fillers, ...(landmark ? [landmark] : [])].slice(0, Math.max(1, MOST_HOUSES - own.length))
  const newest = changes.at(-1)?.game
  return (
    <div class="map-street" style={{ left: `${at[0]}%`, top: `${at[1]}%`, ...tinted(state, town) }}>
      <div class="map-houses">
        {houses.map((card, nth) => (
          <span key={`${card}-${nth}`} class="map-house">
            <Building id={card} />
          </span>
        ))}
        {own.slice(-MOST_HOUSES).map(({ card, game }) => (
          <span key={game} class={`map-house own ${game === newest ? 'newest' : ''}`}>
            <b class="map-mark" aria-hidden="true">
              {game}
            </b>
            <Building id={card ?? ''} />
          </span>
        ))}
      </div>
      <div class="map-name">
        <TownTag state={state} town={town} size={28}>
          <MapWins state={state} town={town} />
        </TownTag>
      </div>
    </div>
  )
}

function MapWins({ state, town }: { readonly state: SeenState; readonly town: number }) {
  const wins = state.register.filter((row) => row.town === town).length
  return wins === 0 ? null : <span class="map-wins">{campaignWords().island.wins(wins)}</span>
}

/** What has changed, game by game. */
export function Changes({ state, children }: { readonly state: SeenState; readonly children?: ComponentChildren }) {
  const t = campaignWords().island
  const changes = changesOf(state)
  return (
    <section class="changes">
      <h2>{t.changed}</h2>
      {changes.length === 0 && <p class="soft">{t.nothingYet}</p>}
      <ol>
        {changes.map(({ game, town, card, community, note }) => (
          <li key={game} style={tinted(state, town)}>
            <span class="map-mark">{game}</span>
            <span class="change-picture">
              <Building id={card ?? community ?? ''} />
            </span>
            <span>
              <strong>
                {card !== null ? nameOf(card) : community !== null ? nameOf(community) : t.won(townName(state, town))}
              </strong>
              {card !== null && <small>{t.chose(townName(state, town))}</small>}
              {community !== null && <small class="soft">{t.built(nameOf(community))}</small>}
            </span>
            {note !== null && (
              <span>
                <span class="unseen">{campaignWords().register.note}</span> <Bell note={note} />
              </span>
            )}
          </li>
        ))}
      </ol>
      {children}
    </section>
  )
}
