import type { Card, Establishment } from '@machinami/cards'
import { Random, StreamLuck } from '@machinami/engine'
import { ASK, cardOf, K, kindOf, Q } from '@machinami/engine/inside'
import { expect, it } from 'vitest'
import type { Bot } from './bot.ts'
import { STYLE_BOTS } from './index.ts'
import { Match } from './match.ts'
import { planner } from './planner.ts'
import { rulesOf } from './rules-of.ts'
import { STYLES, type Style, styled } from './styles.ts'

const rules = rulesOf({ edition: 'base', players: 2 })
const rows = new Map<string, Card>(rules.ruleset.cards.map((card) => [card.id, card]))

/** The first purchases of a bot in some games against the planner. */
function purchases(bot: Bot, games = 12, most = 10): Establishment[][] {
  return Array.from({ length: games }, (_, game) => {
    const built: Establishment[] = []
    const watched: Bot = {
      ...bot,
      choose: (choice) => {
        const answer = bot.choose(choice)
        const row = kindOf(answer) === K.build ? rows.get(rules.ids[cardOf(answer)]) : undefined
        if (choice.state[ASK] === Q.build && row?.kind === 'establishment' && built.length < most) built.push(row)
        return answer
      },
    }
    new Match(rules, 120).play([watched, planner], new StreamLuck(new Random(game)), new Random(game, 1))
    return built
  })
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const share = (bot: Bot, is: (card: Establishment) => boolean): number =>
  mean(purchases(bot).flatMap((built) => built.map((card) => (is(card) ? 1 : 0))))
const kinds = (bot: Bot): number => mean(purchases(bot).map((built) => new Set(built.map(({ id }) => id)).size))
const named = (id: string): Bot => STYLE_BOTS.find((bot) => bot.id === id) as Bot

it('the restaurateur is known by restaurants', () => {
  const isRed = ({ color }: Establishment) => color === 'red'
  expect(share(named('restaurateur'), isRed)).toBeGreaterThan(share(planner, isRed) + 0.25)
})

it('the engineer is known by cards that multiply others', () => {
  const isMachine = ({ does, color }: Establishment) => color === 'green' && JSON.stringify(does).includes('"each"')
  expect(share(named('engineer'), isMachine)).toBeGreaterThan(share(planner, isMachine) + 0.1)
})

it('the magpie is known by one of everything', () => {
  expect(kinds(named('magpie'))).toBeGreaterThan(kinds(planner) + 2)
})

it('the rusher is known by nothing dear', () => {
  expect(share(named('rusher'), ({ cost }) => cost > 2)).toBe(0)
  expect(share(planner, ({ cost }) => cost > 2)).toBeGreaterThan(0)
})

it.each(STYLES.map((style) => style.id))('%s plays another game than the planner', (id) => {
  const style = styled(STYLES.find((each) => each.id === id) as Style)
  let asked = 0
  let others = 0
  const watched: Bot = {
    ...style,
    choose: (choice) => {
      const answer = style.choose(choice)
      if (choice.state[ASK] !== Q.build) return answer
      asked++
      if (answer !== planner.choose(choice)) others++
      return answer
    },
  }
  for (let game = 0; game < 4; game++)
    new Match(rules, 120).play([watched, planner], new StreamLuck(new Random(game)), new Random(game, 1))
  expect(others / asked).toBeGreaterThan(0.05)
})
