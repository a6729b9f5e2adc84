import {
  type Answer,
  CHANCE,
  formatAnswer,
  type GameRecord,
  parseAnswer,
  parseSeat,
  type SeatRecord,
  seatText,
} from '@machinami/engine'

/** One thing that was done at a table. Doing all of them again gives the same table, down to the numbers of questions. */
export type Deed =
  | { readonly kind: 'answered'; readonly seat: number; readonly answer: Answer; readonly late: boolean }
  | { readonly kind: 'undone'; readonly seat: number }
  | { readonly kind: 'reseated'; readonly seat: number; readonly becomes: SeatRecord }
  /** Everything before it came from a record. */
  | { readonly kind: 'resumed'; readonly firstQuestion: number }

/** `p1 build cafe`, `dice 3 4`, `late p1 pass`, `undo p1`, `seat p2 planner "Bob"`, `resume 1048576` */
export function formatDeed(deed: Deed): string {
  switch (deed.kind) {
    case 'answered': {
      const { seat, answer, late } = deed
      const who = seat === CHANCE ? '' : `${seatText(seat)} `
      return `${late ? 'late ' : ''}${who}${formatAnswer(answer)}`
    }
    case 'undone':
      return `undo ${seatText(deed.seat)}`
    case 'reseated':
      return `seat ${seatText(deed.seat)} ${deed.becomes.bot ?? 'person'} ${JSON.stringify(deed.becomes.name)}`
    case 'resumed':
      return `resume ${deed.firstQuestion}`
  }
}

export function parseDeed(text: string): Deed | null {
  const [word, who, player] = text.split(' ')
  const seat = parseSeat(who)
  if (word === 'resume') return { kind: 'resumed', firstQuestion: Number(who) }
  if (word === 'undo') return seat < 0 ? null : { kind: 'undone', seat }
  if (word === 'seat') return seat < 0 || player === undefined ? null : reseated(seat, player, text)
  const late = word === 'late'
  const rest = late ? text.slice(5) : text
  const by = parseSeat(rest.split(' ')[0])
  const answer = parseAnswer(by < 0 ? rest : rest.slice(3), by)
  return answer && { kind: 'answered', seat: by < 0 ? CHANCE : by, answer, late }
}

function reseated(seat: number, player: string, text: string): Deed | null {
  try {
    const name: unknown = JSON.parse(text.slice(`seat p1 ${player} `.length))
    if (typeof name !== 'string') return null
    return { kind: 'reseated', seat, becomes: player === 'person' ? { name } : { name, bot: player } }
  } catch {
    return null
  }
}

/** What a record says was done; seats change hands between two moments. */
export function deedsIn({ moments, seatChanges = [] }: GameRecord): Deed[] {
  const changesAt = (at: number): Deed[] =>
    seatChanges.flatMap((change) => (change.at === at ? [{ kind: 'reseated', ...change }] : []))
  return [
    ...moments.flatMap(({ seat, answer, late = false }, nth): Deed[] => [
      ...changesAt(nth),
      { kind: 'answered', seat, answer, late },
    ]),
    ...changesAt(moments.length),
  ]
}
