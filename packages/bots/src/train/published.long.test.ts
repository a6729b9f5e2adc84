import { describe, expect, it } from 'vitest'
import type { Taught } from '../net/depth.ts'
import { taughtIn } from '../net/released.ts'
import { sealed } from '../net/weight-file.ts'
import { loadNet, storeNet } from '../net/weights.ts'
import { rulesOfPractice } from './practice.ts'
import { flawOf, isUpToDate, moduleOf, rulesetsOf, type SignedFile, storyOf, taughtOf } from './published.ts'
import { type Recipe, recipeFor } from './recipes.ts'
import { withFittedChances } from './temperature.ts'
import { emptyNet } from './trainer.ts'

const whole = recipeFor('legacy') as Recipe
const recipe = { ...whole, hidden: 8 }
const net = emptyNet(recipe, 1)
const stored = storeNet(net, {
  edition: 'legacy',
  seed: 1,
  games: 40,
  rulesets: rulesetsOf(recipe),
  taught: taughtOf(recipe),
  temperatures: [1.5, 2, 3],
})
const origin = {
  commit: 'abc def+',
  fitted: { commit: 'def', games: 900, seed: 4242 },
  writtenBy: "npm run train -- 'legacy' \\",
}
const file: SignedFile = sealed({ ...stored, ...origin })

describe('a net that is published', () => {
  it('can be read again from its module', async () => {
    const text = moduleOf(file)
    const [head] = text.split('\n')
    const code = encodeURIComponent(text.replace(': unknown', ''))
    const { FILE } = (await import(`data:text/javascript,${code}`)) as { FILE: unknown }
    expect(FILE).toEqual(file)
    expect(flawOf(file, recipe)).toBeNull()
    for (const said of [file.writtenBy, '900 games', 'seed 4242', 'of def']) expect(head).toContain(said)
  })

  it.each([
    ['weights', { ...file, ...storeNet({ ...net, out: net.out.map(() => Number.NaN) }, file) }],
    ['temperatures', { ...file, temperatures: [Number.NaN, 1, 1] }],
    ['games', { ...file, fitted: { ...file.fitted, games: Number.NaN } }],
  ])('is refused when its %s are no numbers', (_, broken) => {
    expect(flawOf(broken, recipe)).toBe('damaged')
  })

  it('is refused by games it was not taught', () => {
    expect(flawOf(file, recipeFor('base') as Recipe)).toBe('unknown-rules')
  })

  it('has a story with all that is known about it, but no weights', () => {
    const story = JSON.parse(storyOf(file, [{ games: 40 }])) as object
    expect(story).toMatchObject({
      ...origin,
      edition: 'legacy',
      games: 40,
      rulesets: file.rulesets,
      log: [{ games: 40 }],
    })
    expect(story).not.toHaveProperty('weights')
  })

  it('is out of date as soon as one of its games has other rules', () => {
    expect(isUpToDate(file, recipe)).toBe(true)
    const taught = taughtIn(file.edition, file.taught) as Taught
    const cards = taught.cards.map((card) => (card.kind === 'community' ? { ...card, cost: card.cost + 1 } : card))
    expect(isUpToDate({ ...file, taught: { ...taught, cards } }, recipe)).toBe(false)
    expect(isUpToDate({ ...file, taught: { ...taught, players: [2, 3] } }, recipe)).toBe(false)
  })

  it('gets other chances and nothing else when they are fitted anew', () => {
    const first = sealed({ ...file, rulesets: ['0123456789abcdef'] })
    const again = withFittedChances(first, recipe, 20, 'ghi')
    expect(again).toEqual({
      ...first,
      temperatures: again.temperatures,
      fitted: { commit: 'ghi', games: 20, seed: file.fitted.seed },
      checksum: again.checksum,
    })
    expect(again.temperatures.length).toBe(3)
    // Not by what was fitted before.
    expect(withFittedChances({ ...first, temperatures: [1] }, recipe, 20, 'ghi').temperatures).toEqual(
      again.temperatures,
    )
    expect(typeof loadNet(again, rulesOfPractice(recipe.practice[0]))).toBe('object')
  })
})
