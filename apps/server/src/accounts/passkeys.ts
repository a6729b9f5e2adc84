import type { PasskeyAnswer, PasskeyAsked } from '@machinami/wire'
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

interface Ticket {
  readonly challenge: string
  readonly until: number
  /** Who is asked; null: whoever has the passkey. */
  readonly person: string | null
  /** What they will be called, when it is the first thing there is of them. */
  readonly name?: string
}

/** Whose passkey it is, and what their device calls them. */
interface Holder {
  readonly id: string
  readonly name: string
}

/** How long somebody may look for their thumb. */
const PATIENCE = 5 * 60_000

const seal = (sealer: Sealer, ticket: Ticket): string =>
  Buffer.from(sealer.seal(JSON.stringify(ticket))).toString('base64url')

function opened(sealer: Sealer, text: string, now: number): Ticket | null {
  try {
    const ticket = JSON.parse(sealer.open(Buffer.from(text, 'base64url'))) as Ticket
    return ticket.until > now ? ticket : null
  } catch {
    return null
  }
}

type Known = Pick<WebAuthnCredential, 'id' | 'counter'> & { readonly publicKey: string }
const known = ({ doc }: PasskeyRow): Known => JSON.parse(doc) as Known

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
  const until = now + PATIENCE
  const ticket = { challenge: options.challenge, until, person: id, ...(isFirst && { name }) }
  return { options, ticket: seal(sealer, ticket) }
}

export async function newPasskey(
  sealer: Sealer,
  place: Place,
  person: string,
  { ticket, response }: PasskeyAnswer,
  now: number,
): Promise<PasskeyRow | null> {
  const asked = opened(sealer, ticket, now)
  return asked?.person === person ? made(place, person, asked.challenge, response) : null
}

/** The first passkey of somebody who has no account yet. */
export async function firstPasskey(
  sealer: Sealer,
  place: Place,
  { ticket, response }: PasskeyAnswer,
  now: number,
): Promise<{ readonly person: Holder; readonly passkey: PasskeyRow } | null> {
  const asked = opened(sealer, ticket, now)
  if (!asked?.person || asked.name === undefined) return null
  const passkey = await made(place, asked.person, asked.challenge, response)
  return passkey && { person: { id: asked.person, name: asked.name }, passkey }
}

async function made(place: Place, person: string, challenge: string, response: unknown): Promise<PasskeyRow | null> {
  const registered = await verifyRegistrationResponse({
    ...{ response: response as RegistrationResponseJSON, expectedChallenge: challenge },
    ...{ expectedOrigin: place.origin, expectedRPID: place.name, requireUserVerification: false },
  }).catch(() => null)
  if (!registered?.verified) return null
  const { id, publicKey, counter } = registered.registrationInfo.credential
  return { id, person, doc: JSON.stringify({ id, counter, publicKey: Buffer.from(publicKey).toString('base64url') }) }
}

export async function askForOne(sealer: Sealer, place: Place, now: number): Promise<PasskeyAsked> {
  const options = await generateAuthenticationOptions({ rpID: place.name, userVerification: 'preferred' })
  return { options, ticket: seal(sealer, { challenge: options.challenge, until: now + PATIENCE, person: null }) }
}

/** The passkey as it is to be kept from now on, if it is the right one. */
export async function answered(
  sealer: Sealer,
  place: Place,
  row: PasskeyRow,
  { ticket, response }: PasskeyAnswer,
  now: number,
): Promise<PasskeyRow | null> {
  const asked = opened(sealer, ticket, now)
  if (!asked || asked.person !== null) return null
  const { id, counter, publicKey } = known(row)
  const result = await verifyAuthenticationResponse({
    ...{ response: response as AuthenticationResponseJSON, expectedChallenge: asked.challenge },
    ...{ expectedOrigin: place.origin, expectedRPID: place.name, requireUserVerification: false },
    credential: { id, counter, publicKey: Buffer.from(publicKey, 'base64url') },
  }).catch(() => null)
  if (!result?.verified) return null
  return { ...row, doc: JSON.stringify({ id, publicKey, counter: result.authenticationInfo.newCounter }) }
}
