// A bot for Machinami: npx tsx bot.ts http://localhost:8080 tako-miru-37 Robo
// It sits down at the table a code leads to and answers whatever it is asked. docs/PROTOCOL.md has all messages.
import { randomBytes } from 'node:crypto'

type Question = { n: number; options: string[] }
type News = { is: string; from: number; events: { kind: string; seat?: number }[]; over: boolean; question?: Question }
type Reply = { session: string; from: number; frames: News[] }

const [server, code, name] = process.argv.slice(2)
/** Whoever holds it has the seat. */
const secret = randomBytes(16).toString('hex')

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
  const reply = await fetch(server + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })
  if (!reply.ok) throw new Error(await reply.text())
  return (await reply.json()) as T
}

/** Build something where that is possible; otherwise anything will do. */
function choose({ options }: Question): string {
  const builds = options.filter((option) => option.startsWith('build '))
  const from = builds.length > 0 ? builds : options
  return from[Math.floor(Math.random() * from.length)]
}

const { table } = await ask<{ table: string }>(`/api/codes/${code}`)
let deeds: unknown[] = [{ do: 'join', name, id: 1 }]
let [session, after, entries]: [string | undefined, number, number] = [undefined, 0, 0]
for (let isOver = false; !isOver; ) {
  const request: object = { v: 1, session, after, have: { entries }, deeds, wait: deeds.length === 0 }
  const reply: Reply = await ask<Reply>(`/api/tables/${table}/poll`, request)
  const known = reply.session === session ? Math.max(0, after + 1 - reply.from) : 0
  const news = reply.frames.slice(known).filter(({ is }) => is === 'news')
  const last = news.at(-1)
  ;[session, after] = [reply.session, reply.from + reply.frames.length - 1]
  if (last) entries = last.from + last.events.length
  deeds = last?.question ? [{ do: 'play', n: last.question.n, move: choose(last.question) }] : []
  isOver = last?.over ?? false
  if (isOver) console.log('over, won by seat', last?.events.find(({ kind }) => kind === 'won')?.seat)
}
