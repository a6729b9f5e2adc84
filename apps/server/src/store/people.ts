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

export interface ThingRow {
  readonly kind: string
  readonly id: string
  readonly sealed: Uint8Array
  readonly changed: number
}

/** Everything at once, as both databases do it; `Awaited` by whoever asks. */
export interface People {
  /** False when the name is taken. */
  addPerson(person: PersonRow): Promise<boolean>
  person(id: string): Promise<PersonRow | null>
  personNamed(name: string): Promise<PersonRow | null>
  setPersonDoc(id: string, doc: string): Promise<void>
  /** With everything that is theirs. */
  dropPerson(id: string): Promise<void>
  addSession(key: string, person: string, now: number): Promise<void>
  /** Whose session it is; one that was not used since `from` is over. */
  personWith(session: string, now: number, from: number): Promise<PersonRow | null>
  dropSession(key: string): Promise<void>
  /** All but one. */
  dropSessions(person: string, but: string): Promise<void>
  /** Writes it anew where it is known. */
  putPasskey(passkey: PasskeyRow): Promise<void>
  passkey(id: string): Promise<PasskeyRow | null>
  passkeysOf(person: string): Promise<PasskeyRow[]>
  things(person: string): Promise<ThingRow[]>
  /** Older than what is there is left out. */
  putThings(person: string, things: readonly ThingRow[]): Promise<void>
  dropThings(person: string, things: readonly Pick<ThingRow, 'kind' | 'id'>[]): Promise<void>
}

/** The same without waiting, for the thread of a file. */
export type PeopleAtOnce = {
  [Name in keyof People]: (...given: Parameters<People[Name]>) => Awaited<ReturnType<People[Name]>>
}
/** The order says nothing; this is what may be asked of the thread. */
export const PEOPLE_CALLS = [
  ...['addPerson', 'person', 'personNamed', 'setPersonDoc', 'dropPerson', 'addSession', 'personWith', 'dropSession'],
  ...['dropSessions', 'putPasskey', 'passkey', 'passkeysOf', 'things', 'putThings', 'dropThings'],
] as readonly (keyof People)[]
