import { townOf } from '@machinami/cards'
import { label } from '@machinami/lang'
import type { Question } from '@machinami/table'
import { contextOf } from '../game/context.ts'
import type { Game } from '../game/game.ts'
import { Building } from '../pictures/building.tsx'
import { colourOf, nameOf, textOf, tintOf } from '../words/card-words.ts'
import { lang, words } from '../words/index.ts'
import type { CardOption } from './tiles.tsx'
import '../theme/tint.css'

/** Which of how many secret picks this is. What is offered no more has been picked; no view of a shared screen tells it. */
export function pickOf(game: Game, { seat, options }: Question): { readonly n: number; readonly of: number } {
  const { cards = [], marks = 1 } = townOf(game.info.ruleset, seat).townSquare ?? {}
  return { n: cards.length - options.length + 1, of: marks }
}

/** Cards to begin with, each with what it does; those already picked stay in their places. */
export function PickTiles(props: {
  readonly game: Game
  readonly question: Question
  readonly options: readonly CardOption[]
}) {
  const { game, question, options } = props
  return (
    <ul class="picks">
      {townOf(game.info.ruleset, question.seat).townSquare?.cards.map((id) => {
        const option = options.find(({ answer }) => answer.card === id)
        return (
          <li key={id}>
            {option ? (
              <button
                type="button"
                class="pick"
                data-answer="pick"
                onClick={() => void game.play(question, option.move)}
              >
                <Inside game={game} id={id} says={label(lang(), option.answer, contextOf(game))} />
              </button>
            ) : (
              <div class="pick picked">
                <Inside game={game} id={id} says={words().table.about(nameOf(id), words().table.picked)} />
                <em class="pick-mark" aria-hidden="true">
                  {words().table.picked}
                </em>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Inside({ game, id, says }: { readonly game: Game; readonly id: string; readonly says: string }) {
  const card = game.cards.get(id)
  if (!card) return null
  const numbers = card.kind === 'establishment' ? lang().totals(card.on) : ''
  return (
    <>
      <span class="pick-picture">
        <Building id={id} />
        {numbers !== '' && (
          <span class={`sign ${colourOf(card)}`} aria-hidden="true">
            {numbers}
          </span>
        )}
      </span>
      <span class={`pick-text ${tintOf(card)}`}>
        <span class="unseen">{words().table.plot(says, numbers, [])}</span>
        <strong class="display" aria-hidden="true">
          {nameOf(id)}
        </strong>
        <span>{words().sentences(textOf(card))}</span>
      </span>
    </>
  )
}
