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

const { different, extraAction, gain, icon, openLate, pay, when } = words

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
}
