import { legal, type Move, type Rules, type State } from '@machinami/engine'
import { board, cardOf, mostDice, POWER, powers, SEAT, TOTAL, worksFor } from '@machinami/engine/inside'
import type { Incomes } from './income.ts'
import type { Probe } from './probe.ts'

/** A token is kept for a throw that gains more than most by it. */
const WELL_USED = 1.6
const HIGHEST = 12
/** Counting one of two dice reaches about as far as a nudge by this. */
const ONE_DIE = 2

/** What a token that can be used is worth to a seat: what bending its own throw adds on average, and some more. */
export function worthOfToken(r: Rules, s: State, seat: number, probe: Probe): number {
  const by = reachOf(r, s, seat)
  if (by === 0) return 0
  fillByTotal(r, seat, probe)
  const { throws } = probe
  let more = 0
  for (const { total, chance } of throws.outcomes[mostDice(r, s, seat)]) {
    let best = byTotal[total]
    for (let other = Math.max(1, total - by); other <= Math.min(HIGHEST, total + by); other++)
      best = Math.max(best, byTotal[other])
    more += chance * (best - byTotal[total])
  }
  return WELL_USED * more
}

/** Coins of a seat in its own turn, by total. Scratch. */
const byTotal = new Float64Array(HIGHEST + 1)

function fillByTotal(r: Rules, seat: number, { throws, gains }: Probe): void {
  const first = seat * throws.slots.length
  throws.slots.forEach(({ total, isRaised }, slot) => {
    if (!isRaised && total <= HIGHEST) byTotal[total] = gains[(first + slot) * r.players + seat]
  })
}

const options = new Int32Array(HIGHEST + 1)

/** What to do with the token on this roll, quickly: the total that earns most, if that is more than the token is worth. */
export function bestShift(r: Rules, s: State, { probe, token }: Incomes): Move {
  const seat = s[SEAT]
  fillByTotal(r, seat, probe)
  const n = legal(r, s, options)
  let best = byTotal[board(r, s, TOTAL)] + token[seat]
  let answer = options[0]
  for (let i = 1; i < n; i++) {
    const total = cardOf(options[i])
    if (byTotal[total] <= best) continue
    best = byTotal[total]
    answer = options[i]
  }
  return answer
}

function reachOf(r: Rules, s: State, seat: number): number {
  let by = (powers(r, s, seat) & POWER.oneDie) !== 0 ? ONE_DIE : 0
  for (const nudge of r.markers.nudges) if (worksFor(r, s, nudge.site, seat)) by = Math.max(by, nudge.by)
  return by
}
