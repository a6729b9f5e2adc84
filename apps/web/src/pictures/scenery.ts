import { effect, type ReadonlySignal, signal, useSignal, useSignalEffect } from '@preact/signals'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { COLOURS } from '../art/ink.ts'
import { inTurn } from '../pace/turns.ts'
import { isDark } from '../store/settings.ts'

/** Season and hour of the street; day and night are the reader’s. */
export interface Scene {
  readonly season: string
  readonly hour: string
}
export interface Scenery extends Scene {
  /** Tells one set of colours from another. */
  readonly key: string
  readonly colours: ReadonlyMap<string, string>
}

const PLAIN: Scene = { season: '', hour: '' }
/** Colours of the page that icons are drawn with. */
const OF_THE_PAGE = ['ink', 'blue', 'green', 'red', 'purple', 'landmark']

const wished = signal<Scene>(PLAIN)
/** The scenery of all pictures now. It changes when the pictures of a new one are ready, so that nothing flickers. */
export const scenery = signal<Scenery>(coloursOf(PLAIN))

export const changeScenery = (season: string, hour: string): void => {
  const now = wished.peek()
  if (season !== now.season || hour !== now.hour) wished.value = { season, hour }
}

/** The scenery a first table opens in: nothing of it is on the page yet, so nothing can flicker and nobody waits. */
export const openScenery = (season: string, hour: string): void => {
  changeScenery(season, hour)
  show(coloursOf(wished.peek()))
}

/** Who is told when a scenery is about to be shown. */
let told: (next: Scenery, before: Scenery) => void = () => undefined

function show(next: Scenery): void {
  told(next, scenery.peek())
  scenery.value = next
}

/** The style sheet stays the only list of colours: an element in that scenery is asked what they are. */
function coloursOf({ season, hour }: Scene, isNight = isDark.peek()): Scenery {
  const model = document.createElement('i')
  Object.assign(model.dataset, { season, hour, theme: isNight ? 'dark' : 'light' })
  return { season, hour, key: `${isNight ? 'night' : 'day'}/${season}/${hour}`, colours: coloursIn(model) }
}

function coloursIn(model: HTMLElement): Map<string, string> {
  model.hidden = true
  document.body.append(model)
  const style = getComputedStyle(model)
  const colours = new Map([...COLOURS, ...OF_THE_PAGE].map((name) => [name, style.getPropertyValue(`--${name}`)]))
  model.remove()
  return colours
}

/** The colours of a day or a night that is not the reader's own: what is long over has an hour of its own. */
export function coloursAt(isNight: boolean): ReadonlyMap<string, string> {
  const known = [dayColours, nightColours][Number(isNight)]
  if (known.size > 0) return known
  const model = document.createElement('i')
  Object.assign(model.dataset, { theme: isNight ? 'dark' : 'light', season: 'summer', hour: 'noon' })
  for (const [name, colour] of coloursIn(model)) known.set(name, colour)
  return known
}
const dayColours = new Map<string, string>()
const nightColours = new Map<string, string>()

/** Rounds that fly by have no scenery one by one. */
const PATIENCE = 700

/** Follows the wish: `ready` makes the pictures of a new scenery, `changed` is told when it is shown. */
export function followScenery(
  ready: (next: Scenery) => Promise<void>,
  changed: (next: Scenery, before: Scenery) => void,
): void {
  told = changed
  let changes = 0
  let wishedAt = Number.NEGATIVE_INFINITY
  const change = async (scene: Scene, mine: number) => {
    const next = coloursOf(scene)
    if (mine !== changes || next.key === scenery.peek().key) return
    await ready(next)
    if (mine === changes) show(next)
  }
  effect(() => {
    const scene = wished.value
    void isDark.value
    const mine = ++changes
    const isRapid = performance.now() - wishedAt < 2 * PATIENCE
    wishedAt = performance.now()
    // Never at once: the theme is put on the page by another effect.
    const timer = setTimeout(() => void change(scene, mine), isRapid ? PATIENCE : 0)
    return () => clearTimeout(timer)
  })
}

const Place = createContext<ReadonlySignal<Scenery>>(scenery)

/** What is scenery where this component stands. */
export const useScenery = (): Scenery => useContext(Place).value

/** A part of the page that changes its scenery a moment after the others: all at once would make a frame late. */
export function useOwnScenery(after: number) {
  const own = useSignal(scenery.peek())
  useSignalEffect(() => {
    const next = scenery.value
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

/** Night in this season, whatever the reader's page is like: for the end of a game. */
export function useNight() {
  const night = useSignal(coloursOf(scenery.peek(), true))
  return { Place: Place.Provider, night }
}
