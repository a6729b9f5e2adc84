import { isLively, nextFrame, paced } from '../pace/pace.ts'
import { whenFree } from '../pace/turns.ts'
import { coinAddress } from '../pictures/coin-face-icon.tsx'
import './flight.css'

/** Everybody who starts at the same time looks first and flies then: looking after a start lays the page out again. */
const lookedAround = (): Promise<void> => Promise.resolve()

/** Where things on the table are: purses, plots, the bank. Marked with data attributes, found when needed. */
const visible = (selector: string): DOMRect | null => {
  for (const element of document.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect()
    if (box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth) return box
  }
  return null
}

export const plotOf = (seat: number, card: string | null): string => `[data-plot="${seat}:${card ?? ''}"]`
export const purseOf = (seat: number): string => `[data-purse="${seat}"]`

function overlay(): HTMLElement {
  let layer = document.getElementById('flights')
  if (!layer) {
    layer = document.createElement('div')
    layer.id = 'flights'
    layer.setAttribute('aria-hidden', 'true')
    document.body.append(layer)
  }
  return layer
}

/** Things that fly are used again: making and removing them would cost more than flying. */
const resting: { readonly [kind in 'coin' | 'glow']: HTMLElement[] } = { coin: [], glow: [] }

function make(kind: keyof typeof resting): HTMLElement {
  const element = document.createElement(kind === 'coin' ? 'img' : 'div')
  element.className = `flying-${kind}`
  overlay().append(element)
  return element
}

async function fly(
  kind: keyof typeof resting,
  dress: (element: HTMLElement) => void,
  keyframes: Keyframe[],
  timing: KeyframeAnimationOptions,
): Promise<void> {
  const element = resting[kind].pop() ?? make(kind)
  dress(element)
  element.hidden = false
  const flight = element.animate(keyframes, timing)
  await flight.finished.catch(() => undefined)
  landed.push(() => {
    flight.cancel()
    // What rests must not be a layer of the page: every frame would count it.
    element.hidden = true
    resting[kind].push(element)
  })
  restSoon()
}

/** What has landed cannot be seen any more, so it may lie there for a while: many are put to rest at one go. */
const landed: (() => void)[] = []
const AFTER_LANDING = 250

function restSoon(): void {
  if (landed.length === 1)
    setTimeout(() => {
      void whenFree(() => {
        for (const rest of landed.splice(0)) rest()
      })
    }, AFTER_LANDING)
}

const wearCoin = (element: HTMLElement): void => {
  const address = coinAddress()
  if (element.getAttribute('src') !== address) element.setAttribute('src', address)
}

/** How many coins are seen to fly, and how far apart, in milliseconds. */
const HANDFUL = 5
const APART = 45
const FLIGHT = 270

/**
 * A handful of coins from one place to another; resolves when they land. What a house earns that is not on the stage
 * comes to its owner's place from the edge of the screen: it crosses nobody else's.
 */
export async function flyCoins(from: string, to: string, n: number): Promise<void> {
  if (!isLively()) return
  const end = visible(to)
  if (!end) return
  const start = visible(from) ?? beyond(end)
  const shown = Math.min(n, HANDFUL)
  await lookedAround()
  const begun = performance.now()
  const flights: Promise<void>[] = []
  for (let i = 0; i < shown; i++) {
    await mayStart()
    flights.push(flyOne(start, end, Math.max(0, paced(i * APART) - (performance.now() - begun))))
  }
  await Promise.all(flights)
}

/** So many coins start in a frame: all those of a rich roll at once would be one long task. */
const STARTS = 3
const starting: (() => void)[] = []

function mayStart(): Promise<void> {
  const told = new Promise<void>((resolve) => {
    starting.push(resolve)
  })
  if (starting.length === 1) void startAll()
  return told
}

async function startAll(): Promise<void> {
  // Everybody who flies now has asked.
  await lookedAround()
  while (starting.length > 0) {
    const first = starting.slice(0, STARTS)
    for (const start of first) start()
    await nextFrame()
    // Whoever has started has asked for the next coin, behind everybody who waits.
    starting.splice(0, first.length)
  }
}

/** A place outside the screen, next to somewhere at its edge. */
const beyond = (place: DOMRect): DOMRect =>
  place.left < innerWidth / 6 && place.top > innerHeight / 6
    ? new DOMRect(-30, place.top, 10, place.height)
    : new DOMRect(place.left, -30, place.width, 10)

const middle = (box: DOMRect): readonly [number, number] => [box.left + box.width / 2, box.top + box.height / 2]

function flyOne(start: DOMRect, end: DOMRect, delay: number): Promise<void> {
  const [x0, y0] = middle(start)
  const [x1, y1] = middle(end)
  // Out into the open sky: places side by side stand at an edge, and in between is somebody else's.
  const isSideBySide = Math.abs(y1 - y0) < 30
  const isInAColumn = Math.abs(x1 - x0) < 60
  const bend = isSideBySide && y0 < innerHeight / 4 ? 46 : isInAColumn && x0 < innerWidth / 4 ? 0 : -40
  const x = (x0 + x1) / 2 + (isInAColumn && bend === 0 ? 120 : 0)
  const y = isSideBySide ? Math.max(y0, y1) + bend : (y0 + y1) / 2 + bend
  const at = (px: number, py: number, scale = 1) => `translate(${px - 11}px, ${py - 11}px) scale(${scale})`
  return fly(
    'coin',
    wearCoin,
    [
      { transform: at(x0, y0, 0.5), opacity: 0, easing: 'ease-out' },
      { transform: at(x0 + (x - x0) * 0.3, y0 + (y - y0) * 0.5, 1), opacity: 1, offset: 0.2 },
      { transform: at(x, y, 1.1), opacity: 1, offset: 0.5, easing: 'ease-in' },
      { transform: at(x1, y1, 0.85), opacity: 1, offset: 0.99 },
      { transform: at(x1, y1, 0.85), opacity: 0 },
    ],
    { duration: paced(FLIGHT), delay, fill: 'both' },
  )
}

/** Lights something up for a moment: it hops, and a lamp goes on. */
export function lightUp(selector: string): void {
  if (!isLively()) return
  const place = visible(selector)
  void lookedAround().then(() => hop(selector, place))
}

function hop(selector: string, place: DOMRect | null): void {
  const duration = Math.max(200, paced(620))
  if (place) glow(place, duration)
  for (const element of document.querySelectorAll(selector))
    element.animate(
      [{ transform: 'none' }, { transform: 'translateY(-6px) scale(1.08)', offset: 0.3 }, { transform: 'none' }],
      { duration, easing: 'ease-out' },
    )
}

/** The size of a lamp's light in the style sheet. */
const LIGHT = 100

function glow(place: DOMRect, duration: number): void {
  const size = (Math.max(place.width, place.height) * 1.5) / LIGHT
  const x = place.left + place.width / 2 - LIGHT / 2
  const y = place.top + place.height * 0.45 - LIGHT / 2
  const at = (scale: number) => `translate(${x}px, ${y}px) scale(${scale * size})`
  void fly(
    'glow',
    () => undefined,
    [
      { transform: at(0.5), opacity: 0 },
      { transform: at(1), opacity: 0.9, offset: 0.3 },
      { transform: at(1.1), opacity: 0 },
    ],
    { duration, easing: 'ease-out' },
  )
}

/** A new building rises out of its plot: its ground stays where it is, however high it stands. */
export function rise(selector: string): void {
  if (!isLively()) return
  for (const element of document.querySelectorAll(selector))
    element.animate(
      [
        { transform: 'translateY(40%) scaleY(0.2)', opacity: 0.2 },
        { transform: 'translateY(-4%) scaleY(1.08)', opacity: 1, offset: 0.7 },
        { transform: 'none' },
      ],
      { duration: paced(520), easing: 'ease-out' },
    )
}
