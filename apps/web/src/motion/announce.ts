import type { GameEvent } from '@machinami/engine'
import { tell } from '@machinami/lang'
import { signal } from '@preact/signals'
import { contextOf } from '../table/context.ts'
import type { Game } from '../table/game.ts'
import { lang } from '../words/index.ts'

/** What a screen reader is told, newest last. Short, so that it can keep up. */
export const spokenLines = signal<readonly { readonly n: number; readonly text: string }[]>([])

let said = 0

const UNTOLD = new Set<GameEvent['kind']>(['asked', 'stocked', 'shelved', 'received', 'decided'])

export function announce(game: Game, event: GameEvent): void {
  if (UNTOLD.has(event.kind)) return
  say(tell(lang(), event, contextOf(game)))
}

export function say(line: string): void {
  spokenLines.value = [...spokenLines.peek().slice(-14), { n: ++said, text: line }]
}
