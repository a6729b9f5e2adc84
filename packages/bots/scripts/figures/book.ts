import { readFileSync, writeFileSync } from 'node:fs'

/** Where the tables are kept, one section for each. */
const BOOK = 'docs/BOTS-FIGURES.md'

/** What stands above each table. */
const SECTIONS: { readonly [name: string]: readonly [title: string, about: string] } = {
  heuristic: ['Against the heuristic', 'The best level in every game; 1.00 is a fair share.'],
  styles: [
    'Against the styles',
    'Base, 2 players. Half of the styles visit training games, the other half are never seen there.',
  ],
  levels: ['Levels', 'Every level against the one below it.'],
  chances: [
    'Win chances',
    'Calibration error (ten bins, luck taken out of what came true) and Brier score of `net`, one turn ahead, on games that fitted nothing.',
  ],
  markets: [
    'Other markets',
    'All other tables are played with an edition’s first market. Nets have practised some of these and not others (`train/recipes.ts`).',
  ],
  endings: ['Endings', 'Win chances of the net beside exactly solved endings of the base game, in points.'],
  time: [
    'Time',
    'Milliseconds per decision that leaves a choice, 20 games after 5 to warm up; the quietest of three runs.',
  ],
  seeds: ['Two trainings', 'A second training of the base game beside the one that is shipped.'],
  teach: [
    'Taught on demand',
    'Home-made rules drawn by `src/teach/random-rules.ts`, each taught on one core, then against the planner of November 2026.',
  ],
}

const mark = (name: string, which: 'begin' | 'end') => `<!-- ${which} ${name} -->`

/** The table that stands in a section. */
export function tableIn(name: string): string[] {
  const [, rest = ''] = readFileSync(BOOK, 'utf8').split(mark(name, 'begin'))
  const [section] = rest.split(mark(name, 'end'))
  return section.split('\n').filter((line) => line.startsWith('|'))
}

/** Puts a table in its place; what was there before goes. */
export function writeSection(name: string, lines: readonly string[], command: string): void {
  const book = readFileSync(BOOK, 'utf8')
  const [title, about] = SECTIONS[name]
  const section = [mark(name, 'begin'), `## ${title}`, '', about, `\`${command}\``, '', ...lines, mark(name, 'end')]
  const from = book.indexOf(mark(name, 'begin'))
  const end = mark(name, 'end')
  const before = from < 0 ? `${book.trimEnd()}\n\n` : book.slice(0, from)
  const after = from < 0 ? '\n' : book.slice(book.indexOf(end) + end.length)
  writeFileSync(BOOK, before + section.join('\n') + after)
  console.log(`written: ${BOOK}`)
}
