import { festival } from '../art/festival.ts'
import { still } from '../pictures/moving-parts.ts'
import { cutOut } from '../pictures/outline.ts'
import { usePicture } from '../pictures/pictures.ts'

const LENGTH = 96
export const drawFestival = () => cutOut({ x: 0, y: 8, width: LENGTH, height: 40 }, still(festival()))

/** Lanterns along the terraces of somebody who is about to win, or has won. */
export default function Lanterns({ tops, scale }: { readonly tops: readonly number[]; readonly scale: number }) {
  const address = usePicture('festival', drawFestival)
  const size = 0.62 * scale
  return (
    <>
      {tops.map((top) => (
        <div
          key={top}
          class="lanterns"
          style={{
            top: `${top - 12 * scale}px`,
            height: `${40 * size}px`,
            backgroundImage: address ? `url(${address})` : '',
            backgroundSize: `${LENGTH * size}px ${40 * size}px`,
          }}
        />
      ))}
    </>
  )
}
