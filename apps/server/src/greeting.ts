import { networkInterfaces } from 'node:os'

const isOfThisMachine = (host: string): boolean => /^(?:127\.|localhost$|::1$)/.test(host)

/** Under which addresses others find this machine. */
const addresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)

/** What somebody wants to know who has just started it. */
export function greeting(port: number, host: string): string {
  const others = host === '0.0.0.0' || host === '::' ? addresses() : [host]
  const whoSees = isOfThisMachine(host)
    ? 'Only this machine can open it.'
    : others.length === 0
      ? 'This machine has no network; HOST says who else may open it.'
      : `Friends on the same network open ${others.map((each) => `http://${each}:${port}/`).join(' or ')} (HOST=127.0.0.1 keeps it to this machine).`
  const here = isOfThisMachine(host) || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `Machinami is open: http://${here}:${port}/\n${whoSees}\nCtrl+C closes it; games go on when it is started again.`
}
