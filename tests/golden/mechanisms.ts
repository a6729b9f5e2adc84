import {
  type Action,
  type Card,
  type Community,
  isRefusal,
  type Landmark,
  type Ruleset,
  rulesetFor,
  words,
} from '@machinami/cards'

/** Home-made rulesets for the words of section L that no edition uses. */

const { allPins, contributeNow, different, each, extraAction, extraTurn, fund, gain, hang, icon, moveMascot } = words
const { nudge, oneDie, openLate, pay, ready, take, takePin, when } = words

export function legacy(players: number): Ruleset {
  const ruleset = rulesetFor({ edition: 'legacy', players, first: 0 })
  if (isRefusal(ruleset)) throw new Error(ruleset.refused)
  return { ...ruleset, edition: 'home-made' }
}

const landmark = (id: string, cost: number, ...powers: Landmark['powers']): Landmark => ({
  id,
  kind: 'landmark',
  cost,
  for: 'owner',
  powers,
})
const shop = (id: string, on: number, change: object): Card => ({
  ...{ id, kind: 'establishment', color: 'green', icon: 'bread', on: [on], cost: 1, copies: 5, does: [gain(1)] },
  ...change,
})
const action = (id: string, cost: number, ...does: Action['does']): Action => ({ id, kind: 'action', cost, does })

/** A Legacy table with landmarks of its own, which have prices of their own. */
function table(players: number, cards: readonly Card[], change: Partial<Ruleset> = {}): Ruleset {
  const { slots: _, ...ruleset } = legacy(players)
  const printed = ruleset.cards.filter((card) => card.kind === 'establishment')
  return { ...ruleset, cards: [...printed, landmark('hall', 40), ...cards], goal: [{ landmarks: 'all' }], ...change }
}

const community = (change: Partial<Community>): Community => ({
  ...{ id: 'bridge', kind: 'community', cost: 10, powers: [] },
  ...change,
})

export const MECHANISMS: { readonly [name: string]: (players: number) => Ruleset } = {
  /** A community landmark for towns with four different establishments. */
  variety: (players) =>
    table(players, [community({ opensIf: different(4) })], { goal: [{ landmarks: 'all' }, { contributed: true }] }),
  /** Contributing costs 3 less for each wheat card. */
  cheaper: (players) =>
    table(players, [community({ less: { each: 3, per: icon('wheat') } })], {
      goal: [{ landmarks: 'all' }, { contributed: true }],
    }),
  /** Establishments cost 2 less. */
  hall: (players) =>
    table(players, [
      landmark('market-hall', 9, { power: 'discount', coins: 2, on: 'establishments' }),
      shop('stall', 3, { cost: 0 }),
    ]),
  /** A second action on doubles and by a card; a bonus for not building. */
  busy: (players) =>
    table(
      players,
      [
        landmark('dance-hall', 9, when('doubles', extraAction())),
        landmark('foundry', 9, when('built-nothing', gain(3))),
        shop('ropewalk', 3, { does: [gain(2), extraAction()] }),
        action('whistle', 1, gain(2)),
      ],
      { dice: 2 },
    ),
  /** Actions: one that lets a card act and closes it, one for towns with a landmark. */
  late: (players) =>
    table(players, [
      action('open-late', 0, openLate()),
      { ...action('parade', 1, pay(1), gain(4)), if: words.landmarksAtLeast(1, 'owner') },
      landmark('arch', 9),
    ]),
  /** Tokens: everybody may nudge by 1, a School by 2, a Vane counts one die; what makes them ready again. */
  tokens: (players) =>
    table(
      players,
      [
        { id: 'fork', kind: 'bonus', powers: [nudge(1)] },
        landmark('school', 9, nudge(2)),
        landmark('vane', 9, oneDie()),
        landmark('fountain', 9, when({ total: 7 }, extraTurn()), when('doubles', gain(9))),
        shop('tea-garden', 6, { color: 'red', does: [take(1, 'roller'), ready()] }),
        shop('tuner', 5, { does: [gain(1), ready(), gain(1)] }),
      ],
      { dice: 2, token: 'ready' },
    ),
  /** Guests get 2 coins and their tokens back. */
  guests: (players) =>
    table(
      players,
      [
        { id: 'fork', kind: 'bonus', powers: [nudge(1), when('guest', gain(2), ready())] },
        landmark('school', 5),
        community({}),
      ],
      { token: 'spent', goal: [{ landmarks: 1 }, { contributed: true }], towns: [{}, {}, {}].slice(0, players) },
    ),
  /** Numbers 1 to 12 with flags: one for every town, and one at home for the second. */
  flags: (players) =>
    table(
      players,
      [
        action('hang-a-flag', 0, hang()),
        shop('flag-maker', 10, { does: [gain(each(3, 'flags', 'everyone'))] }),
        shop('own-flags', 11, { does: [gain(each(2, 'flags'))] }),
      ],
      {
        dice: 2,
        bells: { pays: [1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 6], flags: 1 },
        towns: [{}, { home: 5 }, {}, {}].slice(0, players),
      },
    ),
  /** Three numbers and nowhere else to go. */
  'full-of-flags': (players) =>
    table(players, [action('hang-a-flag', 0, hang())], { bells: { pays: [1, 1], flags: 1 } }),
  /** Pins 4, 6, 6 and 9; a community landmark that wants them all. */
  pins: (players) =>
    table(
      players,
      [
        action('play-a-note', 5, takePin(), contributeNow(allPins())),
        landmark('window', 9, when('built', takePin())),
        shop('inn', 3, { does: [takePin(), gain(1)] }),
        shop('practice', 2, { color: 'blue', does: [gain(each(1, 'pins', 'everyone'))] }),
        community({ opensIf: allPins(), less: { each: 3, per: 'pins' } }),
      ],
      { dice: 2, pins: { numbers: [4, 6, 6, 9], reward: 1 }, goal: [{ landmarks: 'all' }, { contributed: true }] },
    ),
  /** A mascot that begins with the Forest. */
  mascot: (players) =>
    table(
      players,
      [
        { id: 'leash', kind: 'bonus', powers: [when('doubles', moveMascot())] },
        action('fetch', 2, moveMascot()),
        shop('goat-path', 3, { does: [moveMascot(), gain(each(2, 'mascot'))] }),
        shop('terrace', 2, { color: 'red', does: [take(2, 'roller', words.landmarksAtLeast(1, 'roller'))] }),
        shop('band', 6, { color: 'purple', does: [take(2, 'each-opponent')] }),
      ],
      { dice: 2, mascot: { starts: 'legacy-forest', pays: 2 } },
    ),
  /** A fund of six pieces; landmarks of 2, 4 and 6 points. */
  fund: (players) =>
    table(players, [action('give', 0, fund(5), ready()), landmark('left', 5, nudge(1)), landmark('right', 25)], {
      token: 'spent',
      goal: [{ fund: 6, points: { each: 1, landmarks: [2, 4, 6] } }],
    }),
}
