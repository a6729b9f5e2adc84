import { PROTOCOL } from '@machinami/wire'
import { z } from 'zod'
import { MINE, NEW_TABLE, POLL, UP } from './shapes.ts'

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
    '/healthz': { get: { summary: 'Whether all is well.', responses: replies('It is.') } },
  },
}
