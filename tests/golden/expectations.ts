import {
  formatAnswer,
  parseAnswer,
  parseSeat,
  pending,
  type Rules,
  type State,
  seatText,
  toMove,
  view,
} from '@machinami/engine'
import {
  board,
  closed,
  coins,
  deck,
  deckLeft,
  invested,
  landmarks,
  open,
  priceOf,
  stacks,
  stands,
  supply,
  TOTAL,
} from '@machinami/engine/inside'

/** What holds instead of an expectation, or null when it is met. `expect p1 coins 4` */
export function missed(r: Rules, s: State, text: string): string | null {
  const words = text.split(' ')
  const [head, ...rest] = words
  const tail = rest.join(' ')
  switch (head) {
    case 'question':
      return questions(r, s).includes(tail) ? null : `question ${questions(r, s)[0]}`
    case 'option':
      return optionsOf(r, s).includes(tail) ? null : `options ${optionsOf(r, s).join(', ')}`
    case 'no':
      return optionsOf(r, s).includes(rest.slice(1).join(' ')) ? `option ${rest.slice(1).join(' ')}` : null
    case 'options': {
      const wanted = tail.split(', ').sort().join(', ')
      const actual = [...optionsOf(r, s)].sort().join(', ')
      return wanted === actual ? null : `options ${actual}`
    }
    case 'refused':
      return isRefused(r, s, rest) ? null : `option ${tail}`
    case 'winner': {
      const { winner } = view(r, s)
      const name = winner === null ? 'nobody' : seatText(winner)
      return name === tail ? null : `winner ${name}`
    }
    default:
      return missedFigure(r, s, words)
  }
}

function missedFigure(r: Rules, s: State, words: readonly string[]): string | null {
  const actual = String(figure(r, s, words.slice(0, -1)))
  return actual === words.at(-1) ? null : [...words.slice(0, -1), actual].join(' ')
}

function figure(r: Rules, s: State, words: readonly string[]): number | string {
  const [head, what, more] = words
  const seat = parseSeat(head)
  if (seat >= 0) return townFigure(r, s, seat, what, more)
  const rows = r.rowSize.map((_, row) => row)
  switch (head) {
    case 'total':
      return board(r, s, TOTAL)
    case 'supply':
      return supply(r, s, number(r, what))
    case 'deck':
      return what === undefined ? rows.reduce((sum, row) => sum + deckLeft(r, s, row), 0) : deck(r, s, number(r, what))
    case 'stacks':
      return rows.reduce((sum, row) => sum + stacks(r, s, row), 0)
    case 'mascot':
      return view(r, s).mascot ?? 'nobody'
    case 'price':
      return priceOf(r, s, parseSeat(what), number(r, more))
    default:
      throw new Error(`not an expectation: ${words.join(' ')}`)
  }
}

function townFigure(r: Rules, s: State, seat: number, what: string, more: string | undefined): number | string {
  if (what === 'coins') return coins(r, s, seat)
  // `p2 flag 5`: its flag hangs there.
  if (what === 'flag') return view(r, s).flags.find((flag) => flag.seat === seat)?.n ?? 'none'
  if (what === 'landmarks') return landmarks(r, s, seat)
  if (what === 'invested') return Array.from(r.pots, (_, pot) => invested(r, s, seat, pot)).reduce((a, b) => a + b, 0)
  // `p2 sees p1 nothing`: the secret picks of p1 as p2 sees them.
  if (what === 'sees') return view(r, s, seat).towns[parseSeat(more ?? '')].picks.join('+') || 'nothing'
  const card = number(r, what)
  if (more === 'closed') return closed(r, s, seat, card)
  return card < r.establishments ? open(r, s, seat, card) : Number(stands(r, s, seat, card))
}

function number(r: Rules, id: string | undefined): number {
  const card = r.numberOf.get(id ?? '')
  if (card === undefined) throw new Error(`no such card here: ${id}`)
  return card
}

/** `build p1`, and `whom p1 tv-station` where a card asks. */
function questions(r: Rules, s: State): string[] {
  const { question, waiting, card } = view(r, s)
  const asked = [question, ...waiting.map(seatText)].join(' ')
  return card === null ? [asked] : [`${asked} ${card}`, asked]
}

export function optionsOf(r: Rules, s: State): string[] {
  return pending(r, s).flatMap(({ seat, question, options }) =>
    options.map(({ answer }) => (question === 'pick' ? `${seatText(seat)} ` : '') + formatAnswer(answer)),
  )
}

function isRefused(r: Rules, s: State, [who, ...words]: readonly string[]): boolean {
  const seat = parseSeat(who)
  const answer = parseAnswer(words.join(' '), seat)
  if (!answer) throw new Error(`not an answer: ${words.join(' ')}`)
  const move = toMove(r, answer)
  return !pending(r, s).some((asked) => asked.seat === seat && asked.options.some((option) => option.move === move))
}
