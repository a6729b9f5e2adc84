import type { PasskeyAsked } from '@machinami/wire'
import type { TestServer } from './server.ts'

/** What the tests of accounts ask of a server. */

export const PASSWORD = 'wheat field 7'
let nth = 0
export const aName = (): string => `Ann ${nth++}`

export type Asked = PasskeyAsked & { options: { challenge: string; user?: { name: string } } }

/** What an account's routes say. */
export const asking =
  (server: Pick<TestServer, 'url'>) =>
  async <T = { [field: string]: never }>(path: string, body?: object, token?: string, origin?: string) => {
    const reply = await fetch(`${server.url}/api/account${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(origin === undefined ? {} : { origin }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: reply.status, ...((await reply.json()) as T) } as {
      status: number
      refusal?: { refused: string }
    } & T
  }
