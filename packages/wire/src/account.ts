/** An account keeps what a browser keeps, for another browser. Nobody needs one to play. */

/** Something that is kept: the secret of a seat, settings. Who wrote last is right. */
export interface Thing {
  readonly kind: string
  readonly id: string
  readonly text: string
  /** When it was changed, in milliseconds of the day. */
  readonly changed: number
}

/** `POST /api/account`, `POST /api/account/enter` */
export interface NameAndPassword {
  readonly name: string
  readonly password: string
}
/** What opens the account from now on; it travels in a header. */
export interface Entered {
  readonly token: string
  readonly name: string
}

/** `GET /api/account` */
export interface AccountSeen {
  readonly name: string
  readonly hasPassword: boolean
  readonly passkeys: readonly PasskeySeen[]
}
export interface PasskeySeen {
  readonly id: string
  /** When it was added, in milliseconds of the day; null where nobody noted it. */
  readonly made: number | null
}

/** With `replaces` it is taken only in the place of what was changed at that time (0: where nothing lies). */
export interface ThingUp extends Thing {
  readonly replaces?: number
}

/** `POST /api/account/things`: what is newer here, and what is there. With `only`, other things come with an empty text. */
export interface ThingsUp {
  readonly put?: readonly ThingUp[]
  readonly drop?: readonly Pick<Thing, 'kind' | 'id'>[]
  readonly only?: readonly { readonly kind: string; readonly id?: string }[]
}
export interface ThingsDown {
  readonly things: readonly Thing[]
  /** Not taken: something newer lay there. */
  readonly late: readonly Pick<Thing, 'kind' | 'id'>[]
}

/** Something for a browser's passkeys to answer, and what proves that it was asked. */
export interface PasskeyAsked {
  readonly options: unknown
  readonly ticket: string
}
export interface PasskeyAnswer {
  readonly ticket: string
  readonly response: unknown
}

/** That whoever is in could come in again now: a token may be stolen. The answer is one to `POST /api/account/passkey/prove`. */
export type Proof = { readonly password: string } | PasskeyAnswer
