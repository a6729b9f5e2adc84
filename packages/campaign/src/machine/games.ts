import { plus, plusAll } from './counts.ts'
import type { CampaignEvent } from './events.ts'
import { BOARDS, type CampaignState, type GameSeat, type Playing, type RegisterLine } from './state.ts'

type Played = CampaignEvent & {
  readonly kind:
    | 'gameStarted'
    | 'gameFinished'
    | 'freeGameStarted'
    | 'freeGameFinished'
    | 'registered'
    | 'archived'
    | 'reserved'
    | 'supplyRebuilt'
    | 'coinsReturned'
}

/** Games and the steps that close them. */
export function played(state: CampaignState, event: Played): CampaignState {
  switch (event.kind) {
    case 'gameStarted':
    case 'freeGameStarted': {
      const { date, seats, rules } = event
      const draw = event.kind === 'freeGameStarted' ? { draw: event.draw } : {}
      return { ...home(state), now: { at: 'playing', date, seats, rules, ...draw } }
    }
    case 'gameFinished':
      return { ...state, now: { at: 'reading' }, lastWinner: event.winner, lastSeats: event.seats ?? seatsOf(state) }
    case 'freeGameFinished': {
      const { now } = state
      const lines =
        now.at === 'playing' ? [freeLine(state, { ...now, seats: event.seats ?? now.seats }, event.winner)] : []
      return { ...state, now: { at: 'over' }, freeRegister: [...state.freeRegister, ...lines] }
    }
    default:
      return { ...stepped(state, event), steps: state.steps.slice(1) }
  }
}

type Step = Exclude<Played, { readonly kind: `${string}Started` | `${string}Finished` }>

function stepped(state: CampaignState, event: Step): CampaignState {
  switch (event.kind) {
    case 'registered': {
      const { kind: _, q: _q, ...line } = event
      return { ...state, register: [...state.register, { ...line, ...handsOf(state, line, state.lastSeats) }] }
    }
    case 'archived':
      return state.steps[0] === 'archive-community' ? archiveCommunity(state) : archiveLandmarks(state, event.cards)
    case 'reserved':
      return { ...state, towns: state.towns.map((town) => ({ ...town, isAway: true })) }
    case 'supplyRebuilt':
    case 'coinsReturned':
      return state
  }
}

const seatsOf = ({ now }: CampaignState): readonly GameSeat[] => (now.at === 'playing' ? now.seats : [])

const home = (state: CampaignState): CampaignState => ({
  ...state,
  towns: state.towns.map((town) => ({ ...town, isAway: false })),
})

/** The community landmark, and with it the rules of this game alone. */
function archiveCommunity(state: CampaignState): CampaignState {
  const { community, past } = state
  if (!community) return state
  const rules = state.rules.filter((rule) => rule.lasts === 'this-game')
  return {
    ...state,
    community: null,
    archives: plus(state.archives, community.card, 1),
    rules: state.rules.filter((rule) => !rules.includes(rule)),
    past: { ...past, communities: [...past.communities, community], rules: [...past.rules, ...rules] },
  }
}

/** From every board, and with them the sets nobody plays. */
function archiveLandmarks(state: CampaignState, cards: readonly string[]): CampaignState {
  const { past, towns } = state
  const gone = state.landmarks.filter(({ card }) => cards.includes(card))
  return {
    ...state,
    landmarks: state.landmarks.filter((landmark) => !gone.includes(landmark)),
    reserves: plusAll(state.reserves, cards, towns.length - BOARDS),
    archives: plusAll(state.archives, cards, BOARDS),
    past: { ...past, landmarks: [...past.landmarks, ...gone] },
  }
}

function freeLine(state: CampaignState, { date, seats }: Playing, winner: number): RegisterLine {
  const line = { game: state.freeRegister.length + 1, date, ...signature(state, seats, winner) }
  return { ...line, ...handsOf(state, line, seats) }
}

/** What a signature does not say: which bot its player is, and who had the town while it won, if it was given on since. */
function handsOf(
  { towns }: CampaignState,
  { town, player, substitute }: RegisterLine,
  seats: readonly GameSeat[],
): Pick<RegisterLine, 'bot' | 'substitute'> {
  const { bot } = towns[town].player
  const played = substitute ?? seats[town]?.name ?? player
  return { ...(bot === undefined ? {} : { bot }), ...(played === player ? {} : { substitute: played }) }
}

/** What stands on a line of the register: names as they are that evening, and who played for whom. */
export function signature({ towns }: CampaignState, seats: readonly GameSeat[], winner: number) {
  const { name, player } = towns[winner]
  const { name: played, substitute } = seats[winner]
  return { town: winner, name: name ?? '', player: player.name, ...(substitute ? { substitute: played } : {}) }
}
