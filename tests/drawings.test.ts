/// <reference lib="dom" />
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadArt } from '../apps/web/src/art/index.ts'
import { COLOURS } from '../apps/web/src/art/ink.ts'
import { apart } from '../apps/web/src/pictures/moving-parts.ts'
import { canPaint } from '../apps/web/src/pictures/painter.ts'
import { anyRuleset } from './fuzz/rulesets.ts'

const isWhole = (markup: string): boolean =>
  (markup.match(/<g\b/g)?.length ?? 0) === (markup.match(/<\/g>/g)?.length ?? 0)

const inSvg = (markup: string): string => `<svg viewBox="0 0 96 120">${markup}</svg>`

test('cards of any ruleset get pictures that our brush can paint', async () => {
  const rulesets = fc.sample(anyRuleset, 60)
  const cards = rulesets.flatMap((ruleset, nth) => ruleset.cards.map((card) => ({ ...card, id: `${card.id}-${nth}` })))
  expect(cards.length).toBeGreaterThan(200)
  const art = await loadArt(cards)
  for (const { id, kind } of cards) {
    const { height, markup } = art[id]
    expect(height, id).toBe(kind === 'establishment' || kind === 'action' ? 96 : 120)
    expect(markup.length, id).toBeGreaterThan(1000)
    expect(markup, id).not.toMatch(/NaN|undefined|Infinity|null/)
    const named = [...markup.matchAll(/var\(--([\w-]+)\)/g)].map(([, colour]) => colour)
    expect(named.filter((colour) => !(COLOURS as readonly string[]).includes(colour))).toEqual([])
    const { body, moving } = apart(markup)
    for (const part of [body, ...moving.map((each) => each.markup)]) {
      expect(isWhole(part), id).toBe(true)
      expect(canPaint(inSvg(part)), id).toBe(true)
    }
  }
  expect(new Set(cards.map(({ id }) => art[id].markup)).size).toBeGreaterThan(0.9 * cards.length)
})
