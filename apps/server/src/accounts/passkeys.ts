import type { PasskeyAnswer, PasskeyAsked, PasskeySeen } from '@machinami/wire'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server'
import type { Sealer } from '../seal.ts'
import type { PasskeyRow } from '../store/people.ts'

/** Passkeys of an address. What was asked travels with whoever was asked, sealed: any node can hear the answer. */

export interface Place {
  /** `https://play.example.org`, as the browser says it, and its name alone. */
  readonly origin: string
  readonly name: string
}

/** What somebody is asked for: an answer to one thing is none to another. */
type Purpose =
  | { readonly is: 'enter' }
  /** The name they will have. */
  | { readonly is: 'first'; readonly person: string; readonly name: string }
  | { readonly is: 'new' | 'prove'; readonly person: string }

interface Ticket {
  readonly challenge: string
  readonly until: number
  readonly purpose: Purpose
}

/** Whose passkey it is, and what their device calls them. */
interface Holder {
  readonly id: string
  readonly name: string
}

/** How long somebody may look for their thumb. */
const PATIENCE = 5 * 60_000

function ticketFor(sealer: Sealer, challenge: string, purpose: Purpose, now: number): string {
  const ticket: Ticket = { challenge, until: now + PATIENCE, purpose }
  return Buffer.from(sealer.seal(JSON.stringify(ticket))).toString('base64url')
}

function opened(sealer: Sealer, text: string, now: number): Ticket | null {
  try {
    const ticket = JSON.parse(sealer.open(Buffer.from(text, 'base64url'))) as Ticket
    return ticket.until > now ? ticket : null
  } catch {
    return null
  }
}

type Known = Pick<WebAuthnCredential, 'id' | 'counter'> & { readonly publicKey: string; readonly made?: number }
const known = ({ doc }: PasskeyRow): Known => JSON.parse(doc) as Known
export const seenOf = (row: PasskeyRow): PasskeySeen => ({ id: row.id, made: known(row).made ?? null })

export async function askForNew(
  sealer: Sealer,
  place: Place,
  { id, name }: Holder,
  has: readonly PasskeyRow[] | 'no account yet',
  now: number,
): Promise<PasskeyAsked> {
  const isFirst = has === 'no account yet'
  const options = await generateRegistrationOptions({
    ...{ rpName: 'Machinami', rpID: place.name, userName: name, userDisplayName: name, userID: Buffer.from(id) },
    ...{ attestationType: 'none', excludeCredentials: isFirst ? [] : has.map((each) => ({ id: each.id })) },
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  const purpose: Purpose = isFirst ? { is: 'first', person: id, name } : { is: 'new', person: id }
  return { options, ticket: ticketFor(sealer, options.challenge, purpose, now) }
}

export async function newPasskey(
  sealer: Sealer,
  place: Place,
  person: string,
  { ticket, response }: PasskeyAnswer,
  now: number,
): Promise<PasskeyRow | null> {
  const asked = opened(sealer, ticket, now)
  if (asked?.purpose.is !== 'new' || asked.purpose.person !== person) return null
  return made(place, person, asked.challenge, response, now)
}

/** The first passkey of somebody who has no account yet. */
export async function firstPasskey(
  sealer: Sealer,
  place: Place,
  { ticket, response }: PasskeyAnswer,
  now: number,
): Promise<{ readonly person: Holder; readonly passkey: PasskeyRow } | null> {
  const asked = opened(sealer, ticket, now)
  if (asked?.purpose.is !== 'first') return null
  const { person, name } = asked.purpose
  const passkey = await made(place, person, asked.challenge, response, now)
  return passkey && { person: { id: person, name }, passkey }
}

async function made(
  place: Place,
  person: string,
  challenge: string,
  response: unknown,
  now: number,
): Promise<PasskeyRow | null> {
  const registered = await verifyRegistrationResponse({
    ...{ response: response as RegistrationResponseJSON, expectedChallenge: challenge },
    ...{ expectedOrigin: place.origin, expectedRPID: place.name, requireUserVerification: false },
  }).catch(() => null)
  if (!registered?.verified) return null
  const { id, publicKey, counter } = registered.registrationInfo.credential
  const key = Buffer.from(publicKey).toString('base64url')
  return { id, person, doc: JSON.stringify({ id, counter, publicKey: key, made: now } satisfies Known) }
}

/** Somebody who comes in, whoever it is; or somebody who is in, and shows that they could come in again. */
export async function askForOne(
  sealer: Sealer,
  place: Place,
  now: number,
  prover?: { readonly person: string; readonly has: readonly PasskeyRow[] },
): Promise<PasskeyAsked> {
  const options = await generateAuthenticationOptions({
    ...{ rpID: place.name, userVerification: 'preferred' },
    allowCredentials: (prover?.has ?? []).map(({ id }) => ({ id })),
  })
  const purpose: Purpose = prover ? { is: 'prove', person: prover.person } : { is: 'enter' }
  return { options, ticket: ticketFor(sealer, options.challenge, purpose, now) }
}

/** The passkey as it is to be kept from now on, if it is the right one. */
export async function answered(
  sealer: Sealer,
  place: Place,
  row: PasskeyRow,
  { ticket, response }: PasskeyAnswer,
  now: number,
  prover?: string,
): Promise<PasskeyRow | null> {
  const asked = opened(sealer, ticket, now)
  if (!asked || !isFor(asked.purpose, row, prover)) return null
  const { id, counter, publicKey } = known(row)
  const result = await verifyAuthenticationResponse({
    ...{ response: response as AuthenticationResponseJSON, expectedChallenge: asked.challenge },
    ...{ expectedOrigin: place.origin, expectedRPID: place.name, requireUserVerification: false },
    credential: { id, counter, publicKey: Buffer.from(publicKey, 'base64url') },
  }).catch(() => null)
  if (!result?.verified) return null
  return { ...row, doc: JSON.stringify({ ...known(row), counter: result.authenticationInfo.newCounter }) }
}

const isFor = (purpose: Purpose, { person }: PasskeyRow, prover?: string): boolean =>
  prover === undefined
    ? purpose.is === 'enter'
    : purpose.is === 'prove' && purpose.person === prover && person === prover
