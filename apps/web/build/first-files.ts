import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/** What is said first, in a language; and what is said later, by the name of its file. */
export const FIRST_WORDS = /(?:apps\/web\/src\/words\/|packages\/lang\/src\/)(\w\w)\/index\.ts$/
const LATE_WORDS = /apps\/web\/src\/words\/(\w\w)\/(\w+)\.ts$/
/** Screens to which people come straight, by their address: where they begin. */
const BEGINNINGS: readonly (readonly [screen: string, begins: RegExp])[] = [
  ['play', /apps\/web\/src\/table\/play\.tsx$/],
  ['campaign', /apps\/web\/src\/campaign\/campaign-screen\.tsx$/],
  ['campaign/*', /apps\/web\/src\/campaign\/open-screen\.tsx$/],
]
/** And what is said there. */
const SAID: readonly (readonly [screen: string, words: readonly string[]])[] = [
  ['play', ['table']],
  ['campaign', ['table', 'around', 'campaign']],
]

/** What a piece is fetched for: a language (`nl`), a screen (`play`), or what is said on it (`play.nl`). */
function reasonsFor({ moduleIds }: Rolldown.OutputChunk): string[] {
  return moduleIds.flatMap((id) => {
    const module = id.replaceAll('\\', '/')
    const begun = BEGINNINGS.filter(([, begins]) => begins.test(module)).map(([screen]) => screen)
    const [, first] = FIRST_WORDS.exec(module) ?? []
    const [, tongue, name] = LATE_WORDS.exec(module) ?? []
    const said = SAID.filter(([, words]) => words.includes(name)).map(([screen]) => `${screen}.${tongue}`)
    return [...begun, ...(first ? [first] : []), ...said]
  })
}

/** A piece with everything it cannot do without. */
function withNeeds(bundle: Rolldown.OutputBundle, name: string, files: Set<string>): Set<string> {
  const piece = bundle[name]
  if (piece?.type !== 'chunk' || files.has(name)) return files
  files.add(name)
  for (const style of piece.viteMetadata?.importedCss ?? []) files.add(style)
  for (const need of piece.imports) withNeeds(bundle, need, files)
  return files
}

/** What somebody's worker is asked first, whose answer a screen waits for: the worker, the piece that answers, what that needs. */
const IN_WORKERS: readonly (readonly [screen: string, files: RegExp])[] = [
  ['campaign/*', /^assets\/(?:game\.worker|campaign-in-worker)-[\w-]+\.js$/],
]
const IMPORTED = /\bfrom\s*"\.\/([^"]+)"/g
/** Workers are built on their own and handed to the page's build as plain files. */
function workerFilesOf(bundle: Rolldown.OutputBundle, wanted: RegExp): string[] {
  const files = new Set(Object.keys(bundle).filter((file) => wanted.test(file)))
  for (const file of files) {
    const built = bundle[file]
    if (built?.type !== 'asset') continue
    for (const [, needed] of String(built.source).matchAll(IMPORTED)) files.add(`assets/${needed}`)
  }
  return [...files]
}

/** The letters of the first words anybody reads: fetched beside the style sheet that asks for them, not after it. */
const LETTERS = /-latin-\d+-normal-\S+\.woff2$/
const lettersOf = (bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] =>
  Object.keys(bundle)
    .filter((file) => LETTERS.test(file))
    .map((file) => ({
      tag: 'link',
      attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${file}` },
      injectTo: 'head',
    }))

/** Tells the page's first lines which files will be needed, so that they are fetched beside the script, not after it. */
export function firstFiles(): Plugin {
  return {
    name: 'first-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files: Record<string, string[]> = {}
        for (const piece of Object.values(bundle)) {
          if (piece.type !== 'chunk') continue
          const fresh = [...withNeeds(bundle, piece.fileName, new Set())].filter((file) => !html.includes(file))
          for (const reason of reasonsFor(piece)) files[reason] = [...new Set([...(files[reason] ?? []), ...fresh])]
        }
        for (const [screen, wanted] of IN_WORKERS) files[`${screen} worker`] = workerFilesOf(bundle, wanted)
        const lost = BEGINNINGS.find(([screen]) => !(screen in files))
        if (lost) throw new Error(`no piece begins the screen ${lost[0]}: see build/first-files`)
        return {
          html: html.replace('var files = {}', `var files = ${JSON.stringify(files)}`),
          tags: lettersOf(bundle),
        }
      },
    },
  }
}
