import type { FastifyInstance } from 'fastify'
import { askingPage, donePage } from '../notices/pages.ts'
import type { Rooms } from '../rooms/rooms.ts'

/** What links in notices lead to. Whoever has such a link has had the notice: nothing else is asked of them. */

export const BELL_PATH = /^\/api\/tables\/[^/]+\/bells\//

const PATHS = {
  stop: '/api/tables/:table/bells/:bell/stop',
  confirm: '/api/tables/:table/bells/:bell/confirm',
} as const

export function addBellRoutes(app: FastifyInstance, rooms: Rooms): void {
  app.get('/api/notices', async () => rooms.world.notifier.offered)
  app.register(async (scope) => {
    scope.addHook('onRequest', async (_, reply) => {
      reply.header('content-security-policy', "default-src 'none'; form-action 'self'; frame-ancestors 'none'")
    })
    // Mail programs post a form.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    )
    for (const what of ['stop', 'confirm'] as const) {
      scope.get(PATHS[what], async ({ headers }, reply) =>
        reply.type('text/html; charset=utf-8').send(askingPage(what, headers['accept-language'])),
      )
      scope.post<{ Params: { table: string; bell: string } }>(PATHS[what], async ({ params, headers }, reply) => {
        const refusal = await rooms.follow(params.table, params.bell, what)
        if (refusal && what === 'confirm') return reply.code(404).send({ refusal })
        return reply.type('text/html; charset=utf-8').send(donePage(what, headers['accept-language']))
      })
    }
  })
}
