import type { Answer, GameEvent, Option } from '@machinami/engine'
import { ask, tell } from '@machinami/lang'
import type { Question } from '@machinami/table'
import { untracked, useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { DiceTray } from '../dice/dice-tray.tsx'
import { contextOf } from '../game/context.ts'
import type { Game } from '../game/game.ts'
import { lackingBesides } from '../game/goal.ts'
import { isWanted, type Wanted } from '../game/wanted.ts'
import { Glyph } from '../shell/glyph.tsx'
import { say } from '../shell/spoken.ts'
import { nameOf } from '../words/card-words.ts'
import { lang, words } from '../words/index.ts'
import { turnName } from '../words/turn-name.ts'
import { AnswerButton } from './answer-button.tsx'
import { usePlaceKept } from './keep-focus.ts'
import { pickOf } from './pick-tiles.tsx'
import { type CardOption, Tiles } from './tiles.tsx'
import './dock.css'

/** How an answer is given: by pointing at a card, by a button, by the button most people want, or in the market. */
const HOW: Readonly<Record<Answer['kind'], 'point' | 'button' | 'main' | 'market'>> = {
  roll: 'main',
  reroll: 'button',
  keep: 'main',
  raise: 'main',
  stay: 'button',
  decline: 'button',
  pass: 'button',
  hold: 'button',
  next: 'point',
  demolish: 'point',
  close: 'point',
  activate: 'point',
  build: 'market',
  invest: 'main',
  from: 'button',
  offer: 'point',
  want: 'point',
  hand: 'point',
  pick: 'point',
  shift: 'button',
  pin: 'main',
  hang: 'button',
  mascot: 'point',
  fund: 'button',
  // Chance's own: nobody is asked.
  dice: 'button',
  draw: 'button',
}

const isPointed = (option: Option): option is CardOption => HOW[option.answer.kind] === 'point'

/** What everybody is waiting for, in words. */
function waitingFor(game: Game): string {
  const view = game.view.value
  const t = words().table
  if (view.winner !== null) return t.afterwards
  const question = game.question.value
  const context = contextOf(game)
  if (question) {
    const asking = { seats: [question.seat], card: question.card }
    if (question.question === 'dice' && question.options.length === 1) return named(game, question, t.rollDie)
    if (question.question === 'want' && view.offered) return named(game, question, t.offered(nameOf(view.offered.card)))
    if (question.question === 'pick') return named(game, question, pickPrompt(game, question))
    const prompt = lang().questions[question.question].prompt(asking, { ...context, you: question.seat })
    return named(game, question, prompt)
  }
  const past = game.lookingAt.value
  const last = past === null ? (game.busy.value ? game.story.value.at(-1) : undefined) : factBefore(game, past)
  const isScore = last?.kind === 'rolled' && view.question === 'first-throw'
  if (last && last.kind !== 'asked' && last.kind !== 'decided' && !isScore) return tell(lang(), last, context)
  if (past !== null) return ''
  if (view.question === 'throw' && diceWanted(game) === 1) return t.dieRolls
  return view.question === 'none' ? '' : ask(lang(), view.question, { seats: view.waiting, card: view.card }, context)
}

/** A secret pick is one of several: which one, and of how many. */
function pickPrompt(game: Game, question: Question): string {
  const { n, of } = pickOf(game, question)
  return words().table.pickNth(n, of)
}

/** Several people at one screen are told who is asked. */
const named = (game: Game, { seat }: Question, prompt: string): string =>
  game.people.length > 1 ? words().table.about(game.info.seats[seat].name, prompt) : prompt

/** What a still picture of the past shows: the last thing that had happened. */
const factBefore = (game: Game, at: number): GameEvent | undefined =>
  game.events.value
    .slice(0, at + 1)
    .findLast(({ kind }) => kind !== 'asked' && kind !== 'decided' && kind !== 'stocked')

/** How many dice were chosen for the throw that comes. */
function diceWanted(game: Game): number {
  const chosen = game.story.value.findLast(({ kind }) => kind === 'decided')
  return chosen?.kind === 'decided' && 'dice' in chosen.answer ? Number(chosen.answer.dice) : 0
}

/** A lesson has its teacher, and secrets are one's own. */
const mayAsk = (game: Game, { question, options }: Question): boolean =>
  !game.isLesson && question !== 'pick' && options.length > 1

/** The question on this screen: a secret one waits until the right person holds the device. */
const openQuestion = (game: Game): Question | null =>
  game.isSecret && game.holder.value !== game.question.value?.seat ? null : game.question.value

/** The moment somebody looks back at, and what had happened then. */
function momentOf(game: Game): string {
  const t = words()
  const { turn } = game.view.value
  const when = t.beside(t.table.lookingBack, turnName(turn))
  const what = waitingFor(game)
  return what === '' ? when : t.table.about(when, what)
}

/**
 * Whoever cannot see the question is told it, once, after everything that led to it; whoever looks back, what they look
 * at.
 */
function useTold(game: Game): void {
  const told = useRef(-1)
  const seen = useRef<number | null>(null)
  useSignalEffect(() => {
    const past = game.lookingAt.value
    const asked = openQuestion(game)?.n ?? -1
    const isElsewhere = past !== seen.current
    if (isElsewhere || (asked >= 0 && asked !== told.current))
      untracked(() => say(past === null ? waitingFor(game) : momentOf(game)))
    told.current = asked
    seen.current = past
  })
}

/** The thumb's place: dice, the question, and its answers. */
export function Dock({
  game,
  wanted,
  onHint,
}: {
  readonly game: Game
  readonly wanted?: Wanted | undefined
  readonly onHint: () => void
}) {
  const question = openQuestion(game)
  usePlaceKept(game)
  useTold(game)
  return (
    <div class="dock" data-asking={question?.question ?? ''}>
      <div class="dock-top">
        <DiceTray game={game} />
        <p class="question display" id="question" tabIndex={-1}>
          {waitingFor(game)}
          {question && <Lacking game={game} seat={question.seat} />}
        </p>
        {question && mayAsk(game, question) && (
          <button type="button" class="button small ask-hint" onClick={onHint}>
            <Glyph name="bulb" />
            <span>{words().table.ask}</span>
          </button>
        )}
        {game.holding.value && game.mayTakeBack.value && (
          <button type="button" class="button small take-back" onClick={() => void game.takeBack()}>
            <Glyph name="undo" />
            <span>{words().table.undo}</span>
          </button>
        )}
        {game.busy.value && (
          <button
            type="button"
            class="icon-button skip"
            onClick={() => game.skip()}
            aria-label={words().table.skip}
            title={words().table.skip}
          >
            <Glyph name="skip" />
          </button>
        )}
      </div>
      {question && <Answers game={game} question={question} wanted={wanted} />}
    </div>
  )
}

/** Whoever sees all marks filled wonders why the game goes on. */
function Lacking({ game, seat }: { readonly game: Game; readonly seat: number }) {
  const lacking = lackingBesides(game, seat)
  return lacking.length === 0 ? null : <small class="lacking">{words().table.stillMissing(lang().list(lacking))}</small>
}

function Answers(props: { readonly game: Game; readonly question: Question; readonly wanted?: Wanted | undefined }) {
  const { game, question, wanted } = props
  const pointed = question.options.filter(isPointed)
  const plain = question.options.filter((option) => !isPointed(option) && HOW[option.answer.kind] !== 'market')
  return (
    <div class={`answer-area ${pointed.length > 0 ? 'pointing' : ''}`} role="group" aria-labelledby="question">
      {pointed.length > 0 && <Tiles key={question.n} game={game} question={question} options={pointed} />}
      {plain.length > 0 && (
        <div class="answers">
          {plain.map((option) => {
            const isMeant = wanted !== undefined && isWanted(option.answer, wanted)
            return (
              <AnswerButton
                key={option.move}
                game={game}
                question={question}
                option={option}
                main={HOW[option.answer.kind] === 'main'}
                wanted={isMeant}
                waits={wanted !== undefined && !isMeant}
              />
            )
          })}
        </div>
      )}
    </div>
  )
}
