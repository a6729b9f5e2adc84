import { DiceTray } from '../dice/dice-tray.tsx'
import type { Game } from '../game/game.ts'
import { landmarksNeeded } from '../game/goal.ts'
import { Building } from '../pictures/building.tsx'
import type { Measures } from '../street/measures.ts'
import { goalOf } from '../words/card-words.ts'
import { words } from '../words/index.ts'
import { openingRound } from './top-bar.tsx'

/** The place before the town: dice fall here, and before the first of them it is said what wins. */
export function Quay({ game, measures }: { readonly game: Game; readonly measures: Measures }) {
  const { town, stage, sheet, size } = measures
  if (size === 'flat') return <DiceTray game={game} />
  const top = town.end + 26 * town.scale
  return (
    <div class="quay" style={{ top: `${top}px`, height: `${stage.height - top - sheet.low}px` }}>
      <DiceTray game={game} />
      <FirstWords game={game} />
    </div>
  )
}

/** Whether nobody has thrown for me yet, and nobody is about to: dice fall where the words would lie. */
function isBeforeMyDice({ winner, turn, towns, dice, busy, question, openingRoundsLeft }: Game): boolean {
  if (winner.value !== null || turn.value > towns.length || dice.value.length > 0) return false
  return openingRoundsLeft.value > 0 || (!busy.value && question.value !== null)
}

/** On everybody's first turn: what wins, and how this edition begins. */
function FirstWords({ game }: { readonly game: Game }) {
  const { people, info } = game
  const round = openingRound(game)
  if (!isBeforeMyDice(game)) return null
  const { ruleset } = info
  const last = ruleset.cards.findLast(({ kind }) => kind === 'landmark')
  return (
    // Written anew when a round is over: nothing in it is moved.
    <div key={round} class="first-words paper">
      {last && landmarksNeeded(ruleset) > 0 && <Building id={last.id} />}
      <p>
        <b>{goalOf(ruleset)}</b>
        {round !== '' && <span>{round}</span>}
        {game.openingRoundsLeft.value === 0 &&
          people.length > 0 &&
          ruleset.landmarks !== 'shared' &&
          !game.isLesson && <span>{words().stage.sitesWait}</span>}
      </p>
    </div>
  )
}
