import { titleOf } from '../dock/outcome-line.tsx'
import type { Game } from '../game/game.ts'
import { sinceLastTurn, type TurnTold } from '../game/outcome.ts'
import { FaceOf } from '../street/town.tsx'
import { nameOf } from '../words/card-words.ts'
import { lang, words } from '../words/index.ts'
import './since.css'

/** Another list each time something was added: what is new comes in, and nothing hops. */
const keyOf = (turns: readonly TurnTold[]): string =>
  turns.map(({ turn, total, built }) => `${turn} ${total} ${built.length}`).join()

/** What the others did since my last turn, and what it came to for me: a row each. */
export default function Since({ game }: { readonly game: Game }) {
  const me = game.me.value
  const turns = sinceLastTurn(game.story.value, me)
  if (turns.length === 0) return null
  const sum = turns.reduce((all, { net }) => all + (net.get(me) ?? 0), 0)
  return (
    <section key={keyOf(turns)} class="since paper" aria-label={words().stage.sinceLast}>
      <h2>{words().stage.sinceLast}</h2>
      <ol>
        {turns.map((told) => {
          const mine = told.net.get(me) ?? 0
          return (
            <li key={told.turn}>
              <FaceOf game={game} seat={told.seat} size={28} />
              <span class="unseen">{titleOf(game, told)}: </span>
              <span class="rolled-small" aria-hidden="true">
                {told.total || '–'}
              </span>
              <span class="since-text">
                {mine !== 0 && <b class={mine < 0 ? 'minus' : 'plus'}>{words().stage.forYou(mine)}</b>}
                {told.built.length > 0 ? (
                  <span>{words().stage.builtThis(lang().list(told.built.map(nameOf)))}</span>
                ) : (
                  mine === 0 && <span class="soft">{words().stage.builtNothing}</span>
                )}
              </span>
            </li>
          )
        })}
      </ol>
      {sum !== 0 && (
        <p class="since-sum">
          <span class="soft">{words().stage.together}</span>
          <b class={sum < 0 ? 'minus' : 'plus'}>{words().stage.forYou(sum)}</b>
        </p>
      )}
    </section>
  )
}
