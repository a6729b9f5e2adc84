import { type Card, isRefusal, type Ruleset, rulesetFor, type Step } from '@machinami/cards'
import { compile, legal, type Move, Random, type Rules, type State, StreamLuck, start, step } from '@machinami/engine'
import { ASK, chanceMove, isChance, Q, WAITING } from '@machinami/engine/inside'
import { describe, expect, it } from 'vitest'
import { askBot, askingRoom } from './ask.ts'
import { botNamed, prepareBots } from './index.ts'

const ASKING: { readonly [name: string]: Step } = {
  swap: { verb: 'swap', majors: true, optional: false },
  give: { verb: 'give', to: 'any-opponent', majors: true },
  close: { verb: 'close', what: 'a-type' },
}

/** Rules nobody would print: twenty cards in every town ask ten questions each, whatever is thrown. */
function heavyRules(does: Step): Rules {
  const base = rulesetFor({ edition: 'both', players: 5, market: 'open' })
  if (isRefusal(base)) throw new Error(base.refused)
  const bazaar: Card = {
    id: 'bazaar',
    kind: 'establishment',
    color: 'purple',
    icon: 'tower',
    major: true,
    on: Array.from({ length: 12 }, (_, nth) => nth + 1),
    cost: 1,
    copies: 20,
    does: Array.from({ length: 10 }, () => does),
  }
  const startCards = Array.from({ length: 20 }, () => 'bazaar')
  const ruleset: Ruleset = { ...base, cards: [...base.cards, bazaar], startCards }
  const rules = compile(ruleset)
  if (isRefusal(rules)) throw new Error(rules.refused)
  return rules
}

interface Asked {
  readonly state: State
  readonly seat: number
}

/** Questions that come up in a game in which the first answers are given at random. */
function questionsOf(r: Rules, n: number): Asked[] {
  const random = new Random(3)
  const luck = new StreamLuck(random)
  const options = new Int32Array(r.mostOptions)
  const state = start(r)
  const asked: Asked[] = []
  for (let nth = 0; asked.length < n && state[ASK] !== Q.none; nth++) {
    const isQuestion = !isChance(state[ASK]) && legal(r, state, options) > 1
    if (isQuestion && nth % 7 === 0) asked.push({ state: state.slice(), seat: 31 - Math.clz32(state[WAITING]) })
    const move = isChance(state[ASK]) ? chanceMove(r, state, luck) : options[random.below(legal(r, state, options))]
    step(r, state, move, null)
  }
  return asked
}

async function answers(id: string, r: Rules, questions: readonly Asked[]): Promise<Move[]> {
  const bot = botNamed(id)
  if (!bot) throw new Error(id)
  await prepareBots([bot], r)
  const room = askingRoom(r)
  return questions.map(({ state, seat }, nth) => askBot(bot, r, state, seat, new Random(nth), room))
}

// Without a bound on work one of these answers takes a minute or more: the test would not end in time.
describe.each(Object.keys(ASKING))('rules that ask to %s two hundred times a throw', (name) => {
  it.each(['planner', 'strategist', 'expert'])(
    'are answered by the %s, the same whatever it was asked before',
    async (id) => {
      const does = ASKING[name]
      const questions = questionsOf(heavyRules(does), 4)
      const inOneGo = await answers(id, heavyRules(does), questions)
      const oneByOne: Move[] = []
      for (const [nth, question] of questions.entries())
        oneByOne.push(
          (
            await answers(
              id,
              heavyRules(does),
              Array.from({ length: nth + 1 }, () => question),
            )
          )[nth],
        )
      expect(inOneGo).toEqual(oneByOne)
    },
  )
})
