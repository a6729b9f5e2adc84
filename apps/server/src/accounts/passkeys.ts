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
import type { PasskeyRow, PersonRow } from '../store/people.ts'

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
  person: PersonRow,
  has: readonly PasskeyRow[],
  now: number,
): Promise<PasskeyAsked> {
  const options = await generateRegistrationOptions({
    ...{ rpName: 'Machinami', rpID: place.name, userName: person.name, userID: Buffer.from(person.id) },
    ...{ attestationType: 'none', excludeCredentials: has.map(({ id }) => ({ id })) },
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  return { options, ticket: seal(sealer, { challenge: options.challenge, until: now + PATIENCE, person: person.id }) }
}

export async function newPasskey(
  sealer: Sealer,
  place: Place,
  person: string,
  { ticket, response }: PasskeyAnswer,
  now: number,
): Promise<PasskeyRow | null> {
  const asked = opened(sealer, ticket, now)
  if (asked?.person !== person) return null
  const made = await verifyRegistrationResponse({
    ...{ response: response as RegistrationResponseJSON, expectedChallenge: asked.challenge },
    ...{ expectedOrigin: place.origin, expectedRPID: place.name, requireUserVerification: false },
  }).catch(() => null)
  if (!made?.verified) return null
  const { id, publicKey, counter } = made.registrationInfo.credential
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
