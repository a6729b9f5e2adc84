import { isRefusal } from '@machinami/cards'
import { gameCode } from '@machinami/link'
import { type Review, rounded, versionOf } from '@machinami/review'
import { isNotKept, put, read, readAll, write } from '../store/database.ts'
import { branchKey } from '../store/games.ts'
import { reviewAside } from '../worker/reviewing.ts'
import { keepReview } from './judge-kept.ts'
import { keptSource, linkSource, type NoSource, type Source } from './source.ts'

/** Where another course of a game left it: which game, by its place here or its link, and after how many moments. */
export interface Fork {
  readonly from: string
  readonly isLink: boolean
  readonly at: number
}

function forkIn(value: unknown): Fork | null {
  const { from, at, isLink } = (value ?? {}) as Partial<Fork>
  const isSound = typeof from === 'string' && Number.isSafeInteger(at) && Number(at) >= 0
  return isSound ? { from, at: Number(at), isLink: isLink === true } : null
}

/** Notes from which moment of which game another one goes on. */
export async function noteFork(key: string, { key: from, record }: Source, at: number): Promise<void> {
  const code = from === null ? gameCode(record) : from
  if (isRefusal(code)) return
  await write(put('notes', { key: branchKey(key), value: { from: code, at, isLink: from === null } satisfies Fork }))
}

/** Another course of a game that is looked at. `isFirst`: it is the one that was played first. */
export interface OtherCourse {
  readonly source: Source
  readonly at: number
  readonly isFirst: boolean
}

const isSource = (found: Source | NoSource): found is Source => typeof found === 'object' && 'record' in found

/** Courses that are compared with one; the newest count. */
const MOST = 3

/** The game this one goes on from, and games that go on from this one. */
export async function otherCourses(key: string): Promise<OtherCourse[]> {
  const notes = await readAll('notes')
  if (isNotKept(notes)) return []
  const forks = notes.flatMap(({ key: note, value }) => {
    const fork = note.startsWith(branchKey('')) ? forkIn(value) : null
    return fork ? [{ ...fork, key: note.slice(branchKey('').length) }] : []
  })
  const own = forks.find((fork) => fork.key === key)
  const found: OtherCourse[] = []
  if (own) {
    const source = own.isLink ? linkSource(own.from) : await keptSource(own.from)
    if (isSource(source)) found.push({ source, at: own.at, isFirst: true })
  }
  for (const fork of forks.filter(({ from, isLink }) => !isLink && from === key)) {
    const source = await keptSource(fork.key)
    if (isSource(source)) found.push({ source, at: fork.at, isFirst: false })
  }
  return found.sort((a, b) => (b.source.when ?? 0) - (a.source.when ?? 0)).slice(0, MOST)
}

/** The review of another course: as it was kept, or made anew; returns what cancels it. */
export function judgeCourse(source: Source, told: (review: Review) => void): () => void {
  let cancel = (): void => undefined
  let isOver = false
  const { key, text, when, people } = source
  void (key === null ? Promise.resolve(undefined) : read('reviews', key)).then((kept) => {
    if (isOver) return
    if (kept && !isNotKept(kept) && kept.version === versionOf(text)) return told(kept.review as Review)
    cancel = reviewAside(text, (said) => {
      if (said.is !== 'done') return
      told(said.review)
      const seat = people.length === 1 ? people[0] : undefined
      if (key !== null) void keepReview({ key, text, when: when ?? Date.now(), seat }, said.review)
    })
  })
  return () => {
    isOver = true
    cancel()
  }
}

/** What came after a moment of a game, for one seat: chance then + luck + own choices + the others' = result. */
export interface Since {
  readonly chance: number
  readonly luck: number
  readonly own: number
  readonly others: number
  readonly result: number
}

export function sinceMoment({ points, chances, decisions }: Review, at: number, seat: number): Since {
  const chance = points.findLast(({ n }) => n <= at)?.chances[seat] ?? 0
  const result = points.at(-1)?.chances[seat] ?? 0
  const luck = chances.reduce((sum, { n, worth }) => (n >= at ? sum + worth[seat] : sum), 0)
  const own = decisions.reduce((sum, each) => (each.n >= at && each.seat === seat ? sum - each.cost : sum), 0)
  return { chance, luck, own, others: result - chance - luck - own, result }
}

/** The same in whole points that add up. */
export function sincePoints(since: Since): Since {
  const result = Math.round(since.result * 100)
  const [chance, luck, own, others] = rounded([since.chance, since.luck, since.own, since.others], result)
  return { chance, luck, own, others, result }
}
