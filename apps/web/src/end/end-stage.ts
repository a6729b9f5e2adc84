import { type TownBox, townIn } from '../street/measures.ts'

/** On a phone: a row of faces, a sentence and a row of buttons. */
const SMALL_SHEET = 212

/** The upper part of the result: room for the winner's town under a night sky. */
export function endStage(): { readonly width: number; readonly height: number; readonly town: TownBox } {
  const width = document.documentElement.clientWidth
  const isSmall = width < 600
  const height = Math.round(
    isSmall ? Math.max(innerHeight * 0.5, innerHeight - SMALL_SHEET) : Math.min(innerHeight * 0.39, 460),
  )
  // Fireworks need a sky: the town begins below it.
  const sky = Math.round(height * (isSmall ? 0.3 : 0.12))
  const box = townIn(width, height - sky, false)
  const left = isSmall ? box.left : Math.min(460, width * 0.32)
  return {
    width,
    height,
    town: {
      ...box,
      ridgeLeft: left,
      ridge: box.ridge + sky + (isSmall ? 14 : 10),
      ridgeOfThree: box.ridgeOfThree + sky + 14,
      end: height,
      rowsUpTo: isSmall ? [4, 12] : [12, 40],
    },
  }
}
