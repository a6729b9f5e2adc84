import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { isRefusal, rulesetFor } from '@machinami/cards'
import {
  CHANCE,
  compile,
  formatAnswer,
  parseAnswer,
  parseSeat,
  pending,
  Random,
  seatText,
  start,
  step,
  toMove,
  view,
} from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import type { BotReply } from '../play/asked-bot.ts'
import { machinami } from '../testing/terminal.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const lines = async (typed: readonly string[], bot = 'planner') => {
  const { out, code } = await machinami(`bot ${bot} --stdio`, { typed })
  return {
    code,
    replies: out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  }
}

describe('bot --stdio', () => {
  it('plays a whole game against another program, which runs the game and throws the dice', async () => {
    const engine = spawn(process.execPath, ['--import', 'tsx', '-C', 'source', MAIN, 'bot', 'planner', '--stdio'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const replies = createInterface({ input: engine.stdout })[Symbol.asyncIterator]()
    const ask = async (request: unknown): Promise<BotReply> => {
      engine.stdin.write(`${JSON.stringify(request)}\n`)
      return JSON.parse((await replies.next()).value as string)
    }
    const setup = { edition: 'base', players: 2 } as const
    const ruleset = rulesetFor(setup)
    const rules = isRefusal(ruleset) ? ruleset : compile(ruleset)
    if (isRefusal(rules)) throw new Error(rules.refused)
    const state = start(rules, null)
    const random = new Random(4, 2)
    let did: string[] = []
    let reply = await ask({ setup })
    for (let moves = 0; moves < 3000 && view(rules, state).winner === null; moves++) {
      const [asked] = pending(rules, state)
      const own = asked.options[random.below(asked.options.length)].answer
      let line = `${asked.seat === CHANCE ? '' : `${seatText(asked.seat)} `}${formatAnswer(own)}`
      if (asked.seat === 1) {
        reply = await ask({ did, answer: 'p2' })
        did = []
        line = `p2 ${reply.answer}`
      }
      const seat = parseSeat(line.split(' ')[0])
      const answer = parseAnswer(seat < 0 ? line : line.slice(3), seat < 0 ? CHANCE : seat)
      if (!answer) throw new Error(line)
      step(rules, state, toMove(rules, answer), null)
      did.push(line)
    }
    reply = await ask({ did })
    engine.stdin.end()
    // The planner beats somebody who plays at random.
    expect(reply).toMatchObject({ over: true, winner: 'p2', asked: [] })
  })

  it('says who is asked what, and answers only for whoever is', async () => {
    const setup = { edition: 'base', players: 2 }
    const { code, replies } = await lines([
      JSON.stringify({ setup }),
      JSON.stringify({ answer: 'p2' }),
      JSON.stringify({ did: ['p1 roll 1: 2'], answer: 'p1' }),
    ])
    expect(code).toBe(0)
    expect(replies[0]).toEqual({ asked: [{ seat: 'p1', question: 'dice', options: ['roll 1'] }], over: false })
    expect(replies[1]).toEqual({ refusal: { refused: 'not-your-question', what: 'p2' } })
    expect(replies[2].asked[0].question).toBe('build')
    expect(replies[2].asked[0].options).toContain(replies[2].answer)
  })

  it('answers nonsense with a reason and goes on', async () => {
    const { code, replies } = await lines([
      ...['hello', '[]', '{"did":[7]}', '{"answer":"p1"}', '{"setup":{"edition":"nope","players":2}}'],
      '{"setup":{"edition":"base","players":2},"did":["p1 fly"]}',
      '{"answer":"p1"}',
    ])
    expect(code).toBe(0)
    expect(replies.map(({ refusal }) => refusal?.refused)).toEqual([
      ...['bad-line', 'bad-line', 'bad-line', 'unknown-edition', 'unknown-edition', 'not-an-option', undefined],
    ])
    expect((await machinami('bot nobody --stdio')).code).toBe(2)
  })
})
