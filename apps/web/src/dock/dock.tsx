import type { Answer, GameEvent, Option } from '@machinami/engine'
import { ask, label, tell } from '@machinami/lang'
import type { Question } from '@machinami/table'
import { untracked, useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { DiceAtRest } from '../dice/dice-tray.tsx'
import { contextOf } from '../game/context.ts'
import type { Game } from '../game/game.ts'
import { lackingBesides } from '../game/goal.ts'
import { isAction, isBuilding } from '../game/offers.ts'
import { isWanted, type Wanted } from '../game/wanted.ts'
import { deed, outcome } from '../motion/told.ts'
import { Coin } from '../pictures/coin-face-icon.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { lazyDialog } from '../shell/lazy.tsx'
import { say } from '../shell/spoken.ts'
import { withAside } from '../words/aside.ts'
import { goalOf, nameOf } from '../words/card-words.ts'
import { lang, words } from '../words/index.ts'
import { turnName } from '../words/turn-name.ts'
import { AnswerButton } from './answer-button.tsx'
import { BeforeTheRoll } from './before-the-roll.tsx'
import { AboutCard, ChosenCard } from './chosen-card.tsx'
import { usePlaceKept } from './keep-focus.ts'
import { OutcomeLine, outcomeTitle } from './outcome-line.tsx'
import { pickOf } from './pick-of.ts'
import type { CardOption } from './tiles.tsx'
import { usualDice } from './usual-dice.ts'
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

/** Most games have no actions. */
const ActionButtons = lazyDialog(
  () => import('./action-buttons.tsx'),
  () => undefined,
)
/** Cards to point at come with the first question that needs them. */
const Tiles = lazyDialog(
  async () => ({ default: (await withAside(() => import('./tiles.tsx'))).Tiles }),
  () => undefined,
)

const isPointed = (option: Option): option is CardOption => HOW[option.answer.kind] === 'point'

/** What everybody is waiting for, in words. */
function waitingFor(game: Game): string {
  const t = words().table
  if (game.winner.value !== null) return t.afterwards
  const question = game.question.value
  const context = contextOf(game)
  if (question) {
    const asking = { seats: [question.seat], card: question.card }
    if (question.question === 'dice' && question.options.length === 1) return named(game, question, t.rollDie)
    const offered = question.question === 'want' ? game.view.value.offered : null
    if (offered) return named(game, question, t.offered(nameOf(offered.card)))
    if (question.question === 'pick') return named(game, question, pickPrompt(game, question))
    // Which round this is, and what wins, is told beside it.
    const kind = question.question === 'opening' ? 'build' : question.question
    const prompt = lang().questions[kind].prompt(asking, { ...context, you: question.seat })
    return named(game, question, prompt)
  }
  const past = game.lookingAt.value
  // What bots build before the first roll takes less time than reading it: one line stands until somebody is asked.
  const isBefore = game.turn.value <= 1 && game.dice.value.length === 0 && game.info.ruleset.openingBuilds > 0
  if (past === null && game.busy.value && isBefore) return t.beforeFirst
  const before = past === null && game.busy.value && outcome.value === null ? beforeTheDice(game) : ''
  if (before !== '') return before
  const last = past === null ? (game.busy.value ? game.story.value.at(-1) : undefined) : factBefore(game, past)
  if (last && last.kind !== 'asked' && last.kind !== 'decided') return tell(lang(), last, context)
  if (past !== null) return ''
  const view = game.view.value
  return view.question === 'none' ? '' : ask(lang(), view.question, { seats: view.waiting, card: view.card }, context)
}

/** Until the first dice lie: who threw what to begin, or whose dice everybody waits for. Nothing quicker can be read. */
function beforeTheDice(game: Game): string {
  const score = game.story.value.findLast((event) => event.kind === 'scored' && event.n >= 0)
  if (score) return tell(lang(), score, contextOf(game))
  if (game.asking.value === 'first-throw') return ask(lang(), 'first-throw', { seats: [], card: null }, contextOf(game))
  if (game.turn.value === 0) return ''
  return ask(lang(), 'dice', { seats: [game.activeSeat.value], card: null }, contextOf(game))
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

/** A lesson has its teacher, and secrets are one's own. */
export const mayAsk = (game: Game): boolean => {
  const asked = openQuestion(game)
  if (game.isLesson || game.frame?.noHints) return false
  return asked !== null && asked.question !== 'pick' && asked.options.length > 1
}

/** The question on this screen: a secret one waits until the right person holds the device. */
export const openQuestion = (game: Game): Question | null =>
  game.isSecret && game.holder.value !== game.question.value?.seat ? null : game.question.value

/** The moment somebody looks back at, and what had happened then. */
function momentOf(game: Game): string {
  const t = words()
  const when = t.beside(t.table.lookingBack, turnName(game.turn.value))
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

/** Whether this question is answered by pointing at cards, or by more buttons than the dock has room for. */
export function needsRoom(game: Game): boolean {
  const question = openQuestion(game)
  if (!question) return false
  return question.options.some(isPointed) || plainOptions(question).length > MOST_BUTTONS
}

/** So many buttons stand in the dock; more of them lie under it. */
const MOST_BUTTONS = 4

const plainOptions = ({ options }: Question): readonly Option[] =>
  options.filter((option) => !isPointed(option) && HOW[option.answer.kind] !== 'market')

/** How buttons stand on a phone: none, one beside what is said, several under it. */
const ROOM = ['', 'lone']

/** A question of more letters is written smaller above a market: it has two lines there. */
const LONG = 34

/** A question, and what the table told when it was asked. */
interface Asked {
  readonly text: string
  readonly outcome: typeof outcome.value
  readonly deed: typeof deed.value
}

/** The thumb's place: what is asked, or what just happened, and the answers. */
export function Dock(props: {
  readonly game: Game
  readonly wanted?: Wanted | undefined
  /** Under a market there is room for a line or two. */
  readonly compact: boolean
  readonly onCard: (id: string) => void
}) {
  const { game, wanted, compact } = props
  const question = openQuestion(game)
  usePlaceKept(game)
  useTold(game)
  const chosen = game.chosen.value === null ? undefined : game.cards.get(game.chosen.value)
  const isPresent = question === null && game.lookingAt.value === null
  // What somebody here was asked stays until something comes of it, or their turn is over: nothing flashes in between.
  const asked = useRef<Asked | null>(null)
  const isOpen = asked.current?.outcome === outcome.value && asked.current.deed === deed.value
  const held = isPresent && game.busy.value && !game.holding.value && isOpen ? (asked.current?.text ?? '') : ''
  const isWatching = isPresent && held === '' && outcome.value !== null
  // A turn that could be taken back keeps the shape it had then until the next dice lie.
  const parted = useRef<typeof outcome.value>(null)
  if (game.holding.value) parted.current = outcome.value
  const isParting = isWatching && parted.current === outcome.value
  const title = chosen ? nameOf(chosen.id) : held || (isWatching ? outcomeTitle(game) : waitingFor(game))
  const buttons = question ? plainOptions(question).length : 0
  if (question) asked.current = { text: waitingFor(game), outcome: outcome.value, deed: deed.value }
  else if (held === '') asked.current = null
  return (
    <section
      class={`dock-head ${compact ? 'compact' : isParting ? 'parting' : (ROOM[buttons] ?? 'several')}`}
      aria-label={words().stage.dock}
    >
      <div class="says">
        <p class={`question display ${title.length > LONG ? 'long' : ''}`} id="question" tabIndex={-1}>
          {title}
        </p>
        {chosen && <AboutCard id={chosen.id} onCard={props.onCard} />}
        <div
          class="said"
          key={chosen?.id ?? (isWatching ? `outcome ${outcome.value?.seat ?? 0}` : (question?.n ?? 'none'))}
        >
          {chosen ? <ChosenCard game={game} card={chosen} /> : isWatching && <OutcomeLine game={game} />}
          {question && <Lacking game={game} seat={question.seat} />}
          {question && !chosen && isBuilding(question) && (
            <p class="more">{question.question === 'opening' ? goalOf(game.info.ruleset) : words().stage.touchTile}</p>
          )}
        </div>
      </div>
      {compact && !chosen && <DiceAtRest game={game} />}
      <div
        class="answer-area"
        key={question?.n ?? `none ${game.holding.value && game.mayTakeBack.value}`}
        role="group"
        aria-labelledby="question"
      >
        {question && buttons <= MOST_BUTTONS && <Answers game={game} question={question} wanted={wanted} />}
        {!question && game.busy.value && <Waiting game={game} />}
      </div>
      {question?.question === 'dice' && !chosen && !compact && <BeforeTheRoll game={game} />}
    </section>
  )
}

/** While others play: a way back as long as there is one, and a way to skip. */
function Waiting({ game }: { readonly game: Game }) {
  const t = words().table
  return (
    <div class="answers">
      {game.holding.value && game.mayTakeBack.value && (
        <button type="button" class="button take-back" onClick={() => void game.takeBack()}>
          <Glyph name="undo" />
          <span>{t.undo}</span>
        </button>
      )}
      <button type="button" class="button skip" aria-label={t.skip} title={t.skip} onClick={() => game.skip()}>
        <Glyph name="skip" />
      </button>
    </div>
  )
}

/** Whoever sees all marks filled wonders why the game goes on. */
function Lacking({ game, seat }: { readonly game: Game; readonly seat: number }) {
  const lacking = lackingBesides(game, seat)
  return lacking.length === 0 ? null : <small class="lacking">{words().table.stillMissing(lang().list(lacking))}</small>
}

/** The one button most people want; none where several are as good. */
function mainOf(game: Game, { seat }: Question, plain: readonly Option[]): Option | undefined {
  const [first, ...others] = plain.filter(({ answer }) => HOW[answer.kind] === 'main')
  if (others.length === 0 || first.answer.kind !== 'roll') return others.length === 0 ? first : undefined
  const dice = usualDice(game, seat)
  return plain.find(({ answer }) => answer.kind === 'roll' && answer.dice === dice)
}

/** Buttons of a question. */
function Answers(props: { readonly game: Game; readonly question: Question; readonly wanted?: Wanted | undefined }) {
  const { game, question, wanted } = props
  const plain = plainOptions(question)
  const main = mainOf(game, question, plain)
  return (
    <div class="answers">
      {question.options.some((option) => isAction(game, option)) && <ActionButtons game={game} question={question} />}
      {plain.map((option) => {
        const isMeant = wanted !== undefined && isWanted(option.answer, wanted)
        return (
          <AnswerButton
            key={option.move}
            game={game}
            question={question}
            option={option}
            main={wanted ? isMeant : option === main}
            wanted={isMeant}
            waits={wanted !== undefined && !isMeant}
          />
        )
      })}
      <BuildButton game={game} question={question} />
    </div>
  )
}

/** Builds what was chosen in the market. */
function BuildButton({ game, question }: { readonly game: Game; readonly question: Question }) {
  const id = game.chosen.value
  const option = question.options.find(({ answer }) => answer.kind === 'build' && answer.card === id)
  if (id === null || !option) return null
  const price = game.prices.value[question.seat]?.[id] ?? 0
  const isGiven = game.cards.get(id)?.kind === 'community'
  return (
    <button
      type="button"
      class="button main build"
      aria-label={label(lang(), option.answer, contextOf(game), { price })}
      onClick={() => void game.play(question, option.move)}
    >
      <span class="drawn" data-word={isGiven ? words().stage.give : words().stage.build} />
      <Coin size={18} />
      <span aria-hidden="true">{price}</span>
    </button>
  )
}

/** What lies under the dock instead of the market: cards to point at, or many buttons. */
export function AnswersBelow(props: {
  readonly game: Game
  readonly wanted?: Wanted | undefined
  /** Out of reach: somebody has drawn the sheet down. */
  readonly away: boolean
}) {
  const { game, wanted } = props
  const question = openQuestion(game)
  if (!question) return null
  const pointed = question.options.filter(isPointed)
  return (
    <div class="pointing" role="group" aria-labelledby="question" inert={props.away}>
      {pointed.length > 0 && <Tiles key={question.n} game={game} question={question} options={pointed} />}
      {plainOptions(question).length > MOST_BUTTONS && <Answers game={game} question={question} wanted={wanted} />}
    </div>
  )
}
