import { townOf } from '@machinami/cards'
import { label } from '@machinami/lang'
import type { Question } from '@machinami/table'
import { TileFace } from '../cards/tile-face.tsx'
import { contextOf } from '../game/context.ts'
import type { Game } from '../game/game.ts'
import { aside } from '../words/aside.ts'
import { nameOf, textOf, tintOf } from '../words/card-words.ts'
import { lang, words } from '../words/index.ts'
import type { CardOption } from './tiles.tsx'
import '../theme/tint.css'

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
                class={`pick ${tinted(game, id)}`}
                data-answer="pick"
                onClick={() => void game.play(question, option.move)}
              >
                <Inside game={game} id={id} says={label(lang(), option.answer, contextOf(game))} />
              </button>
            ) : (
              <div class={`pick picked ${tinted(game, id)}`}>
                <Inside game={game} id={id} says={words().table.about(nameOf(id), aside().pick.picked)} />
                <em class="pick-mark" aria-hidden="true">
                  {aside().pick.picked}
                </em>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const tinted = (game: Game, id: string): string => {
  const card = game.cards.get(id)
  return card ? tintOf(card) : ''
}

function Inside({ game, id, says }: { readonly game: Game; readonly id: string; readonly says: string }) {
  const card = game.cards.get(id)
  if (!card) return null
  const numbers = card.kind === 'establishment' ? lang().totals(card.on) : ''
  return (
    <>
      <TileFace card={card} />
      <span class="pick-text">
        <span class="unseen">{words().table.plot(says, numbers, [])}</span>
        {words().sentences(textOf(card))}
      </span>
    </>
  )
}
