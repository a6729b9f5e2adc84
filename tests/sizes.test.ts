import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const MOST_LINES = 400
const MOST_LINES_OF_A_FUNCTION = 60
const MOST_WORDS_OF_A_DOCUMENT = 3500

const root = join(import.meta.dirname, '..')

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return /^(node_modules|dist|build|out)$/.test(entry.name) ? [] : sources(path)
    return /\.[cm]?tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : []
  })
}

const files = ['packages', 'apps', 'packs', 'tests']
  .filter((folder) => statSync(join(root, folder)).isDirectory())
  .flatMap(sources)

/** Functions and methods with a name, by indentation: the formatter puts the closing brace below the first letter. */
function longFunctions(file: string): string[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return lines.flatMap((line, from) => {
    const head =
      /^(\s*)(?:export )?(?:default )?(?:async )?(?:function\*? (\w+)|(?:const|let) (\w+) = .*=> \{$|(?:(?:private|static|override|get|async) )*(\w+)\(.*\{$)/.exec(
        line,
      )
    if (!head || /^\s*(if|for|while|switch|catch|describe|it)\b/.test(line)) return []
    const to = lines.findIndex((each, nth) => nth > from && each.startsWith(`${head[1]}}`))
    const length = to - from + 1
    return length > MOST_LINES_OF_A_FUNCTION ? [`${file}: ${head[2] ?? head[3] ?? head[4]}`] : []
  })
}

describe('sizes', () => {
  it(`no file has more than ${MOST_LINES} lines`, () => {
    const lines = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length
    expect(files.filter((file) => lines(file) > MOST_LINES)).toEqual([])
  })

  it(`no function has more than ${MOST_LINES_OF_A_FUNCTION} lines`, () => {
    expect(files.filter((file) => !/\.test\.tsx?$/.test(file)).flatMap(longFunctions)).toEqual([])
  })

  it(`no document has ${MOST_WORDS_OF_A_DOCUMENT} words or more`, () => {
    const documents = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'))
    const words = (name: string) =>
      readFileSync(join(root, 'docs', name), 'utf8')
        .split(/\s+/)
        .filter(Boolean).length
    expect(documents.filter((name) => words(name) >= MOST_WORDS_OF_A_DOCUMENT)).toEqual([])
  })

  it('looks at every package and app', () => {
    const homes = ['packages', 'apps'].flatMap((group) =>
      readdirSync(join(root, group)).map((name) => `${group}/${name}`),
    )
    for (const home of homes) expect(files.some((file) => file.startsWith(`${home}/src`))).toBe(true)
  })
})
