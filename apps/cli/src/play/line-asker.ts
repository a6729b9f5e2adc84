import { type Refusal, refuse } from '@machinami/cards'
import { parseAnswer } from '@machinami/engine'
import { type Cli, complain, say } from '../cli.ts'
import { FAILED } from '../exit.ts'
import type { Stop } from '../stop.ts'
import { openLines } from '../typed-lines.ts'
import type { Ask, Asker, Reply } from './asker.ts'
import { offerFor, spelled } from './typed-move.ts'

const COMMANDS: { readonly [word: string]: Reply } = {
  undo: 'undo',
  u: 'undo',
  show: 'show',
  s: 'show',
  quit: 'quit',
  q: 'quit',
}

/** Without a keyboard: one answer per line, as a number or as records write it. */
export function lineAsker(cli: Cli, { wanted }: Stop): Asker {
  const lines = openLines(cli.io.stdin)
  const interrupted = new Promise<'interrupted'>((resolve) => {
    wanted.addEventListener('abort', () => resolve('interrupted'))
  })
  let refused = false
  let ended = false
  return {
    async ask(ask) {
      present(cli, ask)
      for (;;) {
        const line = await Promise.race([lines.next(), interrupted])
        ended = line === null
        if (line === null) return 'quit'
        if (line === 'interrupted') return line
        const reply = understand(cli, ask, line.trim().toLowerCase().replaceAll(/\s+/g, ' '))
        if (typeof reply === 'object' && reply !== null) {
          complain(cli, reply, FAILED)
          refused = true
        } else if (reply !== null) return reply
      }
    },
    clear: () => {},
    hasGivenUp: () => ended && refused,
    close: () => lines.close(),
  }
}

function present(cli: Cli, { title, offers }: Ask): void {
  say(cli, cli.paint.bold(title), ...offers.map(({ text }, nth) => `  ${String(nth + 1).padStart(2)}  ${text}`))
}

/** The reply that a line gives; null where it wants none, a refusal where it cannot be one. */
function understand(cli: Cli, ask: Ask, text: string): Reply | Refusal | null {
  const { offers } = ask
  if (text === '' || text.startsWith('#')) return null
  if (text === '?' || text === 'help') {
    const example = offers.find(({ notation }) => notation.startsWith('build ')) ?? offers[0]
    say(cli, cli.words.play.typing(example.notation))
    return null
  }
  if (Object.hasOwn(COMMANDS, text)) return COMMANDS[text]
  const nth = /^\d+$/.test(text) ? Number(text) - 1 : offerFor(ask, text)
  return nth >= 0 && nth < offers.length ? nth : whyNot(ask, text)
}

/** Moves that are a word and a card. */
const WITH_CARD = /^(?:build|next|demolish|close|activate|invest|pick) (.+)$/

function whyNot(ask: Ask, text: string): Refusal {
  const { offers, seat, cards } = ask
  const what = text.slice(0, 80)
  if (/^\d+$/.test(text)) return refuse('not-an-option', { what })
  const moves = spelled(ask, text).filter((each) => parseAnswer(each, seat) !== null)
  if (moves.length > 0) return refuse('not-an-option', { what })
  const [, card] = WITH_CARD.exec(text) ?? []
  if (cards && card !== undefined) return refuse('unknown-card', { what: card.slice(0, 80) })
  if (!cards && parseAnswer(text, seat)) return refuse('not-an-option', { what })
  const wanted = offers.slice(0, 3).map((offer) => offer.notation)
  return refuse('not-a-move', { what, wanted: wanted.join(', ') })
}
