import { signal } from '@preact/signals'
import { LEGIBLE, whenSeen } from '../pace/pace.ts'

/** What the table looks at: houses that act, and what everybody gets or loses by it. */
export interface Spotlight {
  /** Amounts by plot (`plotKey`); a house that earned nothing to show has nought. */
  readonly plots: ReadonlyMap<string, number>
  readonly seats: ReadonlyMap<number, number>
  /** What somebody has just built, shown at their place. */
  readonly built: Built | null
}

export interface Built {
  readonly seat: number
  readonly card: string
  /** A landmark: how many stand there now, and of how many. */
  readonly reached?: { readonly n: number; readonly of: number }
}

export const DARK: Spotlight = { plots: new Map(), seats: new Map(), built: null }

export const spotlight = signal<Spotlight>(DARK)

export const plotKey = (seat: number, card: string): string => `${seat}:${card}`

/** What is to be lit, and when each that is lit came. */
let wanted = DARK
const litAt = new Map<string, number>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Lights this, and puts out what could be read: an amount stays so long, however soon the next one comes. */
export function light(on: Spotlight): void {
  wanted = on
  change()
}

/** The next table begins with nothing lit. */
export function putOut(): void {
  clearTimeout(timer)
  litAt.clear()
  wanted = DARK
  spotlight.value = DARK
}

function change(): void {
  clearTimeout(timer)
  const was = spotlight.peek()
  const plots = changed('plot', was.plots, wanted.plots)
  const seats = changed('seat', was.seats, wanted.seats)
  const built = changed('built', asMap(was.built), asMap(wanted.built))
  const isDark = plots.now.size + seats.now.size + built.now.size === 0
  spotlight.value = isDark ? DARK : { plots: plots.now, seats: seats.now, built: built.now.get('') ?? null }
  const next = Math.min(plots.next, seats.next, built.next)
  if (next < Number.POSITIVE_INFINITY) timer = setTimeout(change, Math.max(1, next - performance.now()))
}

const asMap = <T>(one: T | null): ReadonlyMap<string, T> => new Map(one === null ? [] : [['', one]])

/** What of it is lit now, and when the next that stays for a while may go. */
function changed<K extends string | number, V>(kind: string, was: ReadonlyMap<K, V>, is: ReadonlyMap<K, V>) {
  const now = new Map<K, V>()
  let next = Number.POSITIVE_INFINITY
  for (const key of new Set([...is.keys(), ...was.keys()])) {
    const id = `${kind} ${key}`
    const [before, after] = [was.get(key), is.get(key)]
    const legible = before === undefined || before === after ? 0 : (litAt.get(id) ?? 0) + LEGIBLE
    const isHeld = performance.now() < legible
    if (isHeld) next = Math.min(next, legible)
    const value = isHeld ? before : after
    if (value !== undefined) now.set(key, value)
    if (!isHeld && before !== after) whenSeen((moment) => litAt.set(id, moment))
  }
  return { now, next }
}
