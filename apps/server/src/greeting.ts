import { networkInterfaces } from 'node:os'
import type { ConsoleWords } from './words/console-words.ts'

const isOfThisMachine = (host: string): boolean => /^(?:127\.|localhost$|::1$)/.test(host)

/** Under which addresses others find this machine. */
const addresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)

/** What somebody wants to know who has just started it. */
export function greeting(port: number, host: string, words: ConsoleWords): string {
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const others = isEverywhere ? addresses() : [host]
  const whoSees = isOfThisMachine(host)
    ? words.onlyHere
    : others.length === 0
      ? words.noNetwork
      : words.friends(others.map((each) => `http://${each}:${port}/`))
  const here = isOfThisMachine(host) || isEverywhere ? 'localhost' : host
  return [words.open(`http://${here}:${port}/`), whoSees, words.closes].join('\n')
}
