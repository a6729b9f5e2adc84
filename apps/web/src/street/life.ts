/** A drawing taken apart: what stands still, and what moves on top of it. */
export interface Apart {
  readonly body: string
  readonly life: string
}

const TAG = /<(\/?)(\w+)([^>]*?)(\/?)>/g
const EMPTY_GROUP = /<g[^>]*><\/g>/g

const known = new Map<string, Apart>()

export function apart(markup: string): Apart {
  const found = known.get(markup) ?? takeApart(markup)
  known.set(markup, found)
  return found
}

/** Moving parts carry a class. Groups around them are kept on both sides, because they may move and scale. */
function takeApart(markup: string): Apart {
  let body = ''
  let life = ''
  let inside = 0
  for (const [tag, closes, name, attributes, closed] of markup.matchAll(TAG)) {
    const isGroup = name === 'g'
    const moves = inside > 0 || (isGroup && attributes.includes('class='))
    if (moves) life += tag
    else {
      body += tag
      if (isGroup) life += tag
    }
    if (moves && closed === '') inside += closes === '' ? 1 : -1
  }
  return { body, life: withoutEmptyGroups(life) }
}

function withoutEmptyGroups(markup: string): string {
  const less = markup.replace(EMPTY_GROUP, '')
  return less === markup ? markup : withoutEmptyGroups(less)
}

/** The same drawing with nothing that could move. */
export const still = (markup: string): string => markup.replace(/ class="[^"]*"/g, '')
