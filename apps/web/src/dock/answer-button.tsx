import type { Option } from '@machinami/engine'
import { label } from '@machinami/lang'
import type { Question } from '@machinami/table'
import { SignGlyphIcon } from '../cards/sign-line.tsx'
import { contextOf } from '../game/context.ts'
import type { Game } from '../game/game.ts'
import { Coin } from '../pictures/coin-face-icon.tsx'
import { FaceOf } from '../street/town.tsx'
import { lang } from '../words/index.ts'
import { figuresFor } from './amounts.ts'

/** What a lesson says now: whoever wonders why an answer must wait is told. */
export const LESSON = 'lesson'

/** An answer as a button. */
export function AnswerButton(props: {
  readonly game: Game
  readonly question: Question
  readonly option: Option
  readonly main: boolean
  /** A lesson wants it now. */
  readonly wanted?: boolean
  /** It is there, but a lesson wants another one now. */
  readonly waits?: boolean
}) {
  const { game, question, option } = props
  const { answer } = option
  const figures = figuresFor(game, question.seat, answer)
  return (
    <button
      type="button"
      class={`button answer ${props.main ? 'main' : ''} ${props.wanted ? 'hint' : ''}`}
      data-answer={answer.kind}
      data-dice={'dice' in answer ? String(answer.dice) : undefined}
      aria-disabled={props.waits}
      aria-describedby={props.waits ? LESSON : undefined}
      onClick={() => {
        if (!props.waits) void game.play(question, option.move)
      }}
    >
      {answer.kind === 'from' && <FaceOf game={game} seat={answer.seat} size={28} />}
      {answer.kind === 'roll' && (
        <span class="sign-line">
          <SignGlyphIcon name="die" />
          {answer.dice > 1 && <SignGlyphIcon name="die" />}
        </span>
      )}
      <span class={answer.kind === 'from' ? 'whole-answer' : undefined}>
        {label(lang(), answer, contextOf(game), figures)}
      </span>
      {answer.kind === 'from' && (
        <span class="short-answer" aria-hidden="true">
          <b title={game.info.seats[answer.seat].name}>{game.info.seats[answer.seat].name}</b>
          <Coin size={18} /> {figures.coins}
        </span>
      )}
    </button>
  )
}
