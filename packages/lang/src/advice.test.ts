import { describe, expect, test } from 'vitest'
import { LANG_CODES, loadLang } from './index.ts'
import { advise } from './tell.ts'

describe('advice', () => {
  test.each(LANG_CODES)('%s', async (code) => {
    const lang = await loadLang(code)
    const all = [
      advise(lang, { chance: 0.613, wins: false, income: 0.83, tempo: -1.25, denial: 0.4, goal: 0, later: false }),
      advise(lang, { chance: 0.4, wins: false, income: -0.5, tempo: 2, denial: -0.3, goal: 0, later: false }),
      advise(lang, { chance: null, wins: false, income: 0.01, tempo: 0, denial: 0, goal: 0, later: false }),
      advise(lang, { chance: 0.3, wins: false, income: 0.7, tempo: -19, denial: 0, goal: 0, later: false }),
      advise(lang, { chance: 0.5, wins: false, income: 0, tempo: 0, denial: 0, goal: -1, later: true }),
      advise(lang, { chance: 0.5, wins: false, income: 0, tempo: 0, denial: 0, goal: 1, later: false }),
      advise(lang, { chance: 1, wins: true, income: 0, tempo: -1, denial: 0, goal: 0, later: false }),
    ]
    await expect(`${all.map((phrases) => phrases.join(' · ')).join('\n')}\n`).toMatchFileSnapshot(
      `../snapshots/${code}-advice.txt`,
    )
  })

  test('a landmark brings the goal nearer, whatever the reckoning of rounds says', async () => {
    const lang = await loadLang('en')
    const landmark = { chance: 0.4, wins: false, income: -0.8, tempo: 0.7, denial: 0, goal: -1, later: false }
    expect(advise(lang, landmark)).toEqual([
      '40.0% to win',
      'one less to build for the goal',
      '0.8 fewer coins a round',
    ])
    expect(advise(lang, { ...landmark, goal: 0 })).toContain('0.7 rounds further from the goal')
  })
})
