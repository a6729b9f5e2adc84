import { useComputed } from '@preact/signals'
import type { Game } from '../game/game.ts'
import { Dialog } from '../shell/dialog.tsx'
import { TableScreen } from '../table/table-screen.tsx'
import { textIn } from './book.ts'
import { seatColours } from './colours.ts'
import { campaignWords } from './late-words.ts'
import { RulePaper } from './new-card.tsx'
import { RulesDeck } from './rules-deck.tsx'
import type { CampaignSession } from './session.ts'
import { rulesAsked, rulesSeen } from './teach.ts'
import { UnkeptNotice } from './unkept-notice.tsx'
import './game.css'

/** A game of the campaign, on the table where all games are played; the rules deck lies beside it. */
export function CampaignGame({ session, game }: { readonly session: CampaignSession; readonly game: Game }) {
  const { state } = session.news.value
  return (
    <div class="camp-game" style={seatColours(state)}>
      <TableScreen key={game.id} game={game} />
      <Lesson session={session} game={game} />
      {session.isLookingUp.value && (
        <Dialog
          title={campaignWords().table.lookUp}
          wide
          onClose={() => {
            session.isLookingUp.value = false
          }}
        >
          <div class="camp-look look-rules">
            <RulesDeck session={session} />
          </div>
        </Dialog>
      )}
      <UnkeptNotice session={session} place="camp-unkept" />
    </div>
  )
}

/** So many events back somebody still remembers what happened. */
const JUST_NOW = 12

/** A new rule is shown again at the moment it is first used, beside what it is about. */
function Lesson({ session, game }: { readonly session: CampaignSession; readonly game: Game }) {
  const { state } = session.news.value
  const rule = useComputed(() => {
    const question = game.question.value
    if (!question || game.busy.value || game.view.value.winner !== null) return null
    // The device is changing hands: nobody reads what lies under that.
    if (game.isSecret && game.holder.value !== question.seat) return null
    const needed = [...rulesAsked(state, question), ...rulesSeen(state, game.events.value.slice(-JUST_NOW))]
    return needed.find((each) => !session.taught.value.includes(each)) ?? null
  }).value
  const t = campaignWords().table
  if (rule === null) return null
  const text = textIn(state, session.book.value, rule)
  return (
    <aside class="camp-lesson paper" aria-live="polite">
      <p class="camp-lesson-head soft">{t.newRule}</p>
      <RulePaper session={session} id={rule} text={text} />
      <button type="button" class="button main" onClick={() => session.teach(rule)}>
        {t.gotIt}
      </button>
    </aside>
  )
}
