import { formatAnswer, redact } from '@machinami/engine'
import { isGameEvent, type Question, type Table } from '@machinami/table'
import type { QuestionInWords } from '@machinami/wire'

/** How a table stands after something happened, told to many: what is the same for all is put into words once. */
export class Telling {
  private readonly table: Table
  private readonly asked: readonly Question[]
  private readonly rest: string
  private readonly events = new Map<string, string>()

  constructor(table: Table, isOver: boolean, mayUndo: (seat: number) => boolean) {
    this.table = table
    this.asked = isOver ? [] : table.asked().filter(({ seat }) => seat >= 0 && table.seats[seat].bot === undefined)
    const asked = this.asked.map(({ seat, n }) => ({ seat, n }))
    const undo = table.seats.flatMap((_, seat) => (mayUndo(seat) ? [seat] : []))
    this.rest = `"asked":${JSON.stringify(asked)},"undo":${JSON.stringify(undo)},"over":${isOver}`
  }

  /** News from an entry on for whoever sits at `seat`; -1 for those who watch. */
  newsFor(seat: number, from: number): string {
    const asked = this.asked.find((each) => each.seat === seat)
    const question = asked ? `,"question":${JSON.stringify(inWords(asked))}` : ''
    return `{"is":"news","from":${from},"events":${this.eventsFor(seat, from)},${this.rest}${question}}`
  }

  /** Some entries of long ago, and nothing of how things stand now, for those who watch later. */
  earlier(from: number, to: number): string {
    const events = JSON.stringify(this.table.events(from, -1).slice(0, to - from))
    return `{"is":"news","from":${from},"events":${events},"asked":[],"undo":[],"over":false}`
  }

  private eventsFor(seat: number, from: number): string {
    const open = `${from}`
    const own = `${from} ${seat}`
    const known = this.events.get(open) ?? this.events.get(own)
    if (known !== undefined) return known
    const entries = this.table.events(from)
    const isSecret = entries.some((entry) => isGameEvent(entry) && redact(entry, -1) !== entry)
    const text = JSON.stringify(isSecret ? this.table.events(from, seat) : entries)
    this.events.set(isSecret ? own : open, text)
    return text
  }
}

function inWords({ seat, n, question, card, options, fallback }: Question): QuestionInWords {
  const texts = options.map(({ answer }) => formatAnswer(answer))
  return {
    seat,
    n,
    question,
    card,
    options: texts,
    fallback: texts[options.findIndex(({ move }) => move === fallback)],
  }
}
