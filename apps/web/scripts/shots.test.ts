import { expect, test } from 'vitest'
import { SHOTS } from './shots.ts'
import { EVERYWHERE } from './shots-everywhere.ts'

test('no picture is written over another', () => {
  expect(new Set(SHOTS.map(({ name }) => name)).size).toBe(SHOTS.length)
})

test('what is shown everywhere is shown in four sizes, in three languages, by day and by night', () => {
  const looks = new Map<string, Set<string>>()
  for (const { name, size, settings } of EVERYWHERE) {
    const screen = name.replace(/-(?:phone|laptop|tablet|wide)-.*/, '')
    const { lang, theme } = settings as { lang: string; theme: string }
    looks.set(screen, new Set([...(looks.get(screen) ?? []), String(size.width), lang, theme]))
  }
  expect(looks.size).toBeGreaterThan(20)
  for (const seen of looks.values())
    expect([...seen].sort()).toEqual(['1366', '2560', '360', '820', 'dark', 'en', 'ja', 'light', 'nl'])
})
