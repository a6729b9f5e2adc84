import { type Card, COLORS, ICONS, type Power, type Step } from '@machinami/cards'

/** Cards that nobody knows, of every kind, colour, symbol and deed. */

const NAMES = ['noodle-stall', 'tea-house', 'old-mill', 'night-market', 'silk-shop', 'dumpling-bar', 'rice-terrace']
const named = (kind: string, nth: number): string => `${NAMES[nth % NAMES.length]}-${kind}-${nth}`

const DEEDS: readonly Step[] = [
  { verb: 'gain', amount: 2 },
  { verb: 'take', amount: 2, from: 'each-opponent' },
  { verb: 'gain', amount: { each: 1, per: 'landmarks', of: 'owner' } },
  { verb: 'pool', remainder: 'bank' },
  { verb: 'pay', amount: 2 },
  { verb: 'swap', majors: false, optional: true },
  { verb: 'demolish' },
  { verb: 'give', to: 'any-opponent', majors: false },
  { verb: 'gain', amount: 5 },
  { verb: 'close', what: 'this' },
  { verb: 'activate', copies: 'one' },
  { verb: 'leave' },
  { verb: 'extra-turn' },
]

const POWERS: readonly Power[] = [
  { power: 'dice', count: 2 },
  { power: 'reroll' },
  { power: 'raise', by: 2, from: 10 },
  ...ICONS.map((icon): Power => ({ power: 'boost', coins: 1, icons: [icon] })),
  { power: 'discount', coins: 2, on: 'landmarks' },
  ...DEEDS.map((deed): Power => ({ power: 'when', trigger: 'doubles', does: [deed] })),
  { power: 'when', trigger: 'built', does: [{ verb: 'win' }] },
]

const establishments = COLORS.flatMap((color) =>
  ICONS.map(
    (icon, nth): Card => ({
      id: named(color, nth),
      kind: 'establishment',
      color,
      icon,
      on: [(nth % 6) + 1],
      cost: 2,
      copies: 6,
      does: [DEEDS[nth]],
      ...(nth % 4 === 1 ? { major: true } : {}),
      ...(nth % 4 === 2 ? { whenBuilt: [DEEDS[0]] } : {}),
      ...(nth % 4 === 3 ? { takesInvestment: true } : {}),
    }),
  ),
)

const landmarks = POWERS.map(
  (power, nth): Card => ({
    id: named('landmark', nth),
    kind: 'landmark',
    cost: 10,
    for: nth % 3 === 0 ? 'everyone' : 'owner',
    powers: nth % 2 === 0 ? [power] : [power, POWERS[(nth + 5) % POWERS.length]],
  }),
)

const few = POWERS.filter((_, nth) => nth % 3 === 0)

export const UNKNOWN_CARDS: readonly Card[] = [
  ...establishments,
  ...landmarks,
  ...few.map((power, nth): Card => ({ id: named('community', nth), kind: 'community', cost: 20, powers: [power] })),
  ...few.map((power, nth): Card => ({ id: named('bonus', nth), kind: 'bonus', powers: [power] })),
  ...DEEDS.map((deed, nth): Card => ({ id: named('action', nth), kind: 'action', cost: 3, does: [deed] })),
]
