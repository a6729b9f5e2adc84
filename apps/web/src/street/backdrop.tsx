import { useEffect, useRef } from 'preact/hooks'
import { isLively } from '../pace/pace.ts'
import { usePicture } from '../pictures/pictures.ts'
import { useScenery } from '../pictures/scenery.ts'
import { drawGround, type Ground } from './ground.ts'

const image = (address: string | undefined): string => (address ? `url(${address})` : '')

/** Hills, sea, terraces and quay under the sky of the hour. A new hour dawns over the old one. */
export function Backdrop({ ground }: { readonly ground: Ground }) {
  const { width, height } = ground
  const name = `ground/${JSON.stringify(ground)}`
  const address = usePicture(name, () => drawGround(ground))
  const { key, colours } = useScenery()
  const layer = useRef<HTMLDivElement>(null)
  const shown = useRef<string | undefined>(undefined)
  const before = useRef({ key, address })
  // While the picture of new ground is painted, the old one stays.
  if (address) shown.current = address
  useEffect(() => {
    const old = before.current
    before.current = { key, address: shown.current }
    if (old.key !== key && old.address !== shown.current && isLively()) fadeAway(layer.current, old.address)
  }, [key, address])
  return (
    <div
      ref={layer}
      class="backdrop"
      style={{
        backgroundColor: colours.get('sky-low') ?? '',
        backgroundImage: `${shown.current ? `${image(shown.current)}, ` : ''}linear-gradient(${colours.get('sky-top')}, ${colours.get('sky-low')} 30%)`,
        backgroundSize: `${width}px ${height}px`,
      }}
    />
  )
}

/** The compositor fades the old picture by itself. */
function fadeAway(layer: HTMLElement | null, old: string | undefined): void {
  if (!layer || !old) return
  const ghost = document.createElement('div')
  ghost.className = 'backdrop'
  ghost.style.backgroundImage = image(old)
  ghost.style.backgroundSize = layer.style.backgroundSize
  layer.after(ghost)
  void ghost
    .animate({ opacity: [1, 0] }, { duration: 1400, easing: 'ease-in-out', fill: 'forwards' })
    .finished.catch(() => undefined)
    .then(() => ghost.remove())
}
