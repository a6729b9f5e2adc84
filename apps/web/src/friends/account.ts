import { accountAt, worldAround } from '@machinami/remote'
import { type Entered, isRefused, type PasskeyAsked, type Proof, type WireRefused } from '@machinami/wire'
import { signal } from '@preact/signals'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { forget, keep, recall } from '../store/storage.ts'

/** The account that is open in this browser, if any. */

const KEY = 'account'
/** What browser and account had in common of campaigns and of games (`shelf-sync`). */
export const SYNCED_CAMPAIGNS = 'synced-campaigns'
export const SYNCED_GAMES = 'synced-games'
const server = accountAt(worldAround(), location.origin)

function kept(): Entered | null {
  try {
    const { token, name } = JSON.parse(recall(KEY) ?? '{}') as Partial<Entered>
    return typeof token === 'string' && typeof name === 'string' ? { token, name } : null
  } catch {
    return null
  }
}

export const account = signal<Entered | null>(kept())

/** Nobody answers: said like any other reason. */
const NOBODY: WireRefused = { refused: 'not-kept' }
const orNobody = <T>(asking: Promise<T | WireRefused>): Promise<T | WireRefused> => asking.catch(() => NOBODY)

function opened(entered: Entered | WireRefused): WireRefused | null {
  if (isRefused(entered)) return entered
  account.value = { token: entered.token, name: entered.name }
  keep(KEY, JSON.stringify(account.value))
  return null
}

/** It is closed here: by whoever is here, or because the server does not know it any more. */
export function close(): void {
  account.value = null
  forget(KEY)
  forget('synced')
  forget(SYNCED_CAMPAIGNS)
  forget(SYNCED_GAMES)
}

export const enter = async (name: string, password: string) => opened(await orNobody(server.enter({ name, password })))
export const create = async (name: string, password: string) =>
  opened(await orNobody(server.create({ name, password })))

export type PasskeyState = 'possible' | 'insecure' | 'unnamed' | 'unsupported'

export function passkeyState(): PasskeyState {
  if (!isSecureContext) return 'insecure'
  if (/^[\d.]+$|^\[/.test(location.hostname)) return 'unnamed'
  return 'PublicKeyCredential' in window ? 'possible' : 'unsupported'
}

/** Whoever closed the browser's own dialog, or has no passkey to choose there. */
export const NO_CHOICE = 'no-choice'
/** This device keeps one for this account already. */
export const HAS_ONE = 'has-one'
export type AfterPasskey = WireRefused | typeof NO_CHOICE | typeof HAS_ONE | null

const whyNone = (reason: unknown): typeof NO_CHOICE | typeof HAS_ONE =>
  reason instanceof Error && reason.name === 'InvalidStateError' ? HAS_ONE : NO_CHOICE

/** A new account that a passkey of this device opens, and nothing else. */
export async function createByPasskey(name: string): Promise<AfterPasskey> {
  const asked = await orNobody<PasskeyAsked>(server.askFirstPasskey(name))
  if (isRefused(asked)) return asked
  const response = await startRegistration({ optionsJSON: asked.options as never }).catch(() => null)
  return response ? opened(await orNobody(server.createByPasskey({ ticket: asked.ticket, response }))) : NO_CHOICE
}

export async function enterByPasskey(): Promise<AfterPasskey> {
  const asked = await orNobody<PasskeyAsked>(server.askPasskey())
  if (isRefused(asked)) return asked
  const response = await startAuthentication({ optionsJSON: asked.options as never }).catch(() => null)
  return response ? opened(await orNobody(server.enterByPasskey({ ticket: asked.ticket, response }))) : NO_CHOICE
}

/** Does something with the open account; an account that is closed by now is closed here, too. */
async function own<T>(work: (token: string) => Promise<T | WireRefused>): Promise<T | WireRefused> {
  const open = account.peek()
  if (!open) return { refused: 'no-account' }
  const answer = await orNobody(work(open.token))
  if (isRefused(answer) && answer.refused === 'no-account') close()
  return answer
}
const whyNot = (answer: unknown): WireRefused | null => (isRefused(answer) ? answer : null)

export const seen = () => own(server.seen)
export const everything = () => own(server.everything)
export const things = (up: Parameters<typeof server.things>[1]) => own((token) => server.things(token, up))

/** That it is still whoever logged in, as the server wants to know it before anything opens the account that did not. */
export async function proofByPasskey(): Promise<Proof | WireRefused | typeof NO_CHOICE> {
  const asked = await own<PasskeyAsked>(server.askProof)
  if (isRefused(asked)) return asked
  const response = await startAuthentication({ optionsJSON: asked.options as never }).catch(() => null)
  return response ? { ticket: asked.ticket, response } : NO_CHOICE
}

export const changePassword = async (proof: Proof, password: string) =>
  whyNot(await own((token) => server.changePassword(token, proof, password)))
export const removePasskey = async (proof: Proof, id: string) =>
  whyNot(await own((token) => server.removePasskey(token, proof, id)))

export async function addPasskey(proof: Proof): Promise<AfterPasskey> {
  const asked = await own<PasskeyAsked>((token) => server.newPasskey(token, proof))
  if (isRefused(asked)) return asked
  const response = await startRegistration({ optionsJSON: asked.options as never }).catch(whyNone)
  if (typeof response === 'string') return response
  return whyNot(await own((token) => server.addPasskey(token, { ticket: asked.ticket, response })))
}

export async function leave(): Promise<void> {
  await own(server.leave)
  close()
}

export const leaveOthers = async () => whyNot(await own(server.leaveOthers))

export async function erase(proof: Proof): Promise<WireRefused | null> {
  const answer = whyNot(await own((token) => server.erase(token, proof)))
  if (!answer) close()
  return answer
}
