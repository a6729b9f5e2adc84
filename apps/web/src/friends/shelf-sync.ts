import { isRefused, type Thing, type ThingsDown, type ThingsUp, type ThingUp, type WireRefused } from '@machinami/wire'
import { type Signal, signal } from '@preact/signals'
import type { Change, NotKept } from '../store/database.ts'
import { keep, recall } from '../store/storage.ts'

/**
 * What this browser keeps on the account's shelf, and what other browsers keep there here. Where both went on with one
 * thing, both are kept: nothing that somebody played is lost.
 */

/** Something that is here, as the list of them knows it. */
export interface Here {
  readonly key: string
  /** Changes with everything that must travel, and with nothing else. */
  readonly print: string
}

/** Something that came from the shelf. */
export interface Arrived {
  readonly print: string
  readonly changes: readonly Change[]
  /** Beside the database. */
  readonly note?: () => void
}

/** Both sides: the account's shelf, and what is kept here. */
export interface Sides {
  readonly things: (up: ThingsUp) => Promise<ThingsDown | WireRefused>
  readonly write: (...changes: Change[]) => Promise<NotKept | null>
}

/** A kind of thing that travels. */
export interface Carried {
  readonly kind: string
  /** Where this browser notes what both sides had. */
  readonly noted: string
  /** How many of them the account keeps. */
  readonly kept: Signal<number>
  /** Null where they cannot be read. */
  readonly here: () => Promise<readonly Here[] | null>
  /** The text that travels, and what must lie on the shelf with it; null where it cannot be read. */
  readonly give: (key: string, shelf: readonly Thing[]) => Promise<{ text: string; with: readonly Thing[] } | null>
  /** Null where it is nothing of ours. */
  readonly take: (thing: Thing) => Promise<Arrived | null>
  /** Nobody plays on with it here while it is compared. */
  readonly close?: (key: string) => Promise<void>
  /** What lays ours down once more under a name of its own; null where it cannot be read. */
  readonly copy: (key: string) => Promise<readonly Change[] | null>
  readonly remove: (key: string) => Promise<NotKept | null>
  /** What lies on the shelf beside them, and none that is here needs any more. */
  readonly unneeded?: (shelf: readonly Thing[]) => Promise<readonly Pick<Thing, 'kind' | 'id'>[]>
  readonly changed: () => void
}

/** Whether something stays on this device since the account has no room for it. */
export const isShelfFull = signal(false)

/** What lies in the place of something that was thrown away. */
const GONE = 'gone'
/** After so long nobody comes with what was thrown away elsewhere. Milliseconds. */
const LONG_AGO = 400 * 86_400_000

/** By key: when the shelf's was changed, and what ours looked like, when both were the same. */
type Notes = { [key: string]: { readonly changed: number; readonly print: string } }

function notesOn({ noted }: Carried): Notes {
  try {
    return { ...(JSON.parse(recall(noted) ?? '{}') as Notes) }
  } catch {
    return {}
  }
}

/** `open`: what is on the screen, which nobody changes from outside. False where it must be looked at again. */
export async function syncShelf(carried: Carried, open: string, sides: Sides): Promise<boolean> {
  const notes = notesOn(carried)
  const listed = await sides.things({ only: [] })
  if (isRefused(listed)) return true
  const news = listed.things.filter(
    ({ kind, id, changed }) => kind === carried.kind && id !== open && notes[id]?.changed !== changed,
  )
  if (news.length > 0 && !(await takeAll(carried, news, notes, sides))) return true
  const isDone = await giveAll(carried, listed.things, notes, sides)
  keep(carried.noted, JSON.stringify(notes))
  return isDone
}

/** So many at once: each may be long. */
const HANDFUL = 20

/** What is new on the shelf; false where nothing can be read, here or there. */
async function takeAll(carried: Carried, news: readonly Thing[], notes: Notes, sides: Sides): Promise<boolean> {
  for (let from = 0; from < news.length; from += HANDFUL) {
    const wanted = news.slice(from, from + HANDFUL).map(({ kind, id }) => ({ kind, id }))
    const down = await sides.things({ only: wanted })
    for (const { id } of wanted) await carried.close?.(id)
    const here = await carried.here()
    if (here === null || isRefused(down)) return false
    for (const thing of down.things.filter(({ text }) => text !== '')) {
      const ours = here.find(({ key }) => key === thing.id)
      const print = await takeOne(carried, thing, ours, notes[thing.id]?.print, sides)
      if (print !== null) notes[thing.id] = { changed: thing.changed, print }
    }
    keep(carried.noted, JSON.stringify(notes))
  }
  return true
}

/** Ours goes to the shelf, above what is there. */
const OURS = ''

/** What is the same on both sides from now on; null where what is there stays there, untouched. */
async function takeOne(
  carried: Carried,
  thing: Thing,
  ours: Here | undefined,
  known: string | undefined,
  { write }: Sides,
): Promise<string | null> {
  const isOursNew = ours !== undefined && ours.print !== known
  if (thing.text === GONE) {
    if (isOursNew) return OURS
    if (ours && (await carried.remove(thing.id))) return null
    carried.changed()
    return GONE
  }
  const theirs = await carried.take(thing)
  if (theirs === null || theirs.print === ours?.print) return theirs?.print ?? null
  const copy = isOursNew ? await carried.copy(thing.id) : []
  if (copy === null || (await write(...theirs.changes, ...copy))) return null
  theirs.note?.()
  carried.changed()
  return theirs.print
}

/** What is new here goes to the shelf, one at a time: they are long. False where somebody else was quicker. */
async function giveAll(carried: Carried, shelf: readonly Thing[], notes: Notes, sides: Sides): Promise<boolean> {
  const here = await carried.here()
  if (here === null) return true
  const outcomes = new Set<Outcome>()
  const lay = async (key: string, print: string, text: string, beside: readonly Thing[] = []): Promise<void> => {
    const known = notes[key]?.changed ?? 0
    // What is on the screen, or cannot be read here, was not taken: then nothing is laid over it.
    if (shelf.some(({ kind, id, changed }) => kind === carried.kind && id === key && changed > known)) return
    const changed = Math.max(Date.now(), known + 1)
    const outcome = await give(sides, [{ kind: carried.kind, id: key, text, changed, replaces: known }, ...beside])
    outcomes.add(typeof outcome === 'string' ? outcome : 'kept')
    if (typeof outcome !== 'string') notes[key] = { changed: outcome.changed, print }
  }
  const isHere = (key: string): boolean => here.some((each) => each.key === key)
  // First what makes room.
  for (const [key, { print }] of Object.entries(notes)) if (print !== GONE && !isHere(key)) await lay(key, GONE, GONE)
  for (const { key, print } of here) {
    if (notes[key]?.print === print) continue
    const given = await carried.give(key, shelf)
    if (given) await lay(key, print, given.text, given.with)
    // What is next would not be taken either; another time it may.
    if (outcomes.has('refused')) break
  }
  await tidy(carried, shelf, notes, sides)
  carried.kept.value = here.filter(({ key, print }) => notes[key]?.print === print).length
  isShelfFull.value &&= carried.kept.value < here.length
  return !outcomes.has('late')
}

type Outcome = 'kept' | 'late' | 'refused'

/** When it lies there now: the server believes no clock that is ahead of its own. */
async function give(
  { things }: Sides,
  put: readonly ThingUp[],
): Promise<Exclude<Outcome, 'kept'> | Pick<Thing, 'changed'>> {
  const [{ kind, id, changed }] = put
  const isIt = (each: Pick<Thing, 'kind' | 'id'>): boolean => each.kind === kind && each.id === id
  const down = await things({ put, only: [] })
  if (isRefused(down)) {
    isShelfFull.value ||= down.refused === 'too-much'
    return 'refused'
  }
  return down.late.some(isIt) ? 'late' : (down.things.find(isIt) ?? { changed })
}

/** Takes away places of what was thrown away long ago, and what is needed by nothing. */
async function tidy(
  { kind, unneeded }: Carried,
  shelf: readonly Thing[],
  notes: Notes,
  { things }: Sides,
): Promise<void> {
  const old = Object.keys(notes).filter(
    (key) => notes[key].print === GONE && notes[key].changed < Date.now() - LONG_AGO,
  )
  // What could not be taken from the shelf may need what nothing here does.
  const isAllKnown = shelf.every((thing) => thing.kind !== kind || (notes[thing.id]?.print ?? '') !== '')
  const beside = isAllKnown && unneeded ? await unneeded(shelf) : []
  const drop = [...old.map((id) => ({ kind, id })), ...beside]
  if (drop.length === 0 || isRefused(await things({ drop, only: [] }))) return
  for (const key of old) delete notes[key]
}
