import { isLively, paced } from '../pace/pace.ts'
import { inTurn } from '../pace/turns.ts'
import { coinAddress } from '../pictures/coin-face-icon.tsx'

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
export const BANK = '[data-bank]'

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
const resting: { readonly [kind in 'coin' | 'amount' | 'glow']: HTMLElement[] } = { coin: [], amount: [], glow: [] }

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
      void inTurn(() => {
        for (const rest of landed.splice(0)) rest()
      })
    }, AFTER_LANDING)
}

const wearCoin = (element: HTMLElement): void => {
  const address = coinAddress()
  if (element.getAttribute('src') !== address) element.setAttribute('src', address)
}

/** A handful of coins in an arc from one place to another; resolves when they land. */
export async function flyCoins(from: readonly string[], to: string, n: number): Promise<void> {
  if (!isLively()) return
  const start = from.map(visible).find((box) => box !== null)
  const end = visible(to)
  if (!start || !end) return
  const shown = Math.min(n, 6)
  await lookedAround()
  await Promise.all(Array.from({ length: shown }, (_, i) => flyOne(start, end, i * 55)))
}

function flyOne(start: DOMRect, end: DOMRect, delay: number): Promise<void> {
  const x0 = start.left + start.width / 2 + (Math.random() - 0.5) * Math.min(20, start.width / 2)
  const y0 = start.top + start.height / 2
  const x1 = end.left + end.width / 2
  const y1 = end.top + end.height / 2
  const lift = Math.min(120, 30 + Math.hypot(x1 - x0, y1 - y0) / 5)
  const at = (x: number, y: number, scale = 1) => `translate(${x - 11}px, ${y - 11}px) scale(${scale})`
  return fly(
    'coin',
    wearCoin,
    [
      { transform: at(x0, y0, 0.5), opacity: 0, easing: 'ease-out' },
      { transform: at(x0 + (x1 - x0) * 0.15, Math.min(y0, y0 - lift * 0.5), 1), opacity: 1, offset: 0.15 },
      { transform: at((x0 + x1) / 2, Math.min(y0, y1) - lift, 1.1), opacity: 1, offset: 0.5, easing: 'ease-in' },
      { transform: at(x1, y1, 0.85), opacity: 1, offset: 0.99 },
      { transform: at(x1, y1, 0.85), opacity: 0 },
    ],
    { duration: paced(460), delay: paced(delay), fill: 'both' },
  )
}

/** How far amounts stand apart that are shown beside a purse at the same time. */
const AMOUNT_WIDTH = 36
/** Which places beside which purses are taken. */
const taken = new Set<string>()

function freePlace(purse: string): number {
  let nth = 0
  while (taken.has(`${purse} ${nth}`)) nth++
  return nth
}

/** Beside the purse, in its own row: above it would be the neighbour's. */
async function showAmount(purse: string, place: DOMRect, n: number): Promise<void> {
  const nth = freePlace(purse)
  taken.add(`${purse} ${nth}`)
  const x = Math.min(place.right + 22 + nth * AMOUNT_WIDTH, innerWidth - 26)
  const y = place.top + place.height / 2
  const at = (dy: number) => `translate(${x}px, ${y + dy}px) translate(-50%, -50%)`
  await fly(
    'amount',
    (element) => {
      element.textContent = n > 0 ? `+${n}` : `${n}`
    },
    [
      { transform: `${at(5)} scale(0.6)`, opacity: 0 },
      { transform: `${at(0)} scale(1.15)`, opacity: 1, offset: 0.2 },
      { transform: `${at(-2)} scale(1)`, opacity: 1, offset: 0.75 },
      { transform: `${at(-8)} scale(1)`, opacity: 0 },
    ],
    { duration: Math.max(500, paced(900)), easing: 'ease-out' },
  )
  taken.delete(`${purse} ${nth}`)
}

/** What a purse gains or loses, shown beside it. */
export function showChange(purse: string, n: number): void {
  if (!isLively()) return
  const place = visible(purse)
  if (place) void lookedAround().then(() => showAmount(purse, place, n))
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
