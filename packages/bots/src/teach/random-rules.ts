import type { Action, Card, Color, Establishment, Goal, Icon, Landmark, Power, Ruleset, Step } from '@machinami/cards'
import { isRefusal } from '@machinami/cards'
import { compile, Random, StreamLuck } from '@machinami/engine'
import { planner2026 } from '../arena/planner-2026-11/bot.ts'
import { Match } from '../match.ts'

/** Games that last longer than this, played by the planner, are nobody's idea of a game. */
const LONG = 90
const TRIALS = 4
const COUNTED: readonly Icon[] = ['wheat', 'cow', 'gear', 'fruit', 'flower']
const OTHERS: readonly Icon[] = ['bread', 'cup', 'factory', 'boat', 'tower']

/** Home-made rules from a seed: a game nobody has seen, with actions, that can be played to its end. */
export function randomRules(seed: number, players: number): Ruleset {
  for (let attempt = 0; ; attempt++) {
    const ruleset = draw(new Random(seed, 500 + attempt), `drawn-${seed}`)
    if (isPlayable({ ...ruleset, players: 2 }) && isPlayable({ ...ruleset, players: 4 })) return { ...ruleset, players }
  }
}

function isPlayable(ruleset: Ruleset): boolean {
  const rules = compile(ruleset)
  if (isRefusal(rules)) return false
  const match = new Match(rules, LONG * ruleset.players)
  const bots = Array.from({ length: ruleset.players }, () => planner2026)
  for (let game = 0; game < TRIALS; game++) {
    const { winner, turns } = match.play(bots, new StreamLuck(new Random(game, 7)), new Random(game, 8))
    if (winner < 0 || turns < 5 * ruleset.players) return false
  }
  return true
}

function draw(random: Random, edition: string): Ruleset {
  const establishments = Array.from({ length: 9 + random.below(6) }, (_, i) => drawCard(random, `card-${i}`))
  const landmarks = drawLandmarks(random)
  const actions = Array.from({ length: 1 + random.below(2) }, (_, i) => drawAction(random, `action-${i}`))
  const cards: Card[] = [...STARTERS, ...establishments, ...landmarks, ...actions]
  return {
    edition,
    players: 2,
    cards,
    market: random.below(3) > 0 ? 'open' : [{ stacks: 7, of: 'establishments' }],
    startCoins: 2 + random.below(4),
    startCards: STARTERS.map(({ id }) => id),
    openingBuilds: 0,
    dice: 1,
    rerollMayChangeDice: true,
    landmarks: 'own-set',
    freeCoin: random.below(3) === 0,
    atStart: [],
    goal: drawGoal(random, landmarks.length),
    first: 0,
    order: 'automatic',
  }
}

const plain = (id: string, color: Color, icon: Icon, on: readonly number[]): Establishment => ({
  id,
  kind: 'establishment',
  color,
  icon,
  on,
  cost: 1,
  copies: 6,
  does: [{ verb: 'gain', amount: 1 }],
})

const STARTERS: readonly Establishment[] = [
  plain('plot', 'blue', 'wheat', [1]),
  plain('stall', 'green', 'bread', [2, 3]),
]

const oneOf = <T>(random: Random, all: readonly T[]): T => all[random.below(all.length)]

function drawCard(random: Random, id: string): Establishment {
  const color = oneOf<Color>(random, ['blue', 'blue', 'green', 'green', 'green', 'red', 'purple'])
  const first = 1 + random.below(11)
  const on = random.below(2) === 0 ? [first] : [first, first + 1]
  const ways = on.reduce((sum, total) => sum + (total <= 6 ? 1 / 6 : (6 - Math.abs(7 - total)) / 36), 0)
  const coins = Math.max(1, Math.round((0.3 + 0.5 * random.float()) / ways))
  const card = { id, kind: 'establishment', color, on, cost: 1 + random.below(3) + Math.floor(coins / 3) } as const
  if (color === 'purple') {
    const from = oneOf(random, ['each-opponent', 'one-opponent'] as const)
    const does: Step[] = [{ verb: 'take', amount: from === 'one-opponent' ? 4 : 2, from }]
    return { ...card, icon: 'tower', cost: card.cost + 3, copies: 'players', major: true, onePerTown: true, does }
  }
  if (color === 'red')
    return { ...card, icon: 'cup', copies: 6, does: [{ verb: 'take', amount: coins, from: 'roller' }] }
  if (color === 'green' && random.below(3) === 0) {
    const each = { each: 1 + random.below(3), per: { icons: [oneOf(random, COUNTED)] }, of: 'owner' } as const
    return { ...card, icon: 'factory', copies: 4, does: [{ verb: 'gain', amount: each }] }
  }
  const icon = oneOf(random, color === 'blue' ? COUNTED : OTHERS)
  return { ...card, icon, copies: 5 + random.below(2), does: [{ verb: 'gain', amount: coins }] }
}

function drawLandmarks(random: Random): Landmark[] {
  const powers: (() => Power)[] = [
    () => ({ power: 'reroll' }),
    () => ({ power: 'boost', coins: 1, icons: [oneOf(random, [...COUNTED, ...OTHERS])] }),
    () => ({ power: 'when', trigger: 'doubles', does: [{ verb: 'extra-turn' }] }),
    () => ({ power: 'when', trigger: 'built', does: [{ verb: 'gain', amount: 3 + random.below(5) }] }),
    () => ({ power: 'when', trigger: { total: 7 }, does: [{ verb: 'gain', amount: 2 + random.below(4) }] }),
    () => ({ power: 'when', trigger: 'built-nothing', does: [{ verb: 'gain', amount: 1 + random.below(4) }] }),
  ]
  const station: Landmark = landmark('station', 3 + random.below(4), { power: 'dice', count: 2 })
  const others = Array.from({ length: 2 + random.below(3) }, (_, i) =>
    landmark(`landmark-${i}`, 8 + random.below(16), oneOf(random, powers)()),
  )
  return [station, ...others]
}

const landmark = (id: string, cost: number, power: Power): Landmark => ({
  id,
  kind: 'landmark',
  cost,
  for: 'owner',
  powers: [power],
})

function drawAction(random: Random, id: string): Action {
  const cost = 1 + random.below(5)
  const does: (() => Step)[] = [
    () => ({ verb: 'gain', amount: cost + 1 + random.below(4) }),
    () => ({ verb: 'extra-turn' }),
    () => ({ verb: 'take', amount: cost + random.below(3), from: 'each-opponent' }),
  ]
  return { id, kind: 'action', cost, does: [oneOf(random, does)()] }
}

function drawGoal(random: Random, landmarks: number): Goal[] {
  const some = random.below(4) === 0 ? landmarks - 1 : 'all'
  return random.below(5) === 0 ? [{ landmarks: some }, { coins: 10 + random.below(11) }] : [{ landmarks: some }]
}
