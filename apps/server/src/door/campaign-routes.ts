import { refuseOnWire } from '@machinami/wire'
import type { FastifyInstance } from 'fastify'
import { keyOf } from '../seal.ts'
import { homeOf } from './address.ts'
import { Allowances } from './allowance.ts'
import { type RouteOptions, refused, secretOf } from './routes.ts'
import { readNewCampaign } from './shapes.ts'

/** Campaigns are founded here; everything else is done as at a table. */
export function addCampaigns(app: FastifyInstance, { rooms, limits }: Pick<RouteOptions, 'rooms' | 'limits'>): void {
  const making = new Allowances(limits.campaigns, limits.campaignsPerSecond)

  app.post('/api/campaigns', { bodyLimit: limits.campaign }, async (request, reply) => {
    const secret = secretOf(request)
    if (secret === null) return refused(reply, refuseOnWire('wrong-secret'))
    if (!making.take(homeOf(request.ip), Date.now())) return refused(reply, refuseOnWire('too-many-tables'))
    const wanted = readNewCampaign(request.body)
    if ('refused' in wanted) return refused(reply, wanted)
    const made = await rooms.found(wanted, keyOf(secret))
    return 'refused' in made ? refused(reply, made) : reply.code(201).send(made)
  })

  app.get<{ Params: { campaign: string } }>('/api/campaigns/:campaign/file', async (request, reply) => {
    const secret = secretOf(request)
    const file = await rooms.file(request.params.campaign, secret === null ? null : keyOf(secret))
    return typeof file === 'string' ? reply.type('text/plain; charset=utf-8').send(file) : refused(reply, file)
  })
}
