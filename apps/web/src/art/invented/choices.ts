/** Choices that follow from a card's id: the same card looks the same everywhere, and the next one different. */
export interface Choices {
  readonly pick: <Thing>(from: readonly Thing[]) => Thing
  /** Whether one of so many cards has it. */
  readonly oneIn: (n: number) => boolean
}

/** FNV-1a. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

export function choicesFor(id: string): Choices {
  let state = hashOf(id)
  /** Below n; ids that differ in one letter are far apart (the finish of splitmix). */
  const below = (n: number): number => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) % n
  }
  return { pick: (from) => from[below(from.length)]!, oneIn: (n) => below(n) === 0 }
}
