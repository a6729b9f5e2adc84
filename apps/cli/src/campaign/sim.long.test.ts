import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { ChapterFigures } from '../sim/campaign/balance.ts'
import type { Balance } from '../sim/campaign/tables.ts'
import { machinami } from '../testing/terminal.ts'

const LINE =
  'campaign sim --pack tune --chapter 2 --towns 2 --games 6 --choices 1 --campaigns 1 --matches 1 --threads 1'
const figures = async (...more: readonly string[]): Promise<Balance> =>
  JSON.parse((await machinami([...LINE.split(' '), '--json', ...more])).out)

const folder = mkdtempSync(join(tmpdir(), 'machinami-sim-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('campaign sim', () => {
  it('gives the same figures for the same seed', async () => {
    const one = await figures()
    expect(await figures()).toEqual(one)
    expect((await figures('--seed', '2')).chapters).not.toEqual(one.chapters)
  })

  it('measures a chapter: its length, who wins, what is built, picked and done', async () => {
    const { chapters, pairs, campaigns } = await figures()
    const [chapter] = chapters as readonly [ChapterFigures]
    expect(chapter).toMatchObject({ game: 2, towns: 2, games: 6 })
    expect(chapter.rounds.median).toBeGreaterThan(5)
    expect(chapter.first.of).toBe(6)
    expect(chapter.again.of).toBe(1)
    expect(chapter.atLimit.share).toBe(0)
    expect(chapter.match.of).toBe(2)
    // Of the new card one side is up on each island; only new cards are judged.
    const judged = Object.entries(chapter.built).filter(([, { ok }]) => ok !== null)
    expect(judged.map(([card]) => card).every((card) => card.startsWith('oto-'))).toBe(true)
    // Two of three town square cards each.
    const picks = Object.values(chapter.picked).reduce((sum, { share }) => sum + share, 0)
    expect(picks).toBeCloseTo(2, 9)
    expect(chapter.done.token).toBeGreaterThan(0)
    expect(pairs).toMatchObject([{ game: 2, towns: 2, choices: 1 }])
    expect(campaigns).toMatchObject([{ towns: 2, campaigns: 1, again: { of: 9 } }])
    expect(campaigns[0].most).toBeGreaterThanOrEqual(5)
  })

  it('prints tables with bars, for people and for documents', async () => {
    const { out } = await machinami(LINE)
    expect(out).toContain('bars are met')
    expect(out).toMatch(/ok|miss/)
    const { out: document } = await machinami(`${LINE} --markdown --lang nl`)
    expect(document).toContain('| spel | steden |')
  })

  it('adds to what a file has kept, and plays nothing twice', async () => {
    const file = join(folder, 'sums.json')
    const games = (...more: readonly string[]) =>
      figures('--choices', '0', '--campaigns', '0', '--matches', '0', ...more)
    const kept = (...more: readonly string[]) => games('--keep', file, ...more)
    await kept('--games', '5')
    // In whole islands of five games.
    const more = await kept('--games', '7')
    expect(more.chapters).toMatchObject([{ games: 10 }])
    expect(more).toEqual(await games('--games', '10'))
    expect(await kept('--games', '10', '--open')).toEqual(more)
    // Another seed is another measurement.
    expect((await kept('--games', '5', '--seed', '2')).chapters).toMatchObject([{ games: 5 }])
  })

  it('keeps no sums where something else lies', async () => {
    const file = join(folder, 'letter.txt')
    writeFileSync(file, 'Dear Mio,')
    const { code, err } = await machinami([...LINE.split(' '), '--keep', file])
    expect(code).toBe(1)
    expect(err).toContain(file)
  })

  it.each(['--towns 5', '--chapter 11', '--games many', '--bot nobody', '--pack nothing'])(
    'refuses %s',
    async (wrong) => {
      const { code, err } = await machinami(`campaign sim ${wrong}`)
      expect(code).toBe(2)
      expect(err).not.toBe('')
    },
  )
})
