import * as Q from './codes/question.ts'
import { ASK, CONTRIBUTING, EXTRA, SEAT, type State } from './layout.ts'
import { legal, type Options } from './legal.ts'
import { K, type Move, move } from './moves.ts'
import type { Random } from './random.ts'
import type { Rules } from './rules.ts'
import { budgetOf, forSale, lowestCard } from './sale.ts'
import { mostDice } from './turn.ts'

/**
 * A uniformly random legal answer without listing them all: the common questions at once, the rare ones from
 * their list. `scratch` is room for a list.
 */
export const sample = (r: Rules, s: State, random: Random, scratch: Options): Move => {
  if (s[ASK] === Q.build && (s[EXTRA] & CONTRIBUTING) === 0) return sampleBuild(r, s, random, scratch)
  if (s[ASK] === Q.dice) return move(K.roll, mostDice(r, s, s[SEAT]) === 1 ? 1 : 1 + random.below(2))
  return fromList(r, s, random, scratch)
}

const fromList = (r: Rules, s: State, random: Random, scratch: Options): Move => {
  const n = legal(r, s, scratch)
  return scratch[n === 1 ? 0 : random.below(n)]
}

const sampleBuild = (r: Rules, s: State, random: Random, scratch: Options): Move => {
  const { words } = r
  const seat = s[SEAT]
  const budget = budgetOf(r, s, seat)
  let n = 1
  for (let word = 0; word < words; word++) {
    const bits = forSale(r, s, seat, budget, word)
    scratch[word] = bits
    n += countBits(bits)
  }
  const nth = random.below(n) - 1
  return nth < 0 ? move(K.pass) : move(K.build, nthCard(scratch, nth))
}

const nthCard = (words: Options, nth: number): number => {
  let word = 0
  let left = nth
  for (let n = countBits(words[0]); left >= n; n = countBits(words[++word])) left -= n
  let bits = words[word]
  for (; left > 0; left--) bits &= bits - 1
  return lowestCard(word, bits)
}

/** How many of 16 bits are set. */
const countBits = (bits: number): number => {
  const pairs = bits - ((bits >> 1) & 0x5555)
  const fours = (pairs & 0x3333) + ((pairs >> 2) & 0x3333)
  return (Math.imul((fours + (fours >> 4)) & 0x0f0f, 0x0101) >> 8) & 31
}
