import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Random } from '@machinami/engine'
import { optionsIn, whole } from './options.ts'
import type { Part } from './part.ts'
import { diskPart, leaveDisk } from './parts/disk.ts'
import { killsPart } from './parts/kills.ts'
import { lawsPart } from './parts/laws.ts'
import { picksPart } from './parts/picks.ts'
import { recordsPart } from './parts/records.ts'
import { rulesetsPart } from './parts/rulesets.ts'
import { tablePart } from './parts/table.ts'
import { buildProgram } from './program.ts'
import { writeSection } from './section.ts'

/**
 * `npm run soak -- --minutes 3 --seed 1 --only table,picks --turns 1 --write`
 * Every part in turn until the time is up. Stops at the first finding, with the command that shows it again.
 */
export async function soakEverything(): Promise<void> {
  const option = optionsIn(process.argv)
  const minutes = Number(option('minutes', '3'))
  const seed = Number(option('seed', '1'))
  const only = option('only', '')
  const turns = Number(option('turns', 'Infinity'))
  const parts = await openParts(only === '' ? null : only.split(','))
  const ends = Date.now() + minutes * 60_000
  const seeds = new Random(seed, 1)
  let nth = 0
  let isStopped = false
  process.once('SIGINT', () => {
    isStopped = true
  })
  try {
    for (; nth < turns && Date.now() < ends && !isStopped; nth++) {
      // The first turn has the seed that was asked for, so that a finding can be shown by itself.
      const own = nth === 0 ? seed : seeds.below(2 ** 30)
      for (const part of parts) await taken(part, own)
      process.stdout.write(`\r${nth + 1} turns, ${Math.max(0, Math.ceil((ends - Date.now()) / 1000))} s left   `)
    }
  } finally {
    for (const part of parts) part.close?.()
  }
  const text = report(parts, minutes, seed, nth)
  console.log(`\n\n${text}`)
  if (process.argv.includes('--write')) writeSection('everything', text)
}

async function openParts(only: readonly string[] | null): Promise<Part[]> {
  const folder = join(import.meta.dirname, '../../out/soak/everything')
  leaveDisk(folder)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const program = await buildProgram(join(folder, 'program'))
  const makers: readonly (readonly [name: string, make: () => Part])[] = [
    ['laws', lawsPart],
    ['rulesets', rulesetsPart],
    ['records', recordsPart],
    ['table', tablePart],
    ['picks', picksPart],
    ['kills', () => killsPart(program, folder)],
    ['disk', () => diskPart(program, folder)],
  ]
  // Only what is wanted: a disk that nobody uses would stay.
  return makers.filter(([name]) => only === null || only.includes(name)).map(([, make]) => make())
}

/** Quick parts take several turns while a process starts once. */
const TURNS_EACH: { readonly [name: string]: number } = {
  laws: 8,
  rulesets: 4,
  records: 12,
  table: 8,
  picks: 20,
  kills: 3,
}

async function taken(part: Part, seed: number): Promise<void> {
  if (part.missing !== undefined) return
  const own = new Random(seed, 2)
  for (let nth = 0; nth < (TURNS_EACH[part.name] ?? 1); nth++) {
    const here = nth === 0 ? seed : own.below(2 ** 30)
    try {
      await part.turn(here)
    } catch (error) {
      console.error(`\n\nA finding: ${part.name}, seed ${here}. Again:`)
      console.error(`  npm run soak -- --only ${part.name} --seed ${here} --turns 1\n`)
      throw error
    }
  }
}

function report(parts: readonly Part[], minutes: number, seed: number, turns: number): string {
  const rows = parts.flatMap(({ name, counts, missing }) =>
    missing === undefined
      ? Object.entries(counts).map(([what, n]) => `| ${name} | ${what} | ${whole(n)} |`)
      : [`| ${name} | not tried: ${missing} | |`],
  )
  return `\`npm run soak -- --minutes ${minutes}\` takes a turn of each of these in rotation, from one seed, and stops at the first
finding with the command that shows it again:

- *laws*: a set-up, market, order and house rule at random, played under all laws, and a record of it
- *rulesets*: home-made rules from every word of the vocabulary, refused or played under all laws and recorded
- *records*: records of all editions with something cut out, put in, changed or moved: refused, or read back to the letter,
  replayed and verified alike
- *table*: a room in which people answer, answer wrongly or twice, take back, are timed out, change seats with bots; laid again
  from snapshots; its log never changes and its record verifies
- *picks*: tables that differ only in one secret pick look the same to everybody else
- *kills*: games in the terminal under \`kill -9\`
- *disk*: games in the terminal on a disk of 128 KB that fills up at random

Last run: ${new Date().toISOString().slice(0, 10)}, ${minutes} minutes, seed ${seed}, ${whole(turns)} rounds. Findings: none.

| part | what | how many |
|---|---|---:|
${rows.join('\n')}`
}
