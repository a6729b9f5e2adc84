import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** So many proxies of our own are in front: what came before them, anybody can write. */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const said = String(headers['x-forwarded-for'] ?? '').split(/\s*,\s*/)
  return (proxies > 0 ? (said.at(-proxies) ?? said[0]).trim() : '') || (socket.remoteAddress ?? '')
}

export const isOfThisMachine = (host: string): boolean => /^(?:(?:::ffff:)?127\.|localhost$|::1$)/.test(host)

/** Nobody is between: a proxy on this machine nobody told us of would make everybody seem to sit at it. */
export const isAskedHere = ({ headers, ip }: { readonly headers: IncomingHttpHeaders; readonly ip: string }): boolean =>
  isOfThisMachine(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined

/** Who is counted together: an address, or the whole network where one line has as many addresses as it likes (IPv6). */
export function homeOf(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(plain) !== 6) return plain
  const [head, tail] = plain.split('::').map((half) => (half === '' ? [] : half.split(':')))
  const zeros = tail ? Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0') : []
  const network = [...head, ...zeros, ...(tail ?? [])].slice(0, 4)
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
