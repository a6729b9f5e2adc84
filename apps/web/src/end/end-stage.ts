import { type TownBox, townIn } from '../street/measures.ts'

/** On a phone: a row of faces, a sentence and a row of buttons. */
const SMALL_SHEET = 212

/** On a wide screen rows are low: one of them, as long as number plates have room beside each other. */
const PLATE = 62

/** The upper part of the result: room for the winner's town under a night sky. */
export function endStage(): { readonly width: number; readonly height: number; readonly town: TownBox } {
  const width = document.documentElement.clientWidth
  const isSmall = width < 600
  const isWide = width >= 1000
  const height = Math.round(
    isSmall
      ? Math.max(innerHeight * 0.5, innerHeight - SMALL_SHEET)
      : Math.min(innerHeight * (innerHeight < 1000 ? 0.39 : 0.45), 660),
  )
  // Fireworks need a sky: the town begins below it, and so do landmarks where no room is beside the name.
  const sky = Math.round(height * (isSmall ? 0.3 : isWide ? 0.12 : 0.24))
  const box = townIn(width, height - sky, false)
  const left = isWide ? Math.min(460, width * 0.32) : box.left
  const k = Math.max(1, height / 330)
  return {
    width,
    height,
    town: {
      ...box,
      ridgeLeft: left,
      ridge: box.ridge + sky + (isSmall ? 14 : 10),
      ridgeOfThree: box.ridgeOfThree + sky + 14,
      end: height,
      houses: [box.houses[0] * k, box.houses[1], box.houses[2]],
      rowsUpTo: isSmall ? [4, 12] : isWide ? [Math.floor(width / PLATE), 60] : [12, 40],
    },
  }
}
