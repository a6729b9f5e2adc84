import { type DailyDay, type DailyMonth, dailyPlace } from '@machinami/review'
import { isNotKept, put, readAll, write } from '../store/database.ts'

/** A day as people write it for machines, where they are: `2026-11-17`. */
export function dayOf(time: Date): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}

export const today = (): string => dayOf(new Date())

/** Whether there is such a day: an address may say anything. */
export const isDay = (text: string): boolean => {
  const time = new Date(`${text}T12:00:00`)
  return dailyPlace(text) !== null && !Number.isNaN(time.getTime()) && dayOf(time) === text
}

/** The day before. */
export function dayBefore(day: string): string {
  const time = new Date(`${day}T12:00:00`)
  time.setDate(time.getDate() - 1)
  return dayOf(time)
}

/** Seven days up to this one. */
export function weekUpTo(day: string): readonly string[] {
  const week = [day]
  while (week.length < 7) week.unshift(dayBefore(week[0]))
  return week
}

/** The first day there was anything. */
export const FIRST_DAY = '2026-11-17'

/** The days of a month (`2026-11`), how many weekdays lie before its first (a week begins on Monday), and its neighbours. */
export function monthOf(month: string) {
  const [year, nth] = month.split('-').map(Number)
  const length = new Date(year, nth, 0).getDate()
  const neighbour = (by: number) => dayOf(new Date(year, nth - 1 + by, 1)).slice(0, 7)
  return {
    days: Array.from({ length }, (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`),
    lead: (new Date(year, nth - 1, 1).getDay() + 6) % 7,
    before: neighbour(-1),
    after: neighbour(1),
  }
}

const months = new Map<string, ReturnType<typeof fetchMonth>>()

async function fetchMonth(month: string): Promise<Pick<DailyMonth, 'days'>> {
  const answer = await fetch(`./daily/${month}.json`)
  if (answer.status === 404) return { days: {} }
  if (!answer.ok) throw new Error(`${answer.status}`)
  return (await answer.json()) as DailyMonth
}

/** The street of a day; null where there is none, thrown where it did not come. */
export async function streetOf(day: string): Promise<DailyDay | null> {
  const place = dailyPlace(day)
  if (!place) return null
  const known = months.get(place.month) ?? fetchMonth(place.month)
  months.set(place.month, known)
  known.catch(() => months.delete(place.month))
  return (await known).days[place.day] ?? null
}

/** What somebody answered on a day, as a record writes it, and whether that was the best. */
export interface Answered {
  readonly answer: string
  readonly isRight: boolean
}

const KEY = 'daily:'

export type AllAnswered = ReadonlyMap<string, Answered>

const isAnswered = (value: unknown): value is Answered => {
  const { answer, isRight } = (value ?? {}) as Partial<Answered>
  return typeof answer === 'string' && typeof isRight === 'boolean'
}

export async function allAnswered(): Promise<AllAnswered> {
  const notes = await readAll('notes')
  if (isNotKept(notes)) return new Map()
  return new Map(
    notes.flatMap(({ key, value }) =>
      key.startsWith(KEY) && isAnswered(value) ? [[key.slice(KEY.length), value] as const] : [],
    ),
  )
}

export const keepAnswer = (day: string, answered: Answered) => write(put('notes', { key: KEY + day, value: answered }))

/** Days in a row up to this one, right or not; a day that is not over yet breaks nothing. */
export function streakUpTo(day: string, answered: Pick<ReadonlyMap<string, unknown>, 'has'>): number {
  let n = 0
  for (let each = answered.has(day) ? day : dayBefore(day); answered.has(each); each = dayBefore(each)) n++
  return n
}
