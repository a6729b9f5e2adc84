import type { Fault } from '../pack/fault.ts'
import { type EndOfGameRecord, type Pack, STEPS } from '../pack/pack.ts'
import type { Placed } from './walk.ts'

/** Whether the cards come in the order a campaign needs: letters, games, four cards and five after each of them. */
export function checkOrder({ head }: Pack, deck: readonly Placed[]): Fault[] {
  const fault = (code: Fault['code'], { place }: Placed, more: Partial<Fault> = {}): Fault => ({
    code,
    file: 'deck.json',
    place,
    ...more,
  })
  const [first] = deck
  const last = deck[deck.length - 1]
  const faults: Fault[] = []
  if (first.record.record !== 'start') faults.push(fault('wrong-order', first, { wanted: 'start' }))
  if (last.record.record !== 'end') faults.push(fault('wrong-order', last, { wanted: 'end' }))
  const isStray = (at: Placed) =>
    (at.record.record === 'start' && at !== first) || (at.record.record === 'end' && at !== last)
  faults.push(...deck.filter(isStray).map((at) => fault('wrong-order', at, { what: at.record.record })))
  const games = deck.filter(({ record }) => record.record === 'stop' && record.until === 'won')
  if (games.length !== head.games)
    faults.push({
      code: 'wrong-count',
      file: 'pack.json',
      place: 'games',
      what: String(head.games),
      wanted: String(games.length),
    })
  return [...faults, ...checkLetters(deck, fault), ...checkGames(deck, fault), ...checkClosings(deck, fault)]
}

type Say = (code: Fault['code'], at: Placed, more?: Partial<Fault>) => Fault

/** Landmarks go on by letter where the starting ones end. */
function checkLetters(deck: readonly Placed[], fault: Say): Fault[] {
  const start = deck.flatMap(({ record }) => (record.record === 'start' ? record.landmarks.length : []))[0] ?? 0
  const landmarks = deck.flatMap((at) => (at.record.record === 'landmark' ? [{ at, letter: at.record.letter }] : []))
  return landmarks.flatMap(({ at, letter }, nth) => {
    const wanted = String.fromCharCode(65 + start + nth)
    return letter === wanted ? [] : [fault('wrong-letter', at, { what: letter, wanted })]
  })
}

/**
 * Each game after the first needs a new landmark and a new community landmark, and is closed before the next; the first
 * has those it starts with, and nobody who has won.
 */
function checkGames(deck: readonly Placed[], fault: Say): Fault[] {
  const faults: Fault[] = []
  let since: Placed[] = []
  let game = 0
  for (const at of deck) {
    const { record } = at
    if (record.record !== 'stop' || record.until !== 'won') {
      since.push(at)
      continue
    }
    const count = (kind: string) => since.filter((each) => each.record.record === kind).length
    const wanted = game === 0 ? 0 : 1
    for (const kind of ['landmark', 'community', 'end-of-game'])
      if (count(kind) !== wanted)
        faults.push(fault('wrong-count', at, { what: `${kind}: ${count(kind)}`, wanted: String(wanted) }))
    if (game === 0)
      faults.push(...since.filter(asksWinner).map((early) => fault('wrong-order', early, { wanted: 'stop' })))
    game++
    since = []
  }
  return faults
}

const asksWinner = ({ record }: Placed): boolean => record.record === 'ask' && record.of === 'winner'

/** After every game but the last: four town square cards, then five cards with two sides, just where the steps draw them. */
function checkClosings(deck: readonly Placed[], fault: Say): Fault[] {
  const closings = deck.flatMap((at, nth) =>
    at.record.record === 'end-of-game' ? [{ at, nth, record: at.record as EndOfGameRecord }] : [],
  )
  const drawnAt = new Set<Placed>()
  const faults = closings.flatMap(({ at, nth, record }, which) => {
    const steps = record.steps ?? STEPS
    const drawn = steps.filter((step) => step === 'town-square' || step === 'pair')
    const isLast = which === closings.length - 1
    const undrawn = drawn.flatMap((wanted, i) => {
      const next = deck[nth + 1 + i] ?? at
      drawnAt.add(next)
      return next.record.record === wanted ? [] : [fault('wrong-order', next, { wanted })]
    })
    const twice = steps.filter((step, i) => steps.indexOf(step) < i)
    return [
      ...undrawn,
      ...twice.map((what) => fault('wrong-count', at, { what, wanted: '1' })),
      ...(steps.includes('register') ? [] : [fault('wrong-count', at, { wanted: 'register' })]),
      // The next game's would take its place, and it would be nowhere.
      ...(isLast || steps.includes('archive-community')
        ? []
        : [fault('wrong-count', at, { wanted: 'archive-community' })]),
      ...(isLast || drawn.length === 2 ? [] : [fault('wrong-count', at, { wanted: 'town-square, pair' })]),
    ]
  })
  const strays = deck.filter((at) => isDrawn(at) && !drawnAt.has(at))
  return [...faults, ...strays.map((at) => fault('wrong-order', at, { what: at.record.record }))]
}

/** Cards that a step at the end of a game draws. */
const isDrawn = ({ record }: Placed): boolean => record.record === 'town-square' || record.record === 'pair'
