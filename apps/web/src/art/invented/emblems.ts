import type { Card, Icon, Power, Step } from '@machinami/cards'
import { SYMBOLS } from '../icons.ts'
import { at, box, type Colour, dot, flat, line, shape, spot } from '../ink.ts'
import * as glyph from '../more-glyphs.ts'

/** Pictures for signs, centred on (0, 0) and about 14 wide: the symbol of a card, or what it does. */

/** The symbol that a card shows everywhere else too. */
export const symbol = (icon: Icon): string =>
  at(-7.4, -7.4, SYMBOLS[icon].replaceAll('currentColor', 'var(--line)'), 0.62)

const arrow = (d: string, head: string): string => line(d) + shape(head, 'ginkgo')

const DIE = box(-6, -6, 12, 12, 'white', 2.4) + spot(-2.6, -2.6, 1.4, 'line') + spot(2.6, 2.6, 1.4, 'line')
const DICE = at(-4.6, 2.6, DIE, 0.72) + at(5, -3, DIE, 0.72)
const AGAIN = arrow('M5.4 2.4a6 6 0 1 1 -.6 -6.4', 'M7.6 -7.4v5.800l-5.4 -1.400z')
const UP = shape('M0 -8l6.4 6.600h-3.200v8h-6.400v-8h-3.200z', 'ginkgo')
const TAG = shape('M-7 -6.400h7l7 6.400l-6 6.400l-8 -6.400z', 'ginkgo') + dot(-4, -3.6, 1.5, 'white')
const HAMMER = `<g transform="rotate(40)">` + box(-1.5, -3, 3, 11, 'wood') + box(-5.5, -8, 11, 6, 'rock', 1) + '</g>'
const SWAP = arrow('M-7 -3h9', 'M2 -6.400l5.4 3.400l-5.4 3.400z') + arrow('M7 4h-9', 'M-2 .6l-5.4 3.400l5.4 3.400z')
const CLOCK = dot(0, 0, 7, 'white') + line('M0 -4.400V0l3 2')
const STAR = shape(
  'M0 -8l2.4 5l5.400 .8l-4 3.800l1 5.400l-4.800 -2.600l-4.800 2.600l1 -5.400l-4 -3.800l5.400 -.8z',
  'ginkgo',
)
const BASIN =
  at(0, -5.6, glyph.COIN, 0.44) +
  at(-4.6, -2, glyph.COIN, 0.44) +
  at(4.6, -2, glyph.COIN, 0.44) +
  shape('M-9 0h18l-3 5h-4v3h-4v-3h-4z', 'stone')
const PURSE = glyph.BAGFUL
const TILL =
  box(-7, 0, 14, 7, 'metal', 1) +
  shape('M-5 0v-6h7l3 6z', 'glass') +
  line('M-3 3.600h6') +
  flat('M-3.400 -4.400h4v1.600h-4z', 'pine')

const DEEDS: Readonly<Record<Step['verb'], string>> = {
  gain: glyph.COIN,
  pay: TILL,
  take: PURSE,
  pool: BASIN,
  demolish: HAMMER,
  swap: SWAP,
  give: glyph.PARCEL,
  close: glyph.ROLLER,
  activate: glyph.BULB,
  leave: glyph.CASE,
  'extra-turn': CLOCK,
  'extra-action': CLOCK,
  ready: glyph.BULB,
  hang: STAR,
  'take-pin': STAR,
  'move-mascot': SWAP,
  fund: TILL,
  win: STAR,
}

/** What a card does that most others do not: taking and earning are no news. */
export function deedOf(steps: readonly Step[]): Step['verb'] | null {
  const rare = steps.find(({ verb }) => verb !== 'gain' && verb !== 'take' && verb !== 'pay')
  return (rare ?? steps.find(({ verb }) => verb !== 'gain') ?? steps[0])?.verb ?? null
}

function powerEmblem(power: Power): string {
  switch (power.power) {
    case 'dice':
      return DICE
    case 'reroll':
      return AGAIN
    case 'raise':
    case 'nudge':
      return UP
    case 'one-die':
      return DICE
    case 'boost':
      return power.icons[0] === undefined ? UP : symbol(power.icons[0])
    case 'discount':
      return TAG
    case 'when':
      return deedEmblem(power.does)
  }
}

const deedEmblem = (steps: readonly Step[]): string => {
  const deed = deedOf(steps)
  return deed === null ? STAR : DEEDS[deed]
}

/** What stands on the sign of a card. */
export function emblemOf(card: Card): string {
  if (card.kind === 'establishment') return symbol(card.icon)
  if (card.kind === 'action') return deedEmblem(card.does)
  return card.powers[0] === undefined ? STAR : powerEmblem(card.powers[0])
}

/** The second thing that a sign may tell: what an establishment does, the next power of a landmark. */
export function secondEmblemOf(card: Card): string | null {
  if (card.kind === 'establishment') return deedEmblem(card.does)
  return 'powers' in card && card.powers[1] !== undefined ? powerEmblem(card.powers[1]) : null
}

/** The colour of a card's own kind of building. */
export const COLOUR_OF = { blue: 'sea', green: 'pine', red: 'vermilion', purple: 'wisteria' } as const satisfies {
  readonly [color: string]: Colour
}
