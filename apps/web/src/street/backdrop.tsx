import { useEffect, useRef } from 'preact/hooks'
import { festival } from '../art/states.ts'
import { scene } from '../art/street.ts'
import { isLively } from '../motion/pace.ts'
import { still } from './life.ts'
import { pictureOf } from './pictures.ts'

const sceneAddress = (): string => pictureOf('scene', scene)

/** Hills, sea and sky. A new hour dawns over the old one. */
export function Backdrop() {
  const address = sceneAddress()
  const layer = useRef<HTMLDivElement>(null)
  const before = useRef(address)
  useEffect(() => {
    const old = before.current
    before.current = address
    if (old !== address && isLively()) fadeAway(layer.current, old)
  }, [address])
  return <div ref={layer} class="backdrop" style={{ backgroundImage: `url(${address})` }} />
}

/** The compositor fades the old picture by itself. */
function fadeAway(layer: HTMLElement | null, old: string): void {
  if (!layer) return
  const ghost = document.createElement('div')
  ghost.className = 'backdrop'
  ghost.style.backgroundImage = `url(${old})`
  layer.after(ghost)
  void ghost
    .animate({ opacity: [1, 0] }, { duration: 1400, easing: 'ease-in-out', fill: 'forwards' })
    .finished.catch(() => undefined)
    .then(() => ghost.remove())
}

const HEIGHT = 96
const drawFestival = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 8 ${HEIGHT} 40" width="${HEIGHT}" height="40">${still(festival(HEIGHT))}</svg>`

/** Lanterns across the street of somebody who is about to win. */
export const Lanterns = () => (
  <div class="lanterns" style={{ backgroundImage: `url(${pictureOf('festival', drawFestival)})` }} />
)
