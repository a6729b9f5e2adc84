/** The front door: games by the rules, and all of them in words. Whoever reads states as numbers goes in by `inside.ts`. */
export { type Luck, StreamLuck } from './chance.ts'
export { compile, rulesFor } from './compile.ts'
export { eventsIn, toAnswer, toMove } from './decode.ts'
export { type Answer, type CardName, CHANCE, type GameEvent, type Seat } from './events.ts'
export { rulesetHash } from './hash.ts'
export type { State } from './layout.ts'
export { isLegal, legal, type Options } from './legal.ts'
export { Log } from './log.ts'
export type { Move } from './moves.ts'
export { type Obstacle, obstacleTo } from './obstacle.ts'
export { type Option, type Pending, pending } from './pending.ts'
export type { Question } from './questions.ts'
export { Random } from './random.ts'
export { formatAnswer, parseAnswer, parseSeat, seatText } from './record/answer-text.ts'
export { type Board, boardAfter, emptyBoard, tell } from './record/board.ts'
export { formatFact, parseFact } from './record/fact-text.ts'
export { formatSeat, formatSetup, parseSetup } from './record/header-text.ts'
export { isJson, readRecord, recordFromJson, recordToJson } from './record/json.ts'
export {
  type DiceScheme,
  FORMAT,
  type GameRecord,
  isSeatName,
  LONGEST_NAME,
  type Moment,
  type NonceRecord,
  type SeatChange,
  type SeatRecord,
} from './record/record.ts'
export { formatMoment, formatRecord, parseRecord } from './record/record-text.ts'
export { replay, type Watch } from './record/replay.ts'
export { type NamedRules, rulesetOf, rulesOf, withRules } from './record/rules.ts'
export { FACE_DOWN, redact } from './redact.ts'
export type { Rules } from './rules.ts'
export { start } from './start.ts'
export { step } from './step.ts'
export { type Stack, type Town, type View, view } from './view.ts'
