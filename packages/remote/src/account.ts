import type {
  AccountSeen,
  Entered,
  NameAndPassword,
  PasskeyAnswer,
  PasskeyAsked,
  Proof,
  ThingsDown,
  ThingsUp,
  WireRefused,
} from '@machinami/wire'
import { type Asking, ask } from './requests.ts'

/** What can be asked of an account on a server. */
export function accountAt(world: Asking, server: string) {
  const at = <T>(path: string, token?: string, body?: unknown): Promise<T | WireRefused> =>
    ask<T>(world, `${server}/api/account${path}`, token, body)
  return {
    create: (who: NameAndPassword) => at<Entered>('', undefined, who),
    enter: (who: NameAndPassword) => at<Entered>('/enter', undefined, who),
    askFirstPasskey: (name: string) => at<PasskeyAsked>('/passkey/first', undefined, { name }),
    createByPasskey: (answer: PasskeyAnswer) => at<Entered>('/passkey/make', undefined, answer),
    askPasskey: () => at<PasskeyAsked>('/passkey/ask', undefined, {}),
    enterByPasskey: (answer: PasskeyAnswer) => at<Entered>('/passkey/enter', undefined, answer),
    seen: (token: string) => at<AccountSeen>('', token),
    leave: (token: string) => at<object>('/leave', token, {}),
    leaveOthers: (token: string) => at<object>('/leave', token, { others: true }),
    things: (token: string, things: ThingsUp) => at<ThingsDown>('/things', token, things),
    changePassword: (token: string, proof: Proof, password: string) =>
      at<object>('/password', token, { proof, password }),
    askProof: (token: string) => at<PasskeyAsked>('/passkey/prove', token, {}),
    newPasskey: (token: string, proof: Proof) => at<PasskeyAsked>('/passkey/new', token, { proof }),
    addPasskey: (token: string, answer: PasskeyAnswer) => at<object>('/passkey/add', token, answer),
    removePasskey: (token: string, proof: Proof, passkey: string) =>
      at<object>('/passkey/remove', token, { proof, passkey }),
    everything: (token: string) => at<object>('/everything', token),
    erase: (token: string, proof: Proof) => at<object>('/erase', token, { proof }),
  }
}
