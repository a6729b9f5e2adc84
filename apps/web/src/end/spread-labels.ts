/** From one line of letters to the next. */
const LINE = 14

/** Pushes labels apart so that none covers another, and none lies lower than `lowest`. */
export function spread(places: readonly number[], lowest: number, gap = LINE): number[] {
  const order = places.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y)
  for (let k = 1; k < order.length; k++) order[k].y = Math.max(order[k].y, order[k - 1].y + gap)
  const result: number[] = []
  for (const [k, { y, i }] of order.entries()) result[i] = Math.min(y, lowest - gap * (order.length - 1 - k))
  return result
}
