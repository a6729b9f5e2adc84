import { effect, type ReadonlySignal, signal, useSignal, useSignalEffect } from '@preact/signals'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { COLOURS } from '../art/ink.ts'
import { inTurn } from '../pace/turns.ts'
import { isDark } from '../store/settings.ts'

/** What the street wears besides day and night. */
export interface Dress {
  readonly season: string
  readonly hour: string
}
export interface Worn extends Dress {
  /** Tells one set of colours from another. */
  readonly key: string
  readonly colours: ReadonlyMap<string, string>
}

const PLAIN: Dress = { season: '', hour: '' }
/** Colours of the page that icons are drawn with. */
const OF_THE_PAGE = ['ink', 'blue', 'green', 'red', 'purple', 'landmark']

const wished = signal<Dress>(PLAIN)
/** What all pictures wear now. It changes when the pictures of a new dress are ready, so that nothing flickers. */
export const worn = signal<Worn>(coloursOf(PLAIN))

export const wear = (season: string, hour: string): void => {
  const now = wished.peek()
  if (season !== now.season || hour !== now.hour) wished.value = { season, hour }
}

/** The style sheet stays the only list of colours: an element that wears the dress is asked what they are. */
function coloursOf({ season, hour }: Dress): Worn {
  const model = document.createElement('i')
  Object.assign(model.dataset, { season, hour })
  model.hidden = true
  document.body.append(model)
  const style = getComputedStyle(model)
  const colours = new Map([...COLOURS, ...OF_THE_PAGE].map((name) => [name, style.getPropertyValue(`--${name}`)]))
  model.remove()
  return { season, hour, key: `${isDark.peek() ? 'night' : 'day'}/${season}/${hour}`, colours }
}

/** Rounds that fly by are not dressed for one by one. */
const PATIENCE = 700

/** Follows the wish: `ready` makes the pictures of a new dress, `putOn` is told when that is what is worn. */
export function keepDressed(ready: (next: Worn) => Promise<void>, putOn: (next: Worn, before: Worn) => void): void {
  let changes = 0
  let wishedAt = Number.NEGATIVE_INFINITY
  const change = async (dress: Dress, mine: number) => {
    const next = coloursOf(dress)
    if (mine !== changes || next.key === worn.peek().key) return
    await ready(next)
    if (mine !== changes) return
    putOn(next, worn.peek())
    worn.value = next
  }
  effect(() => {
    const dress = wished.value
    void isDark.value
    const mine = ++changes
    const isRapid = performance.now() - wishedAt < 2 * PATIENCE
    wishedAt = performance.now()
    // Never at once: the theme is put on the page by another effect.
    const timer = setTimeout(() => void change(dress, mine), isRapid ? PATIENCE : 0)
    return () => clearTimeout(timer)
  })
}

const Place = createContext<ReadonlySignal<Worn>>(worn)

/** What is worn where this component stands. */
export const useDress = (): Worn => useContext(Place).value

/** A part of the page that changes its dress a moment after the others: all at once would make a frame late. */
export function useOwnDress(after: number) {
  const own = useSignal(worn.peek())
  useSignalEffect(() => {
    const next = worn.value
    if (own.peek() === next) return
    const timer = setTimeout(() => {
      void inTurn(() => {
        own.value = next
      })
    }, after)
    return () => clearTimeout(timer)
  })
  return { Place: Place.Provider, own }
}
