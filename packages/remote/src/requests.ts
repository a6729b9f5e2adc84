import {
  type DiceSeen,
  type Mine,
  type NewCampaign,
  type NewTable,
  type NoticesOffered,
  readCode,
  refuseOnWire,
  type TableGlance,
  type TableListed,
  type TableMade,
  type WireRefused,
} from '@machinami/wire'
import type { World } from './world.ts'

/** Everything that needs no seat. */

export type Asking = Pick<World, 'fetch'>

export async function ask<T>(world: Asking, url: string, secret?: string, body?: unknown): Promise<T | WireRefused> {
  const reply = await world.fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer = JSON.parse(await reply.text()) as T | { readonly refusal: WireRefused }
  return typeof answer === 'object' && answer !== null && 'refusal' in answer ? answer.refusal : answer
}

/** A secret for a seat, from 16 random bytes or more: whoever holds it has the seat. */
export const newSecret = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const createTable = (
  world: Asking,
  server: string,
  secret: string,
  table: NewTable,
): Promise<TableMade | WireRefused> => ask<TableMade>(world, `${server}/api/tables`, secret, table)

/** A new campaign from a sealed pack, or one that goes on from its file. */
export const foundCampaign = (
  world: Asking,
  server: string,
  secret: string,
  campaign: NewCampaign,
): Promise<TableMade | WireRefused> => ask<TableMade>(world, `${server}/api/campaigns`, secret, campaign)

/** A whole campaign as one file; null where it is not given. */
export const campaignFile = (world: Asking, server: string, campaign: string, secret: string): Promise<string | null> =>
  textOf(world, `${server}/api/campaigns/${campaign}/file`, secret)

/** The table a code leads to, however it was typed. */
export async function findTable(
  world: Asking,
  server: string,
  typed: string,
): Promise<{ table: string } | WireRefused> {
  const code = readCode(typed)
  return code === null ? refuseOnWire('unknown-code') : ask<{ table: string }>(world, `${server}/api/codes/${code}`)
}

export const listTables = (world: Asking, server: string): Promise<{ tables: readonly TableListed[] } | WireRefused> =>
  ask<{ tables: readonly TableListed[] }>(world, `${server}/api/tables`)

/** How one's own tables stand; those that are gone are left out. */
export const myTables = (
  world: Asking,
  server: string,
  mine: Mine,
): Promise<{ tables: readonly TableGlance[] } | WireRefused> =>
  ask<{ tables: readonly TableGlance[] }>(world, `${server}/api/mine`, undefined, mine)

/** Everything that was thrown there in games that are over. */
export const diceOf = (world: Asking, server: string): Promise<DiceSeen | WireRefused> =>
  ask<DiceSeen>(world, `${server}/api/dice`)

/** How people who are away can be told. */
export const noticesOf = (world: Asking, server: string): Promise<NoticesOffered | WireRefused> =>
  ask<NoticesOffered>(world, `${server}/api/notices`)

/** Where others find a server that runs on this machine; null where nobody else can, or it runs elsewhere. */
export const addressOf = (world: Asking, server: string): Promise<{ address: string | null } | WireRefused> =>
  ask<{ address: string | null }>(world, `${server}/api/address`)

/** The record of a game, as text. */
export const recordOf = (world: Asking, server: string, table: string, secret?: string): Promise<string | null> =>
  textOf(world, `${server}/api/tables/${table}/record`, secret)

/** Leaves a game that goes on; erases one that is over, for everybody, if whoever holds this secret made it. */
export const eraseTable = (
  world: Asking,
  server: string,
  table: string,
  secret: string,
): Promise<object | WireRefused> => ask<object>(world, `${server}/api/tables/${table}/erase`, secret, {})

async function textOf(world: Asking, url: string, secret?: string): Promise<string | null> {
  const reply = await world.fetch(url, {
    method: 'GET',
    headers: secret === undefined ? {} : { authorization: `Bearer ${secret}` },
  })
  return reply.ok ? reply.text() : null
}
