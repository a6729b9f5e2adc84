import { isRefusal } from '@machinami/cards'
import {
  CHANCE,
  eventsIn,
  formatMoment,
  isLegal,
  Log,
  parseAnswer,
  parseSeat,
  type Rules,
  type State,
  step,
  toMove,
} from '@machinami/engine'
import { deciderOf, fold } from '@machinami/engine/inside'
import { missed, optionsOf } from './expectations.ts'
import { lay, rulesNamed } from './lay.ts'
import { parseGolden, type Scene } from './scene.ts'

/**
 * Plays every scene of a golden game and gives back the text as it should be: facts as the engine finds them, and
 * behind `  #` what is wrong with a line. A game that is right comes back unchanged.
 */
export function playGolden(text: string): string {
  const golden = parseGolden(text)
  const lines = [...golden.lines]
  for (const scene of golden.scenes) playScene(scene, (line, now) => (lines[line] = now))
  return lines.join('\n')
}

function playScene(scene: Scene, write: (line: number, text: string) => void): void {
  const rules = rulesNamed(scene.setup)
  if (isRefusal(rules)) {
    for (const { line, text } of scene.play)
      if (text !== `expect refused ${rules.refused}`) write(line, `${text}  # refused ${rules.refused}`)
    return
  }
  const log = new Log()
  const state = lay(rules, scene.given, log)
  for (const { line, text } of scene.play) {
    if (!text.startsWith('expect ')) write(line, playLine(rules, state, log, text))
    else {
      const instead = missed(rules, state, text.slice(7))
      if (instead !== null) write(line, `${text}  # ${instead}`)
    }
  }
  const folded = new Int16Array(rules.size)
  fold(rules, folded, log)
  if (folded.some((value, i) => value !== state[i])) throw new Error(`facts do not add up to the state: ${scene.setup}`)
}

/** `p1 roll 2: 3 4 | ...` is two moves, the decision and what was thrown. */
function playLine(r: Rules, s: State, log: Log, text: string): string {
  const [, decision, thrown] = /^(p\d (?:roll|reroll) \d): (.*)$/.exec(text) ?? []
  if (decision === undefined) return playMove(r, s, log, text)
  const roll = playMove(r, s, log, decision)
  return `${roll}: ${playMove(r, s, log, `dice ${thrown}`).slice('dice '.length)}`
}

function playMove(r: Rules, s: State, log: Log, text: string): string {
  const [cause] = text.split(' | ')
  const seat = parseSeat(cause.split(' ')[0])
  const answer = parseAnswer(seat < 0 ? cause : cause.slice(3), seat)
  if (!answer) return `${text}  # not a move`
  const move = toMove(r, answer)
  const legal = move >= 0 && isLegal(r, s, move, new Int32Array(r.mostOptions))
  if (!legal || deciderOf(s, move) !== (seat < 0 ? CHANCE : seat))
    return `${text}  # not an option; options are ${optionsOf(r, s).join(', ')}`
  const from = log.length
  step(r, s, move, log)
  return formatMoment({ seat: seat < 0 ? CHANCE : seat, answer, facts: eventsIn(r, log, from) })
}
