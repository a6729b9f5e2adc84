import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { ourLettersOf } from './letters.ts'

const whole = readFileSync(createRequire(import.meta.url).resolve('@fontsource/m-plus-rounded-1c/500.css'), 'utf8')

test('Latin and Japanese letters are shipped, once', () => {
  const files = [...ourLettersOf(whole).matchAll(/files\/m-plus-rounded-1c-(\S+?)-500-normal\.(\w+)\)/g)]
  const scripts = files.map(([, script]) => script).filter((script) => !/^\d+$/.test(script))
  expect(scripts.sort()).toEqual(['latin'])
  expect(files.length).toBe(new Set(whole.match(/\[\d+\]-500/g)).size + 1)
  expect(new Set(files.map(([, , form]) => form))).toEqual(new Set(['woff2']))
})
