import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

const WORDS = /(?:apps\/web\/src\/words\/|packages\/lang\/src\/)(\w\w)\/index\.ts$/
const TABLE = /apps\/web\/src\/table\/play\.tsx$/

/** What a piece is fetched for: a language, or somebody who comes straight to a table. */
function reasonFor({ facadeModuleId }: Rolldown.OutputChunk): string | undefined {
  const module = (facadeModuleId ?? '').replaceAll('\\', '/')
  return TABLE.test(module) ? '#/play' : WORDS.exec(module)?.[1]
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
          const reason = piece.type === 'chunk' ? reasonFor(piece) : undefined
          if (reason === undefined) continue
          const fresh = [...withNeeds(bundle, piece.fileName, new Set())].filter((file) => !html.includes(file))
          files[reason] = [...new Set([...(files[reason] ?? []), ...fresh])]
        }
        return {
          html: html.replace('var files = {}', `var files = ${JSON.stringify(files)}`),
          tags: lettersOf(bundle),
        }
      },
    },
  }
}
