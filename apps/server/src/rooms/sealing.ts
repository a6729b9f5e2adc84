import { randomBytes } from 'node:crypto'
import { isRefusal, type Refusal } from '@machinami/cards'
import type { NonceRecord } from '@machinami/engine'
import { botSeedFrom, FairDice, FairLuck, seedFrom, Table } from '@machinami/table'
import { type Deed, refuseOnWire, type SealingStep, type WireRefused } from '@machinami/wire'
import { newClock } from './clock.ts'
import { type KeptDoc, seated, seatRecords } from './doc.ts'
import type { RoomWorld } from './kept-room.ts'
import { rulesNow } from './known-rules.ts'
import type { Head, Outcome, Situation, Step } from './situation.ts'

/** How long people who add to the dice are waited for, in each of the two steps. */
const PATIENCE = 10_000

/** The seats are taken and the dice promised. Whoever adds to them is asked first. */
export function begin(situation: Situation, seat: number): Outcome {
  if (seat < 0) return refuseOnWire('no-seat')
  // A game of a campaign has been agreed upon: anybody who has come begins it.
  if (seat !== situation.doc.host && situation.doc.campaign === undefined) return refuseOnWire('not-the-host')
  const doc = seated(situation.doc)
  if ('refused' in doc) return doc
  const seed = seedFrom(randomBytes(32))
  const head = headFor(situation.id, doc, seed)
  if ('refused' in head) return head
  // Seats may have moved together: who adds is found by whose seats they are.
  const keys = situation.adding.map((each) => situation.doc.keys[each])
  const waits = doc.keys.flatMap((key, nth) => (key !== null && keys.includes(key) ? [nth] : []))
  const sealed = situation.seal(seed)
  if (waits.length === 0) return firstRoll({ ...doc, sealing: null }, head, seed, sealed)
  return {
    phase: 'sealing',
    doc: { ...doc, sealing: { step: 'promise', waits } },
    papers: { head: JSON.stringify(head), seed: sealed },
    due: situation.now + PATIENCE,
  }
}

function headFor(id: string, doc: KeptDoc, seed: string): Head | Refusal {
  const { setup, ruleset } = doc.game
  const players = doc.seats.length
  const rules = rulesNow(doc.game, players)
  if (isRefusal(rules)) return rules
  const named = setup ? { setup: { ...setup, players } } : { ruleset }
  const terms = { game: id, hash: rules.hash, seats: seatRecords(doc) }
  const { commitment } = new FairDice(seed, terms)
  return { format: 1, ...named, ...terms, dice: 2, commitment, botSeed: botSeedFrom(seed) } as Head
}

/** The dice as far as people have added to them. */
function diceOf(head: Head, seed: string): FairDice {
  const dice = new FairDice(seed, head)
  for (const { seat, commitment } of head.nonces ?? []) dice.commit(seat, commitment)
  for (const { seat, reveal } of head.nonces ?? []) if (reveal !== null) dice.reveal(seat, reveal)
  return dice
}

/** Somebody promises a nonce, or tells it. */
export function seal(situation: Situation, seat: number, deed: Extract<Deed, { do: 'promise' | 'tell' }>): Outcome {
  const { sealing } = situation.doc
  if (situation.phase !== 'sealing' || !sealing || !situation.head) return refuseOnWire('not-now')
  if (seat < 0) return refuseOnWire('no-seat')
  const step: SealingStep = deed.do
  if (sealing.step !== step || !sealing.waits.includes(seat)) return refuseOnWire('not-now')
  const dice = diceOf(situation.head, situation.seed())
  const objection = deed.do === 'promise' ? dice.commit(seat, deed.commitment) : dice.reveal(seat, deed.nonce)
  if (objection) return objection
  const waits = sealing.waits.filter((each) => each !== seat)
  const head: Head = { ...situation.head, nonces: dice.nonces }
  const doc: KeptDoc = { ...situation.doc, sealing: { step, waits } }
  return waits.length === 0
    ? goOn(situation, doc, head)
    : { doc, papers: { head: JSON.stringify(head) }, due: situation.now + PATIENCE }
}

/** Whether those who are waited for were able to answer all the time. */
export const hasWaited = ({ now, breaks }: Pick<RoomWorld, 'now' | 'breaks'>): boolean =>
  breaks().every(({ to }) => now() - to >= PATIENCE)

/** Nobody is waited for any longer: the next step, or the first roll. */
export function goOn(situation: Situation, doc: KeptDoc = situation.doc, head = situation.head): Outcome {
  if (!head || !doc.sealing) return null
  const promised = (head.nonces ?? []).map(({ seat }: NonceRecord) => seat)
  if (doc.sealing.step === 'promise' && promised.length > 0)
    return {
      doc: { ...doc, sealing: { step: 'tell', waits: promised } },
      papers: { head: JSON.stringify(head) },
      due: situation.now + PATIENCE,
    }
  return firstRoll({ ...doc, sealing: null }, head, situation.seed())
}

/** The game begins. */
function firstRoll(doc: KeptDoc, head: Head, seed: string, sealed?: Uint8Array): Step | WireRefused {
  const { setup, ruleset, seats, botSeed, nonces } = head
  const luck = new FairLuck(seed, head, nonces)
  const rules = rulesNow(doc.game, seats.length)
  if (isRefusal(rules)) return rules
  const named = { ...(setup ? { setup } : {}), ...(ruleset ? { ruleset } : {}) }
  const table: Table | Refusal = Table.lay(rules, { ...named, seats, luck, botSeed, bots: 'later' })
  if (isRefusal(table)) return table
  return {
    phase: 'playing',
    doc,
    table,
    papers: { head: JSON.stringify(head), ...(sealed ? { seed: sealed } : {}) },
    clock: newClock(doc.settings.clock, seats.length),
  }
}
