/** The front door: games by the rules, and all of them in words. Whoever reads states as numbers goes in by `inside.ts`. */
export { type Luck, StreamLuck } from './chance.ts'
export { faultIn } from './check-shape.ts'
export { rulesFor } from './compile.ts'
export { compile } from './compile-checked.ts'
export { eventsIn, toAnswer, toMove } from './decode.ts'
export { type Answer, type CardName, CHANCE, type GameEvent, type Reason, type Seat } from './events.ts'
export { rulesetHash } from './hash.ts'
export type { State } from './layout.ts'
export { isLegal, legal, type Options } from './legal.ts'
export { Log } from './log.ts'
export type { Move } from './moves.ts'
export { type Obstacle, obstacleTo } from './obstacle.ts'
export { type Option, type Pending, pending } from './pending.ts'
export type { QuestionKind } from './questions.ts'
export { Random } from './random.ts'
export { formatAnswer, parseAnswer, parseSeat, seatText } from './record/answer-text.ts'
export {
  type Board,
  type BoardTown,
  boardAfter,
  emptyBoard,
  eventsOf,
  isCause,
  momentsIn,
  tell,
} from './record/board.ts'
export { boardDifference, boardOf } from './record/board-of.ts'
export type { Objection } from './record/body.ts'
export { broughtBy, coinsMovedBy } from './record/coins-moved.ts'
export { formatFact, parseFact } from './record/fact-text.ts'
export { readRecord, recordFromJson, recordToJson } from './record/json.ts'
export { faultInJson } from './record/json-fault.ts'
export { formatMoment } from './record/moment-text.ts'
export { isJson, lineOfMoment, parseRecord } from './record/read-record.ts'
export {
  type DiceScheme,
  FORMAT,
  type GameRecord,
  isGameId,
  isSeatName,
  LONGEST_NAME,
  type Moment,
  type NonceRecord,
  type SeatChange,
  type SeatRecord,
  seatsAt,
} from './record/record.ts'
export { type Players, recordOf } from './record/record-of.ts'
export { formatRecord } from './record/record-text.ts'
export { causeText, isRecordWithFacts, replay, stateAfter, type Watch } from './record/replay.ts'
export { type NamedRules, rulesetOf, rulesOf, withRules } from './record/rules.ts'
export { formatSeat } from './record/seat-text.ts'
export { formatSetup, parseSetup } from './record/setup-text.ts'
export { marketDecks, upgraded } from './record/upgrade.ts'
export { FACE_DOWN, redact } from './redact.ts'
export type { Rules } from './rules.ts'
export { start } from './start.ts'
export { step } from './step.ts'
export { type Stack, type Town, type View, view } from './view.ts'
