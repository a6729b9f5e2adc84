import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** What a picture shows, by the first word of its name. */
const kindOf = (file: string): string => file.split('-')[0]

/**
 * Writes one page that shows all pictures of a folder side by side, by screen. Where another folder has a picture of the
 * same name, taken before a change, it stands beside the new one.
 */
export function writePicturePage(folder: string, before?: string): void {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .sort()
  const kinds = [...new Set(files.map(kindOf))]
  const picture = (path: string, says: string) =>
    `<figure><a href="${path}"><img src="${path}" alt="${says}" loading="lazy"></a><figcaption>${says}</figcaption></figure>`
  const shown = (file: string) => {
    const name = file.replace('.png', '')
    const old = before && existsSync(join(before, file)) ? join(relative(folder, before), file) : undefined
    return (old ? picture(old, `${name}, before`) : '') + picture(file, old ? `${name}, after` : name)
  }
  const sections = kinds.map(
    (kind) =>
      `<h2>${kind}</h2><div>${files
        .filter((file) => kindOf(file) === kind)
        .map(shown)
        .join('')}</div>`,
  )
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Every screen</title>${STYLE}${sections.join('')}`,
  )
}

const STYLE = `<style>
body{margin:24px;font:16px/1.4 system-ui;background:#fbf6ec;color:#22314f}
div{display:flex;flex-wrap:wrap;gap:16px;align-items:flex-end}
figure{margin:0}
img{display:block;max-width:min(46vw,900px);max-height:520px;border:1px solid #22314f;border-radius:8px}
figcaption{margin-top:4px;font-size:13px}
</style>`
