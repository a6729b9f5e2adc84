import { label } from '@machinami/lang'
import type { Question } from '@machinami/table'
import { SignLine } from '../cards/sign-line.tsx'
import { contextOf } from '../game/context.ts'
import type { Game } from '../game/game.ts'
import { isAction } from '../game/offers.ts'
import { Coin } from '../pictures/coin-face-icon.tsx'
import { nameOf } from '../words/card-words.ts'
import { lang } from '../words/index.ts'
import './action-buttons.css'

/** What may be done instead of building: a sign and its price each, left of everything else. */
export default function ActionButtons({ game, question }: { readonly game: Game; readonly question: Question }) {
  return (
    <>
      {question.options.map((option) => {
        const card = option.answer.kind === 'build' ? game.cards.get(option.answer.card) : undefined
        if (!card || !isAction(game, option)) return null
        const price = game.prices.value[question.seat]?.[card.id] ?? 0
        return (
          <button
            type="button"
            key={card.id}
            class="button action"
            data-answer="action"
            title={nameOf(card.id)}
            aria-label={label(lang(), option.answer, contextOf(game), { price })}
            onClick={() => void game.play(question, option.move)}
          >
            <SignLine card={card} />
            {price > 0 && (
              <>
                <Coin size={15} />
                <span>{price}</span>
              </>
            )}
          </button>
        )
      })}
    </>
  )
}
