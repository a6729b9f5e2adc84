import { isCancel, Prompt, settings } from '@clack/core'
import type { Cli } from '../cli.ts'
import { fit, wrap } from '../columns.ts'
import { widthOf } from '../io.ts'
import type { Stop } from '../stop.ts'
import type { Ask, Asker, Offer, Reply } from './asker.ts'

/** With a keyboard: a list to walk through with arrows, or to shorten with its numbers. */
export function keyAsker(cli: Cli, { wanted }: Stop): Asker {
  // Only Ctrl-C leaves; Esc is pressed too easily.
  settings.aliases.delete('escape')
  return {
    ask: async (ask) => {
      // A prompt never takes its listener away again: it gets a signal of its own.
      const own = new AbortController()
      const pass = () => own.abort()
      wanted.addEventListener('abort', pass)
      return choose(cli, ask, own.signal).finally(() => wanted.removeEventListener('abort', pass))
    },
    clear: () => void cli.io.stdout.write('\u001b[2J\u001b[3J\u001b[H'),
    hasGivenUp: () => false,
    close: () => {},
  }
}

interface ListCursor {
  cursor: number
  typed: string
}

async function choose(cli: Cli, ask: Ask, stopped: AbortSignal): Promise<Reply> {
  const look: ListCursor = { cursor: ask.at ?? 0, typed: '' }
  const prompt: Prompt<Reply> = new Prompt<Reply>(
    {
      input: cli.io.stdin,
      output: cli.io.stdout,
      signal: stopped,
      render: () => (prompt.state === 'submit' ? answered(cli, ask, prompt.value) : frame(cli, ask, look)),
    },
    false,
  )
  prompt.value = look.cursor
  const submit = (reply: Reply) => {
    prompt.value = reply
    prompt.state = 'submit'
  }
  prompt.on('cursor', (action) => {
    const by = action === 'up' ? -1 : action === 'down' ? 1 : 0
    if (by === 0) return
    look.typed = ''
    look.cursor = (look.cursor + by + ask.offers.length) % ask.offers.length
    prompt.value = look.cursor
  })
  prompt.on('key', (key, info) => {
    const command = commandFor(key, ask)
    if (command !== null) submit(command)
    else if (key !== undefined && /^\d$/.test(key)) typeDigit(look, key, ask.offers.length, submit)
    else if (info?.name === 'pagedown') look.cursor = Math.min(ask.offers.length - 1, look.cursor + 8)
    else if (info?.name === 'pageup') look.cursor = Math.max(0, look.cursor - 8)
    if (prompt.state !== 'submit') prompt.value = look.cursor
  })
  const reply = await prompt.prompt()
  return reply === undefined || isCancel(reply) ? 'interrupted' : reply
}

function commandFor(key: string | undefined, { canUndo }: Ask): Reply | null {
  if (key === 'u' && canUndo) return 'undo'
  if (key === 's') return 'show'
  return key === 'q' ? 'quit' : null
}

/** A number answers as soon as no longer one is possible. */
function typeDigit(look: ListCursor, digit: string, offers: number, submit: (reply: Reply) => void): void {
  const isOffer = (typed: string) => Number(typed) >= 1 && Number(typed) <= offers
  const typed = isOffer(look.typed + digit) ? look.typed + digit : digit
  if (!isOffer(typed)) return
  look.typed = typed
  look.cursor = Number(typed) - 1
  if (Number(typed) * 10 > offers) submit(look.cursor)
}

function answered(cli: Cli, { title, offers }: Ask, reply: Reply | undefined): string {
  const chosen = typeof reply === 'number' ? offers[reply]?.text.replaceAll(/\s{2,}/g, '  ') : ''
  return fit(`${cli.paint.dim(title)} ${chosen ?? ''}`, widthOf(cli.io.stdout))
}

const DETAIL_LINES = 3

function frame(cli: Cli, ask: Ask, { cursor }: ListCursor): string {
  const { paint, io, words } = cli
  const width = widthOf(io.stdout)
  const room = Math.max(4, (io.stdout.rows ?? 24) - DETAIL_LINES - 5)
  const from = Math.max(0, Math.min(cursor - Math.floor(room / 2), ask.offers.length - room))
  const shown = ask.offers.slice(from, from + room)
  const keys = ask.keys ?? words.play.keys(ask.canUndo)
  return [
    ...wrap(ask.title, width - 1).map(paint.bold),
    ...shown.map((offer, nth) => offerLine(cli, offer, from + nth, from + nth === cursor, width)),
    ...(shown.length < ask.offers.length
      ? [paint.dim(`   ${from + 1}–${from + shown.length} / ${ask.offers.length}`)]
      : []),
    ...wrap(ask.offers[cursor].detail, width - 1, '    ')
      .slice(0, DETAIL_LINES)
      .map(paint.dim),
    ...wrap(keys, width - 1).map(paint.dim),
  ].join('\n')
}

function offerLine({ paint }: Cli, { text }: Offer, nth: number, here: boolean, width: number): string {
  const number = paint.key(String(nth + 1).padStart(2))
  return fit(`${here ? paint.key('❯') : ' '} ${number} ${here ? paint.bold(text) : text}`, width - 1)
}
