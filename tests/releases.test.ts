import { before, type Catalogue, catalogues, type Past, rulesetFor, rulesetsFor, TODAY } from '@machinami/cards'
import { describe, expect, it } from 'vitest'
import { changesSince, fingerprint, readReleased, withoutNotes } from './releases/released.ts'

const { fingerprints, latest } = readReleased()
const releases = [...catalogues()]

describe('rules that were released stay as they were', () => {
  it('what a set-up means today is a release', () => {
    const changes = changesSince(latest, withoutNotes(TODAY))
    const advice = `
Cards, editions, markets or house rules differ from release ${fingerprints.length}. Games people have kept name its rules by
their hash. If the change is meant, keep that release as it was:

    npm run release-rules

and commit what it writes. What was different:
${JSON.stringify(changes, null, 2)}`
    expect(changes, advice).toBeNull()
  })

  it('every release is kept', () => expect(releases).toHaveLength(fingerprints.length))

  it.each(fingerprints.map((print, nth) => [nth + 1, print] as const))(
    'release %i gives the same games',
    (nth, print) =>
      expect(
        fingerprint(releases[fingerprints.length - nth]),
        'a kept release was changed, or how rules are made',
      ).toBe(print),
  )
})

/** A release after today's. */
const after = (past: Past): Catalogue => before(TODAY, past)

describe('keeping a release', () => {
  const { cost: price } = TODAY.cards.stadium as { readonly cost: number }
  const changed: { readonly [what: string]: Past } = {
    'a price': { cards: { stadium: { cost: price - 1 } } },
    'a field more, another less': { cards: { stadium: { major: null, onePerTown: true } } },
    'a card that is gone': { editions: { base: { cards: TODAY.editions.base.cards.slice(1) } }, cards: { mine: null } },
    'a card more': { cards: { moon: { ...TODAY.cards.mine, id: 'moon' } } },
    'a field of an edition': { editions: { base: { startCoins: 4, slots: [1, 2] } } },
    'a market': { markets: { ten: [{ stacks: 9, of: 'low' }], twelve: null } },
    'a house rule': {
      house: { 'sushi-bar-cost': { id: 'sushi-bar-cost', options: [{ id: '4' }] }, 'exhibit-hall': null },
    },
    'an edition that is gone': { editions: { legacy: null } },
  }

  it.each(Object.entries(changed))('%s: the release before is what it was', (_, past) => {
    const today = withoutNotes(TODAY)
    const next = before(today, past)
    const kept = changesSince(today, next)
    expect(kept).not.toBeNull()
    expect(before(next, kept as Past)).toEqual(today)
  })

  it('costs no more than what has changed', () => {
    expect(changesSince(withoutNotes(TODAY), withoutNotes(after(changed['a price'])))).toEqual({
      cards: { stadium: { cost: price } },
    })
  })

  it('a note is no change', () => {
    const noted = { ...TODAY, cards: { ...TODAY.cards, mine: { ...TODAY.cards.mine, source: 'inferred' } } }
    expect(changesSince(withoutNotes(TODAY), withoutNotes(noted as Catalogue))).toBeNull()
  })

  it('today comes first of what a set-up has meant', () => {
    const setup = { edition: 'base', players: 2 } as const
    expect([...rulesetsFor(setup)][0]).toEqual(rulesetFor(setup))
    expect([...rulesetsFor({ ...setup, players: 9 })]).toEqual([])
  })
})
