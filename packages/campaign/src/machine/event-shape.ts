import { SIDES } from '../pack/pack.ts'
import { type Fields, fields, isObject, list, oneOf, type Shape, test, whole } from '../shape.ts'
import type { CampaignEvent, EventKind } from './events.ts'

const word = test((value) => typeof value === 'string')
const number = whole(0, Number.MAX_SAFE_INTEGER)
const q = number
const town = whole(0, 3)
const side = oneOf(...SIDES)
const player = fields({ name: word }, { bot: word })
const seats = list(fields({ name: word }, { bot: word, substitute: oneOf(true) }))
const draw = fields({ landmarks: list(word), community: word, stacks: list(word) })

/** Fields of every event: what it must have, and what it may have. */
const SHAPES: { readonly [kind in EventKind]: readonly [Fields, Fields?] } = {
  begun: [{ pack: word, hash: word, players: list(player), date: word }],
  colourChosen: [{ q, town, colour: word }],
  nameChosen: [{ q, town, name: word }],
  cardRead: [{ record: word }, { q, id: word, side }],
  boxOpened: [{ q, box: number }],
  cardsDealt: [{ cards: number }],
  ruleAdded: [{ rule: word }],
  rulesChanged: [{}],
  referenceReplaced: [{ reference: word, destroyed: word }],
  landmarkAdded: [{ card: word, letter: word }],
  communityAdded: [{ card: word }],
  townSquareAdded: [{ card: word, archived: number }],
  tuneBegun: [{ notes: number }],
  ruleMoved: [{ rule: word, to: oneOf('archives', 'reserves', 'table') }],
  freePlayOpened: [{}],
  sideChosen: [{ q, town, pair: word, side, card: word }],
  numberChosen: [{ q, town, ask: word, number }],
  optionChosen: [{ q, town, ask: word, option: word }],
  stickerPlaced: [{ q, town, sticker: word }, { number }],
  gameStarted: [{ q, game: number, date: word, seats, rules: word }],
  gameFinished: [{ q, game: number, winner: town, record: word }, { seats }],
  registered: [{ q, game: number, date: word, town, name: word, player: word }, { substitute: word }],
  archived: [{ q, cards: list(word) }, { rules: list(word) }],
  reserved: [{ q, towns: number }],
  supplyRebuilt: [{ q, stacks: number }],
  coinsReturned: [{ q }],
  completed: [{ champions: list(town) }],
  freeGameStarted: [{ q, date: word, seats, draw, rules: word }],
  freeGameFinished: [{ q, winner: town, record: word }, { seats }],
  tookOver: [{ town, player }],
  undone: [{ event: number }],
}

const eventShape: Shape = (value, path) => {
  const kind = isObject(value) && 'kind' in value ? value.kind : undefined
  if (typeof kind !== 'string' || !Object.hasOwn(SHAPES, kind)) return [path]
  const [needed, optional] = SHAPES[kind as EventKind]
  return fields({ kind: word, ...needed }, optional)(value, path)
}

/** Whether this is an event at all. A log may come from anywhere; whether it could have happened is asked afterwards. */
export const isEvent = (value: unknown): value is CampaignEvent => eventShape(value, '').length === 0
