/** Something of a drawing that moves, as a drawing of its own. */
export interface Moving {
  /** How it moves: "smoke", "sway up" ... */
  readonly how: string
  /** Which of its kind: puffs of smoke rise one after the other. */
  readonly nth: number
  readonly markup: string
}

/** A drawing taken apart: what stands still, and what moves on top of it. */
export interface Apart {
  readonly body: string
  readonly moving: readonly Moving[]
}

const TAG = /<(\/?)(\w+)([^>]*?)(\/?)>/g
const HOW = /class="([^"]*)"/

const known = new Map<string, Apart>()

export function apart(markup: string): Apart {
  const found = known.get(markup) ?? takeApart(markup)
  known.set(markup, found)
  return found
}

/** Moving parts carry a class. Groups around them are drawn with each of them, because they may move and scale. */
function takeApart(markup: string): Apart {
  let body = ''
  const moving: Moving[] = []
  const around: string[] = []
  let how: string | null = null
  let part = ''
  let depth = 0
  for (const [tag, closes, name, attributes, closed] of markup.matchAll(TAG)) {
    const change = closed !== '' ? 0 : closes === '' ? 1 : -1
    if (how === null) {
      how = name === 'g' ? (attributes.match(HOW)?.[1] ?? null) : null
      if (how !== null) continue
      body += tag
      if (name === 'g' && change > 0) around.push(tag)
      else if (name === 'g') around.pop()
      continue
    }
    depth += change
    if (depth >= 0) part += tag
    // Each puff of smoke by itself; anything else as a whole.
    if (depth < 0 || (depth === 0 && how === 'smoke')) {
      const nth = moving.filter((each) => each.how === how).length
      if (part) moving.push({ how, nth, markup: around.join('') + still(part) + '</g>'.repeat(around.length) })
      part = ''
    }
    if (depth >= 0) continue
    how = null
    depth = 0
  }
  return { body, moving }
}

/** The same drawing with nothing that could move. */
export const still = (markup: string): string => markup.replace(/ class="[^"]*"/g, '')
