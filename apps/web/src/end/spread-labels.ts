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

/** Letters of East Asia are twice as wide as others. */
const widthOf = (letter: string): number => (/[\u1100-\u11ff\u2e80-\uffef]/.test(letter) ? 2 : 1)

/** As much of a name as there is room for, counted in narrow letters; whoever reads it sees that there is more. */
export function shortened(name: string, room: number): string {
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment)
  let used = 0
  const kept = letters.filter((letter) => {
    used += widthOf(letter)
    return used <= room
  })
  return kept.length === letters.length ? name : `${kept.slice(0, -1).join('').trimEnd()}…`
}
