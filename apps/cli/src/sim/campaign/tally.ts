import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { type CampaignState, rulesetFor, SIDES, trialRuleset } from '@machinami/campaign'
import type { Ruleset } from '@machinami/cards'
import { rulesetHash } from '@machinami/engine'
import { writeWhole } from '../../files/write-whole.ts'
import { addCounts, type Counts } from './counts.ts'
import type { Islands } from './island.ts'
import type { Part } from './parts.ts'

/** Sums that belong together: those of a chapter, of the choice after it, or of whole campaigns. */
interface Section {
  /** What was played: its rules and its net. Sums of anything else are worth nothing. */
  readonly of: string
  readonly done: string[]
  readonly counts: Counts
}

interface TallyFile {
  readonly about: string
  readonly sections: { readonly [name: string]: Section }
}

/**
 * What has been played so far, kept in a file if there is one: a later run plays only what is missing. Where a chapter's rules or net
 * have changed since, that chapter begins anew and the others stay.
 */
export class Tally {
  /** All sums together. */
  readonly counts: Counts = {}
  private readonly about: string
  private readonly prints: ReadonlyMap<string, string>
  private readonly sections = new Map<string, Section>()
  private readonly done: Set<string>

  /** `about` says who plays by which seed, `prints` what each section is of: sums of anything else are left behind. */
  constructor(about: object, prints: ReadonlyMap<string, string>, text: string | null) {
    this.about = JSON.stringify(about)
    this.prints = prints
    const before = text === null ? null : readTally(text)
    if (before?.about === this.about)
      for (const [name, section] of Object.entries(before.sections))
        if (section.of === prints.get(name)) this.sections.set(name, section)
    for (const { counts } of this.sections.values()) addCounts(this.counts, counts)
    this.done = new Set([...this.sections].flatMap(([name, { done }]) => done.map((part) => `${name} ${part}`)))
  }

  has(part: Part): boolean {
    return this.done.has(`${sectionOf(part)} ${nameOf(part)}`)
  }

  add(part: Part, counts: Counts): void {
    const name = sectionOf(part)
    const section = this.sections.get(name) ?? { of: this.prints.get(name) ?? '', done: [], counts: {} }
    this.sections.set(name, section)
    section.done.push(nameOf(part))
    addCounts(section.counts, counts)
    addCounts(this.counts, counts)
  }

  text(): string {
    const file: TallyFile = { about: this.about, sections: Object.fromEntries(this.sections) }
    return `${JSON.stringify(file)}\n`
  }
}

/** Milliseconds of play that may be lost when the machine goes down. */
const KEEP_EVERY = 30_000

/** A tally in a file, or in none. Throws where the file cannot be read or written, or holds something else. */
export function keptTally(about: object, islands: Islands, file: string | undefined, now: () => number) {
  const text = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : null
  const tally = new Tally(about, file === undefined ? new Map() : fingerprints(islands), text)
  let kept = now()
  const keep = (isLast: boolean): void => {
    if (file === undefined || (!isLast && now() < kept + KEEP_EVERY)) return
    writeWhole(file, tally.text())
    kept = now()
  }
  return { tally, keep }
}

function readTally(text: string): TallyFile {
  const file = JSON.parse(text) as TallyFile
  if (typeof file?.about !== 'string' || typeof file.sections !== 'object') throw new SyntaxError('no tally')
  return file
}

const CAMPAIGNS = 'campaigns'

const sectionOf = (part: Part): string =>
  part.what === 'campaign' ? CAMPAIGNS : part.what === 'side' ? `after ${part.game}` : `game ${part.game}`

const nameOf = ({ what, towns, island }: Part): string => `${what} ${towns} ${island}`

/** Islands that are looked at to see whether a chapter is still the same: enough to meet both sides of every card. */
const LOOKED_AT = 4

function fingerprints(islands: Islands): Map<string, string> {
  const looked = Array.from({ length: LOOKED_AT }, (_, nth) => [2, 3, 4].map((towns) => islands.states(towns, nth)))
  const all = looked.flat()
  const found = new Map<string, string>()
  for (let game = 1; game <= islands.games; game++) {
    found.set(
      `game ${game}`,
      sumOf(all.flatMap(({ before }) => [rulesetHash(rulesetFor(before[game - 1])), netOf(before[game - 1])])),
    )
    const choosing = all.flatMap(({ choosing: each }) => each[game - 1] ?? [])
    if (choosing.length > 0)
      found.set(`after ${game}`, sumOf(choosing.flatMap((state) => [...trialsOf(state), netOf(state)])))
  }
  return found.set(CAMPAIGNS, sumOf([...found.values()]))
}

const trialsOf = (state: CampaignState): string[] =>
  SIDES.map((side) => rulesetHash(trialRuleset(state, side) as Ruleset))

const netOf = ({ net, nets }: CampaignState): string => (net === null ? '' : (nets[net] ?? ''))

const sumOf = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16)
