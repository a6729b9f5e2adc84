import { useEffect, useRef } from 'preact/hooks'
import { inked } from '../art/ink.ts'
import { lantern } from '../art/parts.ts'
import { festival } from '../art/states.ts'
import { scene } from '../art/street.ts'
import { isLively } from '../pace/pace.ts'
import { still } from '../pictures/moving-parts.ts'
import { cutOut } from '../pictures/outline.ts'
import { usePicture } from '../pictures/pictures.ts'
import { useScenery } from '../pictures/scenery.ts'

/** A viewBox alone has no size of its own. */
const drawScene = () => scene().replace('<svg ', '<svg width="1360" height="260" ')

/** Hills, sea and sky. A new hour dawns over the old one. */
export function Backdrop({ horizon }: { readonly horizon: number }) {
  const address = usePicture('scene', drawScene)
  const { key } = useScenery()
  const layer = useRef<HTMLDivElement>(null)
  const before = useRef({ key, address })
  useEffect(() => {
    const old = before.current
    before.current = { key, address }
    if (old.key !== key && old.address !== address && isLively()) fadeAway(layer.current, old.address)
  }, [key, address])
  return <div ref={layer} class="backdrop" style={{ bottom: `${horizon}px`, backgroundImage: image(address) }} />
}

const image = (address: string | undefined): string => (address ? `url(${address})` : '')

/** The compositor fades the old picture by itself. */
function fadeAway(layer: HTMLElement | null, old: string | undefined): void {
  if (!layer || !old) return
  const ghost = document.createElement('div')
  ghost.className = 'backdrop'
  ghost.style.backgroundImage = image(old)
  ghost.style.bottom = layer.style.bottom
  layer.after(ghost)
  void ghost
    .animate({ opacity: [1, 0] }, { duration: 1400, easing: 'ease-in-out', fill: 'forwards' })
    .finished.catch(() => undefined)
    .then(() => ghost.remove())
}

const HEIGHT = 96
export const drawFestival = () => cutOut({ x: 0, y: 8, width: HEIGHT, height: 40 }, still(festival(HEIGHT)))

/** Lanterns across the street of somebody who is about to win. */
export const Lanterns = () => (
  <div class="lanterns" style={{ backgroundImage: image(usePicture('festival', drawFestival)) }} />
)

const drawLantern = () => cutOut({ x: -9, y: -1, width: 18, height: 18 }, still(inked(lantern(0, 0))))

/** One of them beside the name, where the street is too low for a string of them. */
export const Lantern = ({ says }: { readonly says: string }) => (
  <img class="lantern" src={usePicture('lantern', drawLantern)} width={20} height={20} alt={says} draggable={false} />
)
