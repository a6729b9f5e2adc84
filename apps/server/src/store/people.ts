/** Where accounts are kept. Names are unique; sessions and passkeys lead to a person. */

export interface PersonRow {
  readonly id: string
  /** As it is compared: whoever writes it otherwise means the same. */
  readonly name: string
  /** JSON: the name as it is shown, the password's hash. */
  readonly doc: string
}

export interface PasskeyRow {
  readonly id: string
  readonly person: string
  readonly doc: string
}

/** What a thing is known by. */
export interface ThingName {
  readonly kind: string
  readonly id: string
}

export interface ThingListed extends ThingName {
  readonly changed: number
  /** Bytes. */
  readonly size: number
}

export interface ThingRow extends ThingName {
  readonly sealed: Uint8Array
  readonly changed: number
  /** Only in the place of what was changed at this time; 0: where nothing lies. */
  readonly replaces?: number | undefined
}

const MOST_THINGS = 2000
const MOST_BYTES = 16_000_000

/** Whether somebody who has these things may keep those, too. */
export function hasRoomFor(listed: readonly ThingListed[], things: readonly ThingRow[]): boolean {
  const stay = listed.filter((has) => !things.some(({ kind, id }) => has.kind === kind && has.id === id))
  const sizes = [...stay.map(({ size }) => size), ...things.map(({ sealed }) => sealed.length)]
  return sizes.length <= MOST_THINGS && sizes.reduce((a, b) => a + b, 0) <= MOST_BYTES
}

/** Everything at once, as both databases do it; `Awaited` by whoever asks. */
export interface People {
  /** With what opens their account, in one step; false when the name is taken. */
  addPerson(person: PersonRow, passkey?: PasskeyRow): Promise<boolean>
  person(id: string): Promise<PersonRow | null>
  personNamed(name: string): Promise<PersonRow | null>
  setPersonDoc(id: string, doc: string): Promise<void>
  /** With everything that is theirs. */
  dropPerson(id: string): Promise<void>
  addSession(key: string, person: string, now: number): Promise<void>
  /** Whose session it is; one that was not used since `from` is over. */
  personWith(session: string, now: number, from: number): Promise<PersonRow | null>
  dropSession(key: string): Promise<void>
  /** Those that nobody used since then. */
  dropSessionsBefore(from: number): Promise<void>
  /** All but one. */
  dropSessions(person: string, but: string): Promise<void>
  /** False where it is known already, whoever has it. */
  addPasskey(passkey: PasskeyRow): Promise<boolean>
  /** Writes it anew; one that is not there any more does not come back. */
  setPasskeyDoc(id: string, doc: string): Promise<void>
  /** The last one stays, unless it may go. */
  dropPasskey(person: string, id: string, mayBeLast: boolean): Promise<void>
  passkey(id: string): Promise<PasskeyRow | null>
  passkeysOf(person: string): Promise<PasskeyRow[]>
  /** Everything of somebody, by kind and id. */
  listThings(person: string): Promise<ThingListed[]>
  /** Those of them that are there. */
  things(person: string, wanted: readonly ThingName[]): Promise<ThingRow[]>
  /** Older than what is there is left out; says which. What goes beyond what somebody may keep is not taken at all. */
  putThings(person: string, things: readonly ThingRow[]): Promise<ThingName[] | 'too-much'>
  dropThings(person: string, things: readonly ThingName[]): Promise<void>
}

/** The same without waiting, for the thread of a file. */
export type PeopleAtOnce = {
  [Name in keyof People]: (...given: Parameters<People[Name]>) => Awaited<ReturnType<People[Name]>>
}
/** The order says nothing; this is what may be asked of the thread. */
export const PEOPLE_CALLS = [
  ...['addPerson', 'person', 'personNamed', 'setPersonDoc', 'dropPerson', 'addSession', 'personWith', 'dropSession'],
  ...['dropSessions', 'dropSessionsBefore', 'addPasskey', 'setPasskeyDoc', 'dropPasskey', 'passkey', 'passkeysOf'],
  ...['listThings', 'things', 'putThings', 'dropThings'],
] as readonly (keyof People)[]
