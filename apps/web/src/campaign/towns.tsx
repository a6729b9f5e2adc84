import type { ComponentChildren } from 'preact'
import { faceOf, isBotId } from '../bots/who.ts'
import { Face } from '../pictures/coin-face-icon.tsx'
import { lang, words } from '../words/index.ts'
import { isBotName, namesOf } from '../words/names.ts'
import type { SeenState } from '../worker/campaign-messages.ts'
import { clothOf, colourOf } from './colours.ts'
import { campaignWords } from './late-words.ts'

/** What the players of all towns are called, in the reader's language. */
export const playersOf = ({ towns }: SeenState): string[] =>
  namesOf(
    towns.map(({ player }) => player),
    words(),
  )

/** Somebody who plays, or once played, a town; a bot by its name in the reader's language. */
export const calledThen = (name: string, bot: string | undefined): string =>
  bot !== undefined && isBotName(name) ? words().botNames[name] : name

/** A bot that stood in under its player's name is written down by what it is. */
export const whoPlayed = (substitute: string): string =>
  isBotId(substitute) ? words().bots[substitute].name : substitute

/** A town by its name; by its player's before it has one. */
export const townName = (state: SeenState, town: number): string => state.towns[town].name ?? playersOf(state)[town]

export const townList = (state: SeenState, towns: readonly number[]): string =>
  lang().list(towns.map((town) => townName(state, town)))

/** The colour of a town, for everything inside. */
export function tinted(state: SeenState, town: number) {
  const { colour } = state.towns[town]
  return { '--seat': colourOf(colour, town), '--cloth': clothOf(colour, town) }
}

export const people = ({ towns }: SeenState): number[] =>
  towns.flatMap(({ player }, town) => (player.bot === undefined ? [town] : []))

/** Whoever reads the cards of this game: people take turns, a game each. */
export function readerOf(state: SeenState): number {
  const here = people(state)
  return here[Math.max(0, state.game - 1) % here.length] ?? 0
}

export function TownFace({ state, town, size }: { state: SeenState; town: number; size: number }) {
  return <Face name={faceOf(town, state.towns[town].player.bot)} size={size} />
}

/** A town in a line: face, name, whoever plays it. */
export function TownTag(props: {
  readonly state: SeenState
  readonly town: number
  readonly size?: number
  readonly children?: ComponentChildren
}) {
  const { state, town, size = 34 } = props
  return (
    <span class="town-tag" style={tinted(state, town)}>
      <TownFace state={state} town={town} size={size} />
      <span>
        <strong>{townName(state, town)}</strong>
        {state.towns[town].name !== null && <small>{playersOf(state)[town]}</small>}
      </span>
      {props.children}
    </span>
  )
}

/** To somebody else for this town. */
export function ChangePlayer(props: {
  readonly state: SeenState
  readonly town: number
  readonly onClick: () => void
}) {
  return (
    <button type="button" class="button small" onClick={props.onClick}>
      {campaignWords().players.change}
      <span class="unseen"> {townName(props.state, props.town)}</span>
    </button>
  )
}
