import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANG_CODES } from '@machinami/lang'
import { describe, expect, it } from 'vitest'
import { ruleBookFile } from '../apps/web/build/rule-book.ts'

const root = join(import.meta.dirname, '..')

/** What no compiler asks for when a language is added. */
describe.each(LANG_CODES)('%s', (code) => {
  it('has a rule book', () => expect(existsSync(ruleBookFile(code))).toBe(true))

  it('tells a visitor without JavaScript what is missing', () => {
    const page = readFileSync(join(root, 'apps/web/index.html'), 'utf8')
    const [, without = ''] = /<noscript>([\s\S]*?)<\/noscript>/.exec(page) ?? []
    expect(without).toContain(`<p lang="${code}">`)
  })
})

/** Everything that a language says, as it is written in the sources. */
function wordsIn(code: string): string {
  const homes = ['packages/lang/src', 'apps/web/src/words', 'apps/cli/src/words'].map((home) => join(root, home, code))
  return homes.flatMap((home) => readdirSync(home).map((file) => readFileSync(join(home, file), 'utf8'))).join('\n')
}

describe('one way to write a thing', () => {
  it('in Japanese: 他の, 戻る, 街; long vowels are written; one wave, one colon', () => {
    const odd =
      /ほかの|もど[るす]|(?:ブラウザ|フォルダ|サーバ|ユーザ)(?!ー)|〜|各町|町の|[ぁ-んァ-ヶ一-龠]:|[ぁ-んァ-ヶ一-龠]\(/g
    expect(wordsIn('ja').match(odd) ?? []).toEqual([])
  })

  it('in Dutch: an establishment is an attractie, a landmark a bezienswaardigheid', () => {
    expect(
      wordsIn('nl').match(
        /soorten gebouwen|(?:blauwe|groene|rode|paarse|grote|goedkope|blauw|groen|rood|paars) gebouw\w*|op een gebouw|monument\w*/gi,
      ) ?? [],
    ).toEqual([])
  })
})
