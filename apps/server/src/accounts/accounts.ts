import { randomBytes } from 'node:crypto'
import { isSeatName } from '@machinami/engine'
import {
  type AccountSeen,
  type Entered,
  type NameAndPassword,
  type PasskeyAnswer,
  type PasskeyAsked,
  type Proof,
  refuseOnWire,
  type Thing,
  type ThingsDown,
  type ThingsUp,
  type WireRefused,
} from '@machinami/wire'
import { SESSION } from '../rooms/ends.ts'
import { type Sealer, sha256 } from '../seal.ts'
import type { People, PersonRow, ThingName, ThingRow } from '../store/people.ts'
import { answered, askForNew, askForOne, firstPasskey, newPasskey, type Place, seenOf } from './passkeys.ts'
import { hashOf, isRight, objectionToPassword } from './password.ts'

interface PersonDoc {
  readonly name: string
  readonly password: string | null
}

export interface AccountsOptions {
  readonly people: People
  readonly sealer: Sealer
  readonly now: () => number
}

const MOST_PASSKEYS = 20

const isAccountName = (shown: string): boolean => isSeatName(shown) && shown.length >= 2
/** As names are compared: whoever writes one otherwise means the same. */
export const comparable = (name: string): string => name.normalize('NFKC').toLowerCase().trim()
const docOf = ({ doc }: PersonRow): PersonDoc => JSON.parse(doc) as PersonDoc
const sessionKey = (token: string): string => sha256(`machinami session ${token}`)

/** Somebody whose session is open. */
export interface Visitor {
  readonly person: PersonRow
  readonly session: string
}

/** Accounts: a name, ways to prove it, and a shelf of sealed things. Whoever has none plays all the same. */
export class Accounts {
  private readonly people: People
  private readonly sealer: Sealer
  private readonly now: () => number

  constructor({ people, sealer, now }: AccountsOptions) {
    this.people = people
    this.sealer = sealer
    this.now = now
  }

  async create({ name, password }: NameAndPassword): Promise<Entered | WireRefused> {
    const shown = name.trim()
    if (!isAccountName(shown)) return refuseOnWire('bad-account-name')
    const objection = objectionToPassword(password, shown)
    if (objection) return objection
    const hash = await hashOf(password)
    if (hash === null) return refuseOnWire('too-fast')
    const doc = JSON.stringify({ name: shown, password: hash } satisfies PersonDoc)
    const person = { id: randomBytes(16).toString('hex'), name: comparable(shown), doc }
    return (await this.people.addPerson(person)) ? this.open(person) : refuseOnWire('name-taken')
  }

  async enter({ name, password }: NameAndPassword): Promise<Entered | WireRefused> {
    const person = await this.people.personNamed(comparable(name))
    const right = await isRight(password, person && docOf(person).password)
    if (right === null) return refuseOnWire('too-fast')
    return right && person ? this.open(person) : refuseOnWire('wrong-password')
  }

  private async open(person: PersonRow): Promise<Entered> {
    const token = randomBytes(32).toString('base64url')
    await this.people.addSession(sessionKey(token), person.id, this.now())
    return { token, name: docOf(person).name }
  }

  /** Whose token this is. */
  async visitor(token: string | null): Promise<Visitor | null> {
    if (token === null) return null
    const session = sessionKey(token)
    const person = await this.people.personWith(session, this.now(), this.now() - SESSION)
    return person && { person, session }
  }

  leave({ session }: Visitor): Promise<void> {
    return this.people.dropSession(session)
  }

  /** Everybody who is in elsewhere is out: a token may have been stolen. */
  leaveOthers({ person, session }: Visitor): Promise<void> {
    return this.people.dropSessions(person.id, session)
  }

  async seen({ person }: Visitor): Promise<AccountSeen> {
    const { name, password } = docOf(person)
    return { name, hasPassword: password !== null, passkeys: (await this.people.passkeysOf(person.id)).map(seenOf) }
  }

  /** Whoever has no more than a session, which may be stolen, cannot take the account or end it. */
  async objectionTo({ person }: Visitor, place: Place | null, proof: Proof): Promise<WireRefused | null> {
    if (!('password' in proof)) {
      const isTheirs = place && (await this.opensWith(place, proof, person.id))
      return isTheirs ? null : refuseOnWire('wrong-passkey')
    }
    const right = await isRight(proof.password, docOf(person).password)
    return right ? null : refuseOnWire(right === null ? 'too-fast' : 'wrong-password')
  }

  async askForProof({ person }: Visitor, place: Place): Promise<PasskeyAsked> {
    const prover = { person: person.id, has: await this.people.passkeysOf(person.id) }
    return askForOne(this.sealer, place, this.now(), prover)
  }

  /** A new password; everybody who is in elsewhere is out. */
  async changePassword(visitor: Visitor, password: string): Promise<WireRefused | null> {
    const { person } = visitor
    const { name } = docOf(person)
    const objection = objectionToPassword(password, name)
    if (objection) return objection
    const hash = await hashOf(password)
    if (hash === null) return refuseOnWire('too-fast')
    await this.people.setPersonDoc(person.id, JSON.stringify({ name, password: hash } satisfies PersonDoc))
    await this.leaveOthers(visitor)
    return null
  }

  /** Takes what is newer and gives everything there is. */
  async things({ person }: Visitor, { put = [], drop = [], only }: ThingsUp): Promise<ThingsDown | WireRefused> {
    const latest = this.now() + 60_000
    const late = await this.people.putThings(
      person.id,
      put.map(({ kind, id, text, changed, replaces }) => {
        const sealed = this.sealer.seal(JSON.stringify({ person: person.id, kind, id, text }))
        return { kind, id, sealed, changed: Math.min(changed, latest), replaces }
      }),
    )
    if (late === 'too-much') return refuseOnWire('too-much')
    await this.people.dropThings(person.id, drop)
    return { things: await this.shelf(person, only), late }
  }

  private async shelf(person: PersonRow, only?: ThingsUp['only']): Promise<Thing[]> {
    const listed = await this.people.listThings(person.id)
    const isWanted = ({ kind, id }: ThingName) =>
      only?.some((each) => each.kind === kind && (each.id ?? id) === id) ?? true
    const wanted = await this.people.things(person.id, listed.filter(isWanted))
    return listed.map(({ kind, id, changed }) => {
      const row = wanted.find((each) => each.kind === kind && each.id === id)
      return row ? { kind, id, changed: row.changed, text: this.textIn(person, row) } : { kind, id, changed, text: '' }
    })
  }

  /** Sealed for somebody else, it was put here by whoever got at the database. */
  private textIn(person: PersonRow, { sealed }: ThingRow): string {
    const inside = JSON.parse(this.sealer.open(sealed)) as { person: string; text: string }
    return inside.person === person.id ? inside.text : ''
  }

  /** Everything that is kept about somebody. */
  async everything(visitor: Visitor): Promise<object> {
    return { ...(await this.seen(visitor)), things: await this.shelf(visitor.person) }
  }

  erase({ person }: Visitor): Promise<void> {
    return this.people.dropPerson(person.id)
  }

  async askForNewPasskey({ person }: Visitor, place: Place): Promise<PasskeyAsked | WireRefused> {
    const holder = { id: person.id, name: docOf(person).name }
    const has = await this.people.passkeysOf(person.id)
    return has.length < MOST_PASSKEYS
      ? askForNew(this.sealer, place, holder, has, this.now())
      : refuseOnWire('too-much')
  }

  async addPasskey({ person }: Visitor, place: Place, answer: PasskeyAnswer): Promise<WireRefused | null> {
    const row = await newPasskey(this.sealer, place, person.id, answer, this.now())
    return row && (await this.people.addPasskey(row)) ? null : refuseOnWire('wrong-passkey')
  }

  /** It opens nothing any more, and what it opened elsewhere is closed. */
  async removePasskey(visitor: Visitor, passkey: string): Promise<WireRefused | null> {
    const { person } = visitor
    await this.people.dropPasskey(person.id, passkey, docOf(person).password !== null)
    const left = await this.people.passkeysOf(person.id)
    if (left.some(({ id }) => id === passkey)) return refuseOnWire('only-way-in')
    await this.leaveOthers(visitor)
    return null
  }

  /** An account that a passkey alone will open: there is none before the passkey is. */
  async askForFirstPasskey(name: string, place: Place): Promise<PasskeyAsked | WireRefused> {
    const shown = name.trim()
    if (!isAccountName(shown)) return refuseOnWire('bad-account-name')
    if (await this.people.personNamed(comparable(shown))) return refuseOnWire('name-taken')
    const holder = { id: randomBytes(16).toString('hex'), name: shown }
    return askForNew(this.sealer, place, holder, 'no account yet', this.now())
  }

  async createWithPasskey(place: Place, answer: PasskeyAnswer): Promise<Entered | WireRefused> {
    const first = await firstPasskey(this.sealer, place, answer, this.now())
    if (!first || (await this.people.passkey(first.passkey.id))) return refuseOnWire('wrong-passkey')
    const { id, name } = first.person
    const doc = JSON.stringify({ name, password: null } satisfies PersonDoc)
    const person = { id, name: comparable(name), doc }
    return (await this.people.addPerson(person, first.passkey)) ? this.open(person) : refuseOnWire('name-taken')
  }

  askForPasskey(place: Place): Promise<PasskeyAsked> {
    return askForOne(this.sealer, place, this.now())
  }

  async enterWithPasskey(place: Place, answer: PasskeyAnswer): Promise<Entered | WireRefused> {
    const opens = await this.opensWith(place, answer)
    const person = opens && (await this.people.person(opens))
    return person ? this.open(person) : refuseOnWire('wrong-passkey')
  }

  /** Whose account the passkey opens, of whoever comes or of somebody who is in. */
  private async opensWith(place: Place, answer: PasskeyAnswer, prover?: string): Promise<string | null> {
    const { id } = answer.response as { readonly id?: unknown }
    const row = typeof id === 'string' ? await this.people.passkey(id) : null
    const fresh = row && (await answered(this.sealer, place, row, answer, this.now(), prover))
    if (!fresh) return null
    await this.people.setPasskeyDoc(fresh.id, fresh.doc)
    return fresh.person
  }
}
