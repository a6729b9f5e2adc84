import { PROTOCOL } from '@machinami/wire'
import { z } from 'zod'
import { ENTER, FIRST_PASSKEY, LEAVE, PASSKEY, PASSKEY_GONE, PASSWORD, PROOF, THINGS } from './account-routes.ts'
import { MINE, NEW_CAMPAIGN, NEW_TABLE, POLL, UP } from './shapes.ts'

/** The API as programs read it, from the very shapes that requests are checked by. docs/PROTOCOL.md says it in words. */

const json = (schema: object) => ({ 'application/json': { schema } })
const shapeOf = (shape: z.ZodType): object => z.toJSONSchema(shape, { target: 'draft-2020-12' })
const said = (description: string, schema: object = { type: 'object' }) => ({ description, content: json(schema) })
const REFUSED = said('Why not, as a code.', {
  type: 'object',
  properties: { refusal: { type: 'object', properties: { refused: { type: 'string' } }, required: ['refused'] } },
})
const replies = (good: string, status = '200') => ({ [status]: said(good), '4XX': REFUSED, '503': REFUSED })
const table = [{ name: 'table', in: 'path', required: true, schema: { type: 'string' } }]
const seat = [{ seat: [] }]

/** What a link in a notice leads to: a page that asks, and what it posts to. */
const linkIn = (summary: string) => {
  const parameters = [...table, { name: 'bell', in: 'path', required: true, schema: { type: 'string' } }]
  return {
    get: { summary: `${summary} A page that asks.`, parameters, responses: replies('The page.') },
    post: { summary, parameters, responses: replies('Done.') },
  }
}

const account = [{ account: [] }]
const takes = (shape: z.ZodType) => ({ requestBody: { required: true, content: json(shapeOf(shape)) } })
const asked = (summary: string, shape?: z.ZodType) => ({
  post: { summary, security: account, ...(shape ? takes(shape) : {}), responses: replies('Done.') },
})

export const OPENAPI = {
  openapi: '3.1.0',
  info: {
    title: 'Machinami',
    version: String(PROTOCOL),
    description: 'Tables on a server. `/api/socket` is a WebSocket; its messages up are the schema `Up`.',
  },
  components: {
    securitySchemes: {
      seat: { type: 'http', scheme: 'bearer', description: 'The secret of a seat, made by its owner.' },
      account: { type: 'http', scheme: 'bearer', description: 'What entering an account gave.' },
    },
    schemas: { Up: shapeOf(UP) },
  },
  paths: {
    '/api/tables': {
      get: { summary: 'Tables everybody may see.', responses: replies('The tables.') },
      post: {
        ...{ summary: 'Makes a table; its maker has the first seat.', security: seat },
        ...{
          requestBody: { required: true, content: json(shapeOf(NEW_TABLE)) },
          responses: replies('Its id and code.', '201'),
        },
      },
    },
    '/api/campaigns': {
      post: {
        ...{ summary: 'Founds a campaign from a sealed pack, or brings one as a file.', security: seat },
        ...{
          requestBody: { required: true, content: json(shapeOf(NEW_CAMPAIGN)) },
          responses: replies('Its id and code, as of a table.', '201'),
        },
      },
    },
    '/api/campaigns/{campaign}/file': {
      get: {
        ...{ summary: 'The whole campaign as one file, for whoever has a town.', security: seat },
        parameters: [{ name: 'campaign', in: 'path', required: true, schema: { type: 'string' } }],
        responses: replies('The file.'),
      },
    },
    '/api/tables/{table}/poll': {
      post: {
        ...{ summary: 'Deeds up and frames down where there are no sockets.', security: seat, parameters: table },
        ...{ requestBody: { required: true, content: json(shapeOf(POLL)) }, responses: replies('Frames, numbered.') },
      },
    },
    '/api/tables/{table}/record': {
      get: {
        summary: 'The record of its game, as text or JSON.',
        parameters: table,
        responses: replies('The record.'),
      },
    },
    '/api/tables/{table}/erase': {
      post: {
        ...{ summary: 'Erases a game that is over, by whoever made it; leaves one that is not.', security: seat },
        ...{ parameters: table, responses: replies('Gone.') },
      },
    },
    '/api/codes/{code}': {
      get: {
        summary: 'The table a code leads to.',
        parameters: [{ name: 'code', in: 'path', required: true, schema: { type: 'string' } }],
        responses: replies('Its id.'),
      },
    },
    '/api/mine': {
      post: {
        summary: 'How one’s own tables stand.',
        ...{ requestBody: { required: true, content: json(shapeOf(MINE)) }, responses: replies('A glance at each.') },
      },
    },
    '/api/dice': {
      get: {
        summary: 'Everything that was thrown in games that are over, held against chance.',
        responses: replies('Counts and chi-square.'),
      },
    },
    '/api/account': {
      get: { summary: 'Whose account it is.', security: account, responses: replies('Name, and how it is opened.') },
      post: { summary: 'Makes an account.', ...takes(ENTER), responses: replies('What opens it.') },
    },
    '/api/account/enter': {
      post: { summary: 'Opens an account.', ...takes(ENTER), responses: replies('What opens it from now on.') },
    },
    '/api/account/leave': asked('Closes it here, or everywhere else.', LEAVE),
    '/api/account/things': asked('Puts and gets what is kept.', THINGS),
    '/api/account/password': asked('Sets or changes the password.', PASSWORD),
    '/api/account/passkey/ask': { post: { summary: 'Asks for a passkey.', responses: replies('What to ask.') } },
    '/api/account/passkey/enter': {
      post: { summary: 'Opens an account by passkey.', ...takes(PASSKEY), responses: replies('What opens it.') },
    },
    '/api/account/passkey/first': {
      post: {
        summary: 'Asks for the passkey of an account that is to be made.',
        ...{ ...takes(FIRST_PASSKEY), responses: replies('What to ask.') },
      },
    },
    '/api/account/passkey/make': {
      post: { summary: 'Makes an account by passkey.', ...takes(PASSKEY), responses: replies('What opens it.') },
    },
    '/api/account/passkey/prove': asked('Asks whoever is in for a passkey, as a proof.'),
    '/api/account/passkey/new': asked('Asks for a new passkey.', PROOF),
    '/api/account/passkey/add': asked('Adds it.', PASSKEY),
    '/api/account/passkey/remove': asked('Removes one; never the only way in.', PASSKEY_GONE),
    '/api/account/everything': {
      get: { summary: 'All that is kept about somebody.', security: account, responses: replies('All of it.') },
    },
    '/api/account/erase': asked('Erases the account and everything in it.', PROOF),
    '/api/address': {
      get: {
        summary: 'Where others find a server that runs on this machine.',
        responses: replies('The address, or null.'),
      },
    },
    '/api/notices': {
      get: { summary: 'How people who are away can be told.', responses: replies('Which ways there are.') },
    },
    '/api/tables/{table}/bells/{bell}/stop': linkIn('To hear no more.'),
    '/api/tables/{table}/bells/{bell}/confirm': linkIn('To say yes to mail.'),
    '/healthz': { get: { summary: 'Whether all is well.', responses: replies('It is.') } },
  },
}
