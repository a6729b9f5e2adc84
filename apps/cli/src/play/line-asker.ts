import { refuse } from '@machinami/cards'
import { parseAnswer } from '@machinami/engine'
import { type Cli, complain, say } from '../cli.ts'
import { openLines } from '../lines.ts'
import type { Ask, Asker, Reply } from './asker.ts'

const COMMANDS: { readonly [word: string]: Reply } = {
  undo: 'undo',
  u: 'undo',
  show: 'show',
  s: 'show',
  quit: 'quit',
  q: 'quit',
}

/** Without a keyboard: one answer per line, as a number or as records write it. */
export function lineAsker(cli: Cli): Asker {
  const lines = openLines(cli.io.stdin)
  let release = () => {}
  const interrupted = new Promise<'interrupted'>((resolve) => {
    release = cli.io.onInterrupt(() => resolve('interrupted'))
  })
  return {
    async ask(ask) {
      present(cli, ask)
      for (;;) {
        const line = await Promise.race([lines.next(), interrupted])
        if (line === null) return 'quit'
        if (line === 'interrupted') return line
        const reply = understand(cli, ask, line.trim().toLowerCase().replaceAll(/\s+/g, ' '))
        if (reply !== null) return reply
      }
    },
    clear: () => {},
    close: () => {
      release()
      lines.close()
    },
  }
}

function present(cli: Cli, { title, offers }: Ask): void {
  say(cli, cli.paint.bold(title), ...offers.map(({ text }, nth) => `  ${String(nth + 1).padStart(2)}  ${text}`))
}

function understand(cli: Cli, { offers, seat }: Ask, text: string): Reply | null {
  if (text === '' || text.startsWith('#')) return null
  if (text === '?' || text === 'help') {
    say(cli, cli.words.play.typing)
    return null
  }
  if (Object.hasOwn(COMMANDS, text)) return COMMANDS[text]
  const nth = /^\d+$/.test(text) ? Number(text) - 1 : offers.findIndex((offer) => offer.notation === text)
  if (nth >= 0 && nth < offers.length) return nth
  const isMove = /^\d+$/.test(text) || parseAnswer(text, seat) !== null
  const wanted = offers
    .slice(0, 3)
    .map((offer) => offer.notation)
    .join(', ')
  const what = text.slice(0, 80)
  complain(cli, isMove ? refuse('not-an-option', { what }) : refuse('not-a-move', { what, wanted }), 1)
  return null
}
