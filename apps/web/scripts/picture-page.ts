import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A picture: its name without `.png`, and how many pixels it has. */
export interface Picture {
  readonly name: string
  readonly pixels: string
}

const LANGS = ['en', 'nl', 'ja']
const LOOKS = [...LANGS, 'phone', 'laptop', 'tablet', 'wide', 'dark']

/** What a picture shows, and how one looked at it: a name that does not tell is English, by day. */
function shownIn({ name, pixels }: Picture) {
  const words = name.split('-')
  return {
    screen: words.filter((word) => !LOOKS.includes(word)).join('-'),
    pixels,
    lang: words.find((word) => LANGS.includes(word)) ?? 'en',
    isDark: words.includes('dark'),
  }
}

/**
 * Which picture of today an older one is put beside: the one of its name, else the one of the same screen that looks most
 * alike, first in size, then in language, then in light.
 */
export function heir(older: Picture, today: readonly Picture[]): Picture | undefined {
  const was = shownIn(older)
  const likeness = (picture: Picture): number => {
    const is = shownIn(picture)
    if (picture.name === older.name) return 8
    if (is.screen !== was.screen) return -1
    return (is.pixels === was.pixels ? 4 : 0) + (is.lang === was.lang ? 2 : 0) + (is.isDark === was.isDark ? 1 : 0)
  }
  const alike = Math.max(-1, ...today.map(likeness))
  return alike < 0 ? undefined : today.find((picture) => likeness(picture) === alike)
}

/** All pictures of a folder; how large one is stands at the beginning of its file. */
function picturesIn(folder: string): Picture[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .sort()
    .map((file) => {
      const head = readFileSync(join(folder, file))
      return { name: file.replace('.png', ''), pixels: `${head.readUInt32BE(16)}x${head.readUInt32BE(20)}` }
    })
}

/** By the first word of its name. */
const kindOf = ({ name }: Picture): string => name.split('-')[0]

/**
 * Writes one page that shows all pictures of a folder side by side, by screen. Pictures of another folder, taken before a
 * change, stand beside those that show the same now, and at the end where nothing shows it any more.
 */
export function writePicturePage(folder: string, before?: string): void {
  const today = picturesIn(folder)
  const older = before === undefined ? [] : picturesIn(before)
  const figure = (path: string, says: string) =>
    `<figure><a href="${path}"><img src="${path}" alt="${says}" loading="lazy"></a><figcaption>${says}</figcaption></figure>`
  const old = ({ name }: Picture) => figure(join(relative(folder, before ?? ''), `${name}.png`), `${name}, before`)
  const section = (title: string, figures: readonly string[]) =>
    figures.length === 0 ? '' : `<h2>${title}</h2><div>${figures.join('')}</div>`
  const shown = (picture: Picture) => {
    const its = older.filter((each) => heir(each, today) === picture)
    return [...its.map(old), figure(`${picture.name}.png`, its.length > 0 ? `${picture.name}, after` : picture.name)]
  }
  const sections = [...new Set(today.map(kindOf))].map((kind) =>
    section(
      kind,
      today
        .filter((picture) => kindOf(picture) === kind)
        .flatMap((picture) => `<span>${shown(picture).join('')}</span>`),
    ),
  )
  const gone = section('only before', older.filter((each) => heir(each, today) === undefined).map(old))
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Every screen</title>${STYLE}${sections.join('')}${gone}`,
  )
}

const STYLE = `<style>
body{margin:24px;font:16px/1.4 system-ui;background:#fbf6ec;color:#22314f}
div,span{display:flex;flex-wrap:wrap;gap:16px;align-items:flex-end}
figure{margin:0}
img{display:block;max-width:min(46vw,900px);max-height:520px;border:1px solid #22314f;border-radius:8px}
figcaption{margin-top:4px;font-size:13px}
</style>`
