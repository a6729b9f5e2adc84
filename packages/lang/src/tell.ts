import type { Refusal, Ruleset } from '@machinami/cards'
import type { Answer, GameEvent, QuestionKind, Seat } from '@machinami/engine'
import type { Advice, Asking, Context, DecisionSentences, Figures, Lang, RefusalWords } from './lang.ts'
import { namingFor } from './naming.ts'
import { capital } from './text.ts'

/** The sentence the log shows for an event. */
export function tell(lang: Pick<Lang, 'events'>, event: GameEvent, ctx: Context): string {
  const sentence = lang.events[event.kind] as (event: GameEvent, ctx: Context) => string
  return sentence(event, ctx)
}

/** The text of the button that gives an answer. */
export function label(lang: Pick<Lang, 'answers'>, answer: Answer, ctx: Context, figures: Figures = {}): string {
  const text = lang.answers[answer.kind] as (answer: Answer, ctx: Context, figures: Figures) => string
  return text(answer, ctx, figures)
}

/** Who answered what; the sentence of a `decided` event. */
export function decide(table: DecisionSentences, answer: Answer, seat: Seat, ctx: Context): string {
  const sentence = table[answer.kind] as (answer: Answer, seat: Seat, ctx: Context) => string
  return sentence(answer, seat, ctx)
}

/** The question for a player who is asked, or whom the game waits for. */
export function ask(lang: Pick<Lang, 'questions'>, question: QuestionKind, asking: Asking, ctx: Context): string {
  const words = lang.questions[question]
  const isMine = ctx.you !== undefined && asking.seats.includes(ctx.you)
  return isMine ? words.prompt(asking, ctx) : words.waiting(asking, ctx)
}

/** Why something was refused, and what to do about it. */
export function explain(words: RefusalWords, refusal: Refusal): string {
  const place = words.place(refusal)
  const sentence = words.refusals[refusal.refused](refusal)
  return place === '' ? capital(sentence) : place + sentence
}

/** Changes smaller than this are not worth a word. */
const LEAST_CHANGE = 0.05
const isWorthAWord = (change: number): boolean => Number.isFinite(change) && Math.abs(change) >= LEAST_CHANGE

/** So many rounds are no figure to believe: a whole game is hardly longer. */
const LEAP = 8

/** What speaks for an answer, phrase by phrase: its chance first, then what it changes. */
export function advise(
  { advice }: Pick<Lang, 'advice'>,
  { chance, wins, income, tempo, denial, goal, later }: Advice,
): string[] {
  if (wins) return [advice.wins]
  const phrases = chance === null ? [] : [advice.chance(chance)]
  if (goal !== 0) phrases.push(advice.goal(goal))
  if (isWorthAWord(income)) phrases.push(advice.income(income))
  // Rounds are reckoned by today's income: a landmark that is built brings the goal nearer, whatever they say.
  const isAgainstGoal = tempo * goal < 0
  if (isWorthAWord(tempo) && !isAgainstGoal)
    phrases.push(Math.abs(tempo) < LEAP ? advice.tempo(tempo) : advice.leap(tempo))
  if (isWorthAWord(denial) && Math.abs(denial) < LEAP) phrases.push(advice.denial(denial))
  if (later) phrases.push(advice.later)
  return phrases.length > (chance === null ? 0 : 1) ? phrases : [...phrases, advice.nothing]
}

/** What is spoken of: who plays, and by which rules. */
export interface Told {
  readonly seats: readonly string[]
  readonly ruleset?: Pick<Ruleset, 'cards' | 'names'>
  readonly you?: Seat
}

/** A context from plain data. */
export function contextFor(lang: Pick<Lang, 'code' | 'names'>, { seats, ruleset, you }: Told): Context {
  const kinds = new Map(ruleset?.cards.map((card) => [card.id, card.kind]))
  return {
    ...namingFor(lang, ruleset?.names),
    seatName: (seat) => seats[seat] ?? String(seat + 1),
    kindOf: (id) => kinds.get(id),
    ...(you === undefined ? {} : { you }),
  }
}
