import { type Ruleset, rulesetFor } from '@machinami/cards'
import { rulesetHash } from '@machinami/engine'
import { afterEach, describe, expect, it } from 'vitest'
import type { GameTable } from '../game/game-table.ts'
import type { Aside } from './game.worker.ts'
import { lesson } from './learning.ts'
import { type Studied, study } from './study.ts'
import { endLesson, teachFor } from './teaching.ts'

const ruleset = { ...(rulesetFor({ edition: 'base', players: 2 }) as Ruleset), edition: 'rich', startCoins: 40 }
const info = { ruleset } as GameTable['info']

function teacher() {
  const asked: Aside[] = []
  let tell: (news: Studied) => void = () => undefined
  let ended = 0
  return {
    who: {
      ask: (aside: Aside) => void asked.push(aside),
      hear: (told: (news: Studied) => void) => {
        tell = told
      },
      end: () => void ended++,
    },
    asked,
    ended: () => ended,
    say: (news: Studied) => tell(news),
  }
}

afterEach(endLesson)

describe('bots that learn while a game goes on', () => {
  it('tell how far they are, and use what they learned as soon as it is better', () => {
    const nets: string[] = []
    const { who, asked, say, ended } = teacher()
    teachFor({ info, learn: (net) => void nets.push(net) }, who)
    expect(asked).toEqual([{ study: ruleset }])
    say({ done: 0.2, hash: 'a' })
    expect(lesson.value).toEqual({ done: 0.2, isUsed: false })
    say({ done: 0.3, hash: 'a', net: 'better' })
    expect(lesson.value).toEqual({ done: 0.3, isUsed: true })
    say({ done: 1, hash: 'a' })
    expect(lesson.value).toEqual({ done: 1, isUsed: true })
    expect(nets).toEqual(['better'])
    expect(ended()).toBe(1)
  })

  it('leave off for another game', () => {
    const first = teacher()
    teachFor({ info }, first.who)
    teachFor({ info }, teacher().who)
    first.say({ done: 0.9, hash: 'a' })
    expect(first.ended()).toBe(1)
    expect(lesson.value).toEqual({ done: 0, isUsed: false })
  })

  it('study by the hash of the rules', async () => {
    const told: Studied[] = []
    await study(ruleset, (news) => told.push(news), { length: { games: 8 }, testedAt: [] })
    expect(told.at(-1)).toMatchObject({ done: 1, hash: rulesetHash(ruleset) })
  })
})
