import { lookup } from 'node:dns'
import { request as plainly } from 'node:http'
import { request as securely } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Requests to addresses that strangers named: only outwards, only once, and never for long. */

const PATIENCE = 5000

const INSIDE = new BlockList()
for (const [net, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ] as const),
])
  INSIDE.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ...([
    ['::', 127],
    ['fc00::', 7],
    ['fe80::', 10],
    ['ff00::', 8],
    ['64:ff9b::', 96],
  ] as const),
])
  INSIDE.addSubnet(net, bits, 'ipv6')

/** Whether an address is of this machine, or of a network that is not everybody's. */
export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const plain = mapped ?? address
  return INSIDE.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}

/** A name that leads inside is looked at when it is used, not before: it could lead elsewhere by then. */
const outside: LookupFunction = (name, options, done) =>
  lookup(name, { ...options, all: true }, (problem, all) => {
    if (problem) return done(problem, '', 4)
    if (all.length === 0 || all.some(({ address }) => isInside(address)))
      return done(Object.assign(new Error('that address is not everybody’s'), { code: 'EINSIDE' }), '', 4)
    return options.all ? done(null, all) : done(null, all[0].address, all[0].family)
  })

export interface Letter {
  readonly url: string
  readonly headers: { readonly [name: string]: string | number }
  readonly body: Buffer | string
}

export type Delivery = 'sent' | 'gone' | 'failed'

/** `isHome`: addresses of one's own network are fine, and so is plain http. */
export const isAcceptable = (address: string, isHome: boolean): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username } = new URL(address)
  if (username !== '' || !(protocol === 'https:' || (isHome && protocol === 'http:'))) return false
  const name = hostname.replace(/^\[|\]$/g, '')
  return isHome || (isIP(name) === 0 ? name.includes('.') : !isInside(name))
}

/** Posts something; where it leads on to is not followed. */
export function post({ url, headers, body }: Letter, isHome: boolean): Promise<Delivery> {
  if (!isAcceptable(url, isHome)) return Promise.resolve('gone')
  const send = url.startsWith('https:') ? securely : plainly
  return new Promise((resolve) => {
    const going = send(
      url,
      {
        ...{ method: 'POST', timeout: PATIENCE, signal: AbortSignal.timeout(2 * PATIENCE) },
        headers: { 'content-length': Buffer.byteLength(body), ...headers },
        ...(isHome ? {} : { lookup: outside }),
      },
      (answer) => {
        // What it says does not matter, and is not read.
        answer.destroy()
        const status = answer.statusCode ?? 0
        resolve(status >= 200 && status < 300 ? 'sent' : status === 404 || status === 410 ? 'gone' : 'failed')
      },
    )
    going.on('timeout', () => going.destroy())
    going.on('error', () => resolve('failed'))
    going.end(body)
  })
}
