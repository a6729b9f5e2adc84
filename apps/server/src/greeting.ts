import { networkInterfaces } from 'node:os'
import { isOfThisMachine } from './door/address.ts'
import type { ConsoleWords } from './words/console-words.ts'

/** Under which addresses others find this machine. */
const addresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::'

/** Under which addresses others on the same network open the page; none where only this machine can. */
export function addressesForOthers(port: number, host: string, ours: () => readonly string[] = addresses): string[] {
  if (isOfThisMachine(host)) return []
  return (isEverywhere(host) ? ours() : [host]).map((each) => `http://${each}:${port}/`)
}

/** What somebody wants to know who has just started it. */
export function greeting(port: number, host: string, words: ConsoleWords): string {
  const others = addressesForOthers(port, host)
  const whoSees = isOfThisMachine(host) ? words.onlyHere : others.length === 0 ? words.noNetwork : words.friends(others)
  const here = isOfThisMachine(host) || isEverywhere(host) ? 'localhost' : host
  return [words.open(`http://${here}:${port}/`), whoSees, words.closes].join('\n')
}
