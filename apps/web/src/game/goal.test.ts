import '../testing/page.ts'
import { beforeAll, expect, test } from 'vitest'
import { onScreen } from '../motion/perform.ts'
import { sitDown, tableFor } from '../testing/tables.ts'
import { Game } from './game.ts'
import { isOneShort, lackingBesides, landmarksNeeded } from './goal.ts'

beforeAll(sitDown)

/** Ann has built these, as far as they are hers to build. */
function build(game: Game, ids: readonly string[]): void {
  const view = game.shown.value
  const [ann, ...others] = view.towns
  const sites = ann.sites.map((site) => ({ ...site, built: ids.includes(site.id) }))
  const landmarks = ids.filter((id) => game.cards.get(id)?.kind === 'landmark').length
  game.shown.value = { ...view, towns: [{ ...ann, sites, landmarks }, ...others] }
}

test('a town with all its landmarks is told what is missing, if something is', async () => {
  const game = new Game(await tableFor({ edition: 'legacy', players: 2 }), onScreen)
  const landmarks = ['legacy-forge', 'legacy-flower-shop', 'legacy-fountain']
  expect(landmarksNeeded(game.info.ruleset)).toBe(3)
  build(game, landmarks.slice(1))
  expect(lackingBesides(game, 0)).toEqual([])
  build(game, landmarks)
  expect(lackingBesides(game, 0)).toEqual(['Observatory'])
  build(game, [...landmarks, 'legacy-observatory'])
  expect(lackingBesides(game, 0)).toEqual([])
})

test('one step from the win counts everything that is needed', async () => {
  const game = new Game(await tableFor({ edition: 'legacy', players: 2 }), onScreen)
  const landmarks = ['legacy-forge', 'legacy-flower-shop', 'legacy-fountain']
  const isNear = (...ids: string[]) => {
    build(game, ids)
    return isOneShort(game, 0)
  }
  expect(isNear(...landmarks.slice(1))).toBe(false)
  expect(isNear(...landmarks)).toBe(true)
  expect(isNear(...landmarks.slice(1), 'legacy-observatory')).toBe(true)
})

test('where landmarks are all there is nothing else is missing', async () => {
  const game = new Game(await tableFor({ edition: 'base', players: 2 }), onScreen)
  build(game, ['train-station', 'shopping-mall', 'amusement-park', 'radio-tower'])
  expect(lackingBesides(game, 0)).toEqual([])
})
