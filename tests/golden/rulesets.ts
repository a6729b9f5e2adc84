import { type Card, type Color, type Ruleset, type Step, words } from '@machinami/cards'
import { legacy, MECHANISMS } from './mechanisms.ts'

/** Home-made rulesets for what no published game shows: later Legacy games, and cards nobody has printed yet. */

const { close, dice, each, extraTurn, gain, give, has, icon, landmarksAtLeast, landmarksAtMost } = words
const { pay, pool, swap, take, when, win } = words

const cafe: Card = {
  id: 'cafe',
  kind: 'establishment',
  color: 'red',
  icon: 'cup',
  on: [3],
  cost: 2,
  copies: 5,
  does: [take(1, 'roller')],
}
const stadium: Card = {
  id: 'stadium',
  kind: 'establishment',
  major: true,
  color: 'purple',
  icon: 'tower',
  on: [6],
  cost: 6,
  copies: 5,
  does: [take(2, 'each-opponent')],
}
const track: Card = { id: 'lay-track', kind: 'action', cost: 2, does: [gain(3)] }
const loan: Card = { id: 'beg', kind: 'action', cost: 0, does: [take(1, 'one-opponent')] }
const fair: Card = {
  id: 'fair',
  kind: 'establishment',
  color: 'green',
  icon: 'fruit',
  on: [1],
  cost: 1,
  copies: 5,
  does: [gain({ each: 2, per: { icons: ['bread', 'wheat'], unique: true }, of: 'owner' })],
}

const hall: Card = { id: 'hall', kind: 'landmark', cost: 9, for: 'owner', powers: [] }
const farm = (change: object): Card => ({
  id: 'farm',
  kind: 'establishment',
  color: 'blue',
  icon: 'wheat',
  on: [1],
  cost: 1,
  copies: 5,
  does: [gain(1)],
  ...change,
})
const bare: Partial<Ruleset> = {
  goal: [{ landmarks: 'all' }],
  startCards: ['farm'],
  townSquare: { cards: [], marks: 0 },
  slots: [9],
}

export const HOME_MADE: { readonly [name: string]: (players: number) => Ruleset } = {
  ...MECHANISMS,
  /** A later Legacy game: three town square cards to pick two from, a coin at the start, an action, red and purple. */
  'later-legacy': (players) => {
    const ruleset = legacy(players)
    return {
      ...ruleset,
      cards: [...ruleset.cards, cafe, stadium, track, loan, fair],
      townSquare: { cards: ['legacy-wheat-field', 'legacy-bakery', 'cafe'], marks: 2 },
      atStart: [gain(each(1, icon('cup', 'bread')))],
      first: 1,
    }
  },
  /** Red, purple and "unique" on the Legacy table, without picks. */
  'legacy-colours': (players) => {
    const ruleset = legacy(players)
    return { ...ruleset, cards: [...ruleset.cards, cafe, stadium, fair] }
  },
  /** Nothing is needed but 30 coins when one's turn's building is done. */
  'rich-wins': (players) => ({ ...legacy(players), goal: [{ coins: 30 }] }),
  /** No goal but a card that says "win". */
  'card-wins': (players) => {
    const ruleset = legacy(players)
    const palace: Card = { id: 'palace', kind: 'landmark', cost: 9, for: 'owner', powers: [when('built', win())] }
    const { slots: _, ...open } = ruleset
    return { ...open, cards: [...ruleset.cards.filter((card) => card.kind !== 'landmark'), palace], goal: [] }
  },
  /** Landmarks that act on a total and on a double for their owner alone, and one that asks when built. */
  'odd-landmarks': (players) => {
    const ruleset = legacy(players)
    const odd: Card[] = [
      { id: 'clock', kind: 'landmark', cost: 1, for: 'owner', powers: [when({ total: 4 }, gain(2))] },
      { id: 'twins', kind: 'landmark', cost: 1, for: 'owner', powers: [when('doubles', extraTurn())] },
      {
        id: 'gate',
        kind: 'landmark',
        cost: 1,
        for: 'owner',
        powers: [when('built', give('any-opponent', false), gain(5))],
      },
      { id: 'toll', kind: 'landmark', cost: 1, for: 'everyone', powers: [when({ total: 5 }, pay(2))] },
    ]
    const { slots: _, ...open } = ruleset
    return { ...open, dice: 2, cards: [...ruleset.cards.filter((card) => card.kind !== 'landmark'), ...odd] }
  },
  /** Words of the card vocabulary that no published card uses, or not in this way. */
  'odd-cards': (players) => {
    const ruleset = legacy(players)
    const card = (id: string, color: Color, on: number, ...does: Step[]): Card => ({
      id,
      kind: 'establishment',
      color,
      icon: 'fruit',
      on: [on],
      cost: 1,
      copies: 5,
      does,
    })
    const odd: Card[] = [
      card('guild', 'green', 1, gain(2, has('legacy-bakery'))),
      card('inn', 'red', 2, take(2, 'roller', landmarksAtMost(0, 'roller'))),
      card('club', 'blue', 3, gain(3, landmarksAtLeast(1, 'owner'))),
      card('toll', 'green', 4, { verb: 'pay', amount: 2, if: landmarksAtLeast(1, 'owner') }, gain(5)),
      card('raft', 'green', 5, gain(dice('once'))),
      card('lottery', 'purple', 6, gain(dice('each-copy')), close('this')),
      card('census', 'green', 7, gain(each(1, { color: 'blue' }, 'everyone'))),
      card('fair', 'purple', 8, swap({ majors: true, optional: false }), give('right-neighbour', false)),
      card('flood', 'purple', 9, pool('owner'), take('half', 'one-opponent')),
    ]
    return { ...ruleset, dice: 2, cards: [...ruleset.cards, ...odd] }
  },
  /** Turn 6 is the last one. */
  short: (players) => ({ ...legacy(players), turnLimit: 6 }),
  'short-and-rich': (players) => ({ ...legacy(players), turnLimit: 6, goal: [{ landmarks: 'all' }, { coins: 40 }] }),
  /** Nobody ever earns a coin. */
  'no-income': (players) => ({ ...legacy(players), cards: [hall, farm({ does: [pay(1)] })], ...bare }),
  /** What earns acts on 7, and there is one die. */
  'never-rolled': (players) => ({ ...legacy(players), cards: [hall, farm({ on: [7] })], ...bare }),
  /** 101 cards with ten steps each. */
  endless: (players) => {
    const does = Array.from({ length: 10 }, () => gain(1))
    return {
      ...legacy(players),
      cards: [hall, ...Array.from({ length: 101 }, (_, n) => farm({ id: `farm-${n}`, does }))],
      ...bare,
      startCards: [],
    }
  },
  /** Two landmarks that raise a total, by different amounts. */
  'two-raises': (players) => {
    const ruleset = legacy(players)
    const raise = (id: string, by: number, from: number): Card => ({
      id,
      kind: 'landmark',
      cost: 9,
      for: 'owner',
      powers: [{ power: 'raise', by, from }],
    })
    const { slots: _, ...open } = ruleset
    return { ...open, cards: [...ruleset.cards, raise('pier', 2, 5), raise('jetty', 1, 3)] }
  },
  /** Towns that begin with different coins, cards, picks, slots and bonus cards. */
  'own-towns': (players) => {
    const ruleset = legacy(players)
    const well: Card = { id: 'well', kind: 'bonus', powers: [when('no-coins', gain(2))] }
    return {
      ...ruleset,
      cards: [...ruleset.cards, well],
      towns: [
        { startCoins: 7, startCards: ['legacy-gold-mine'], slots: [5, 15, 20], bonus: [] },
        { townSquare: { cards: ['legacy-wheat-field', 'legacy-bakery', 'legacy-forest'], marks: 1 }, bonus: [] },
        {},
      ],
    }
  },
  /** Starting coins by distance from the first player. */
  'by-distance': (players) => ({ ...legacy(players), startCoins: [3, 4], first: 1 }),
  'by-distance-rolled': (players) => ({ ...legacy(players), startCoins: [3, 4], first: 'highest-roll' }),
}
