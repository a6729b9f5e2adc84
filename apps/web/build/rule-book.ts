import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Where the rules stand in a language; English has the plain name. */
export const ruleBookFile = (code: string): string =>
  fileURLToPath(new URL(`../../../RULES${code === 'en' ? '' : `.${code}`}.md`, import.meta.url))

const PREFIX = 'virtual:rule-book/'

export interface Rule {
  readonly id: string
  readonly text: string
  /** Where it comes from: printed, older official, our ruling, house option. */
  readonly source: string
}
export interface Part {
  readonly title: string
  readonly notes: readonly string[]
  readonly rules: readonly Rule[]
}
export interface Chapter {
  readonly title: string
  /** Smaller headings of a chapter start a new part. */
  readonly parts: readonly Part[]
}

const RULE = /^- \*\*(R-[A-Z0-9-]+)\*\* (.*?)(?: \[([^\]]+)\])?$/
/** A house rule is a row of a table: id, name, options, what changes. */
const ROW = /^\| (R-[A-Z0-9-]+) \| (.*) \| (.*) \| (.*?)(?: \[([^\]]+)\])? \|$/

function ruleIn(line: string): Rule | null {
  const rule = RULE.exec(line)
  if (rule) return { id: rule[1], text: rule[2], source: rule[3] ?? '' }
  const row = ROW.exec(line)
  return row && { id: row[1], text: `${row[2]} (${row[3]}) ${row[4]}`, source: row[5] ?? '' }
}

/** Headings, other rows of tables and the links to other languages are for readers of the file. */
const isNote = (line: string) => line !== '' && !/^[#|[]/.test(line) && !ruleIn(line)

function partIn(text: string): Part {
  const lines = text.split('\n')
  return {
    title: /^### (.*)/.exec(lines[0])?.[1] ?? '',
    notes: lines.filter(isNote).map((line) => line.replace(/^- /, '')),
    rules: lines.map(ruleIn).filter((rule) => rule !== null),
  }
}

const chapterIn = (text: string): Chapter => ({
  title: /^## (.*)/.exec(text)?.[1] ?? '',
  parts: text.split(/^(?=### )/m).map(partIn),
})

/** A table of ids and no rule: for those who work on the rules. */
const isIndex = (text: string) => text.includes('\n|---') && !text.includes('\n- **R-')

/** A rule book as data: the page of rules is this file and nothing else. What stands above chapter A has no title. */
export const parseRules = (markdown: string): Chapter[] =>
  markdown
    // On paper an apostrophe is curved, as everywhere else in the app.
    .replaceAll("'", '’')
    .split(/^(?=##? )/m)
    .filter((text) => !isIndex(text))
    .map(chapterIn)

/** `import chapters from 'virtual:rule-book/en'`: each language is a file of its own, fetched when it is read. */
export function ruleBook(): Plugin {
  return {
    name: 'rule-book',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const file = ruleBookFile(id.slice(PREFIX.length + 1))
      this.addWatchFile(file)
      return `export default ${JSON.stringify(parseRules(readFileSync(file, 'utf8')))}`
    },
  }
}
