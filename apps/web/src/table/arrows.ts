const WAYS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Whatever lies in line is nearer than what does not. */
const ASKEW = 10_000

/** How far it is to something that lies this way; infinite where it does not. */
function farTo(from: DOMRect, to: DOMRect, [x, y]: readonly [number, number]): number {
  const right = Math.max(to.left - from.right, from.left - to.right)
  const down = Math.max(to.top - from.bottom, from.top - to.bottom)
  const begins = (to.left - from.left) * x + (to.top - from.top) * y
  const ends = (to.right - from.right) * x + (to.bottom - from.bottom) * y
  if (begins <= 1 || ends <= 1) return Number.POSITIVE_INFINITY
  const [along, across] = x === 0 ? [down, right] : [right, down]
  return Math.max(along, 0) + (across > -2 ? ASKEW + 3 * across : 0) + (begins + ends) / 1000
}

const isInReach = (each: HTMLElement): boolean =>
  each.closest('[inert]') === null && each.checkVisibility({ visibilityProperty: true })

/** Goes to what can be pressed and lies nearest this way, as it is seen; whether the key was an arrow that led anywhere. */
export function goByArrow(key: string): boolean {
  const way = WAYS[key]
  const focused = document.activeElement
  const here = focused && focused !== document.body ? focused : document.getElementById('question')
  if (!way || !here) return false
  const from = here.getBoundingClientRect()
  let nearest: HTMLElement | null = null
  let least = Number.POSITIVE_INFINITY
  for (const each of document.querySelectorAll<HTMLElement>('button:enabled:not(.grip), a[href]')) {
    const far =
      each === here || !isInReach(each) ? Number.POSITIVE_INFINITY : farTo(from, each.getBoundingClientRect(), way)
    if (far < least) [nearest, least] = [each, far]
  }
  nearest?.focus()
  return nearest !== null
}
