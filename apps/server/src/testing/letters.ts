import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'

/** Somebody who takes whatever is posted. */
export async function letterBox() {
  const letters: { path: string; headers: { [name: string]: unknown }; body: Buffer }[] = []
  let status = 201
  const server = createHttpServer(async (request, reply) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    letters.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
    reply.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    letters,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answerWith: (code: number) => {
      status = code
    },
    close: () => server.close(),
  }
}

/** A mail server that takes everything and says so. */
export async function mailServer() {
  const mails: { to: string; text: string }[] = []
  const server = createServer((line) => {
    let to = ''
    let text: string | null = null
    let rest = ''
    line.write('220 here\r\n')
    line.on('error', () => undefined)
    line.on('data', (piece) => {
      rest += piece.toString()
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const said = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (text !== null) {
          if (said === '.') {
            mails.push({ to, text: readable(text) })
            text = null
            line.write('250 kept\r\n')
          } else text += `${said}\n`
          continue
        }
        to = /^RCPT TO:<(.*)>/i.exec(said)?.[1] ?? to
        if (/^DATA/i.test(said)) text = ''
        line.write(/^DATA/i.test(said) ? '354 go on\r\n' : /^QUIT/i.test(said) ? '221 bye\r\n' : '250 well\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { mails, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

/** Soft line breaks and coded letters as a mail program shows them. */
const readable = (text: string): string =>
  text
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
