import { Plate } from '../cards/plate.tsx'
import { SignLine } from '../cards/sign-line.tsx'
import type { Game } from '../game/game.ts'
import { sinceLastTurn } from '../game/outcome.ts'
import { Building } from '../pictures/building.tsx'
import { FaceOf } from '../street/town.tsx'
import { nameOf } from '../words/card-words.ts'
import { words } from '../words/index.ts'
import { titleOf } from './outcome-line.tsx'

/** What changed since my last turn, a face each: what it brought me, and what they built. */
export function BeforeTheRoll({ game }: { readonly game: Game }) {
  const me = game.me.value
  const turns = sinceLastTurn(game.story.value, me)
  if (turns.length === 0) return <WhatPays game={game} />
  return (
    <ul class="since-line" aria-label={words().stage.sinceLast}>
      {turns.map((told) => {
        const mine = told.net.get(me) ?? 0
        return (
          <li key={told.turn}>
            <FaceOf game={game} seat={told.seat} size={22} />
            <span class="unseen">{titleOf(game, told)}</span>
            <span class="rolled-small" aria-hidden="true">
              {told.total}
            </span>
            {mine !== 0 && <b class={mine < 0 ? 'minus' : 'plus'}>{mine < 0 ? `−${-mine}` : `+${mine}`}</b>}
            {told.built.map((id) => (
              <span key={id} class="since-built">
                <Building id={id} />
                <span class="unseen">{nameOf(id)}</span>
              </span>
            ))}
          </li>
        )
      })}
    </ul>
  )
}

/** Before anybody has rolled: on which numbers one's own cards pay. */
function WhatPays({ game }: { readonly game: Game }) {
  const cards = game.towns[game.me.value].value.cards.flatMap(({ id }) => game.cards.get(id) ?? [])
  return (
    <ul class="since-line" aria-hidden="true">
      {cards.slice(0, 4).map((card) => (
        <li key={card.id}>
          <Plate card={card} />
          <SignLine card={card} />
        </li>
      ))}
    </ul>
  )
}
