import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const RULES = fileURLToPath(new URL('../../../RULES.md', import.meta.url))
const ID = 'virtual:rule-book'

export interface Rule {
  readonly id: string
  readonly text: string
  /** Where it comes from: printed, older official, our ruling, house option. */
  readonly source: string
}
export interface Chapter {
  readonly title: string
  /** Smaller headings of a chapter start a new part. */
  readonly parts: readonly {
    readonly title: string
    readonly notes: readonly string[]
    readonly rules: readonly Rule[]
  }[]
}

const RULE = /^- \*\*(R-[A-Z0-9-]+)\*\* (.*?)(?: \[([^\]]+)\])?$/

/** RULES.md as data: the page of rules is this file and nothing else. */
export function parseRules(markdown: string): Chapter[] {
  const chapters: { title: string; parts: { title: string; notes: string[]; rules: Rule[] }[] }[] = []
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) chapters.push({ title: line.slice(3), parts: [{ title: '', notes: [], rules: [] }] })
    const chapter = chapters.at(-1)
    if (!chapter) continue
    if (line.startsWith('### ')) chapter.parts.push({ title: line.slice(4), notes: [], rules: [] })
    const part = chapter.parts.at(-1)
    if (!part) continue
    const rule = RULE.exec(line)
    if (rule) part.rules.push({ id: rule[1], text: rule[2], source: rule[3] ?? '' })
    else if (line !== '' && !line.startsWith('#') && !line.startsWith('|')) part.notes.push(line.replace(/^- /, ''))
  }
  return chapters.filter((chapter) => chapter.parts.some((part) => part.rules.length + part.notes.length > 0))
}

/** `import chapters from 'virtual:rule-book'`. */
export function ruleBook(): Plugin {
  return {
    name: 'rule-book',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null
      this.addWatchFile(RULES)
      return `export default ${JSON.stringify(parseRules(readFileSync(RULES, 'utf8')))}`
    },
  }
}
