/**
 * A golden game, as a player writes it:
 *
 *     title The right-hand neighbour is paid first
 *     rule R-BANK-4
 *     about Three coins do not reach for five.
 *
 *     given base players=3
 *     p1 coins 3
 *     p2 town cafe 3
 *     p3 town cafe 2
 *     p1 to roll
 *
 *     p1 roll 1
 *     dice 3 | p1 > p3 2 cafe, p1 > p2 1 cafe
 *     expect p1 coins 0
 *
 * One file may hold several scenes: each begins with `given`. Moves and facts are those of the game record.
 */
export interface Golden {
  readonly title: string
  readonly about: string
  readonly rules: readonly string[]
  readonly cards: readonly string[]
  readonly scenes: readonly Scene[]
  readonly lines: readonly string[]
}

export interface Scene {
  /** `base players=3 market=open`, or the name of a home-made ruleset and its players. */
  readonly setup: string
  readonly given: readonly string[]
  /** Moves and expectations, with their place in the file. */
  readonly play: readonly { readonly line: number; readonly text: string }[]
}

const GIVEN = /^(p[1-5] (coins|town|invested|token|flags|pins|funded|to)|market|deck|supply|turn|mascot) /

export function parseGolden(text: string): Golden {
  const lines = text.split('\n')
  const words = (head: string) =>
    lines.flatMap((line) => (line.startsWith(`${head} `) ? [line.slice(head.length + 1)] : []))
  const scenes: { setup: string; given: string[]; play: { line: number; text: string }[] }[] = []
  lines.forEach((line, nth) => {
    if (line === '' || line.startsWith('#') || /^(title|rule|card|about) /.test(line)) return
    if (line.startsWith('given ')) return void scenes.push({ setup: line.slice(6), given: [], play: [] })
    const scene = scenes.at(-1)
    if (!scene) throw new Error(`line ${nth + 1} comes before the first given: ${line}`)
    if (scene.play.length === 0 && GIVEN.test(line)) scene.given.push(line)
    else scene.play.push({ line: nth, text: line })
  })
  return {
    title: words('title').join(' '),
    about: words('about').join(' '),
    rules: words('rule'),
    cards: words('card'),
    scenes,
    lines,
  }
}
