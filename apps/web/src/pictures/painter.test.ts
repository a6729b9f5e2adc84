import { afterEach, expect, test, vi } from 'vitest'
import { canPaint } from './painter.ts'

afterEach(() => void vi.unstubAllGlobals())

const inSvg = (markup: string): string => `<svg viewBox="0 0 96 96">${markup}</svg>`

test('what the painter knows it paints', () => {
  expect(canPaint(inSvg('<g transform="translate(3 4) rotate(-5.5 1,2)"><path d="M0 0h4"/></g>'))).toBe(true)
  expect(canPaint(inSvg('<g stroke-linejoin="round" stroke-linecap="round"><circle r="3"/></g>'))).toBe(true)
})

test('what it does not know it leaves to the browser, with attributes or without', () => {
  for (const markup of [
    '<defs></defs>',
    '<text>9</text>',
    '<g transform="skewX(3)"></g>',
    '<g transform="translate(3 4) matrix(1 0 0 1 0 0)"></g>',
    '<g stroke-linejoin="miter"></g>',
    '<path d="M0 0h4" stroke-dasharray="2"/>',
    '<g style="mix-blend-mode:multiply"></g>',
  ])
    expect(canPaint(inSvg(markup)), markup).toBe(false)
})

test('what is grey is painted where pens know filters', () => {
  const site = inSvg('<g style="filter:grayscale(0.6)"></g>')
  expect(canPaint(site)).toBe(false)
  vi.stubGlobal('OffscreenCanvasRenderingContext2D', { prototype: { filter: 'none' } })
  expect(canPaint(site)).toBe(true)
})
