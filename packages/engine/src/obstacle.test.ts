import { EDITION_IDS, type EditionId, isRefusal } from '@machinami/cards'
import { describe, expect, it } from 'vitest'
import { chanceMove, StreamLuck } from './chance.ts'
import { rulesFor } from './compile.ts'
import { E } from './events.ts'
import { fold } from './fold.ts'
import { ASK, ROUND, SEAT, type State } from './layout.ts'
import { legal } from './legal.ts'
import { Log } from './log.ts'
import { cardOf, K, kindOf } from './moves.ts'
import { type Obstacle, obstacleTo } from './obstacle.ts'
import { isChance, Q } from './questions.ts'
import { Random } from './random.ts'
import type { Rules } from './rules.ts'
import { start } from './start.ts'
import { step } from './step.ts'

function rulesOf(edition: EditionId, players = 3): Rules {
  const rules = rulesFor({ edition, players })
  if (isRefusal(rules)) throw new Error(rules.refused)
  return rules
}

/** Plays at random; `look` is called wherever somebody may build. */
function playAtRandom(r: Rules, seed: number, look: (s: State, builds: ReadonlySet<number>) => void): void {
  const random = new Random(seed)
  const luck = new StreamLuck(random)
  const options = new Int32Array(r.mostOptions)
  const s = start(r)
  for (let i = 0; i < 1500 && s[ASK] !== Q.none; i++) {
    if (isChance(s[ASK])) {
      step(r, s, chanceMove(r, s, luck), null)
      continue
    }
    const all = Array.from(options.subarray(0, legal(r, s, options)))
    const builds = all.filter((m) => kindOf(m) === K.build)
    if (s[ASK] === Q.build || s[ASK] === Q.opening) look(s, new Set(builds.map(cardOf)))
    const from = builds.length > 0 && random.below(3) > 0 ? builds : all
    step(r, s, from[random.below(from.length)], null)
  }
}

describe('what keeps somebody from building', () => {
  for (const edition of EDITION_IDS)
    it(`is told of exactly the cards that are not on the list: ${edition}`, () => {
      const r = rulesOf(edition)
      for (let seed = 1; seed <= 3; seed++)
        playAtRandom(r, seed, (s, builds) => {
          const free = r.ids.flatMap((_, card) => (obstacleTo(r, s, s[SEAT], card) === null ? [card] : []))
          expect(new Set(free)).toEqual(builds)
        })
    })

  it('has a word for each case', () => {
    expect(why('base', 'bakery')).toBeNull()
    expect(why('base', 'mine')).toBe('too-dear')
    expect(why('base', 'mine', RICH)).toBeNull()
    expect(why('base', 'stadium', RICH, has('base', 0, 'stadium'))).toBe('one-per-town')
    expect(why('base', 'train-station', RICH, has('base', 0, 'train-station'))).toBe('already-built')
    const built = [E.built, 1, numberOf('base', 'bakery'), 0]
    expect(why('base', 'bakery', ...Array.from({ length: 6 }, () => built))).toBe('sold-out')
    expect(why('harbor', 'bakery')).toBe('not-dealt')
  })

  it('has a word for landmarks that are not for everybody', () => {
    const dealt = [E.stocked, numberOf('two', 'mk2-loan-office'), 1]
    expect(why('two', 'mk2-loan-office', RICH, dealt)).toBe('not-last')
    const others = [has('two', 1, 'mk2-park'), has('two', 2, 'mk2-forge')]
    expect(why('two', 'mk2-loan-office', RICH, dealt, ...others)).toBeNull()
    expect(why('two', 'mk2-loan-office', RICH, dealt, has('two', 0, 'mk2-temple'))).toBe('no-price')
    expect(whyIn('opening', 'two', 'mk2-loan-office', RICH, dealt, ...others)).toBe('opening')
  })
})

const RICH = [E.gained, 0, 50, -1]
const numberOf = (edition: EditionId, card: string) => rulesOf(edition).numberOf.get(card) as number
const has = (edition: EditionId, seat: number, card: string) => [E.received, seat, numberOf(edition, card), 1]

const why = (edition: EditionId, card: string, ...facts: readonly (readonly number[])[]): Obstacle | null =>
  whyIn('game', edition, card, ...facts)

/** What keeps the first player from building, after these facts. */
function whyIn(
  when: 'opening' | 'game',
  edition: EditionId,
  card: string,
  ...facts: readonly (readonly number[])[]
): Obstacle | null {
  const r = rulesOf(edition)
  const s = start(r)
  const log = new Log()
  for (const ints of facts) {
    log.ints.set(ints, log.length)
    log.length += ints.length
  }
  fold(r, s, log)
  s[ROUND] = when === 'opening' ? 1 : 0
  return obstacleTo(r, s, 0, numberOf(edition, card))
}
