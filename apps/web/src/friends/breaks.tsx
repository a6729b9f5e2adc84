import { useState } from 'preact/hooks'
import { go } from '../shell/router.ts'
import type { FriendsWords } from '../words/friends-words.ts'
import { giveUpSeat } from './my-tables.ts'
import type { TableAfar } from './table-afar.ts'

interface Props {
  readonly t: FriendsWords
  readonly table: TableAfar
  readonly onDone: () => void
}

/** Stopping for a while, all together or only oneself; or for good. Nothing for those who do not play. */
export function Breaks({ t, table, onDone }: Props) {
  const { doc, me } = table.now.value
  const seat = me === null ? undefined : doc?.seats[me]
  if (doc?.phase !== 'playing' || seat?.is !== 'person') return null
  const wish = (deed: 'pause' | 'go-on' | 'away' | 'back') => {
    void table.do({ do: deed })
    onDone()
  }
  const isBotHere = seat.standIn !== undefined
  return (
    <div class="phrases breaks">
      <button type="button" class="button small" onClick={() => wish(doc.paused ? 'go-on' : 'pause')}>
        {doc.paused ? t.goOn : t.pause}
      </button>
      <button type="button" class="button small" onClick={() => wish(isBotHere ? 'back' : 'away')}>
        {isBotHere ? t.backToSeat : t.letBotPlay}
      </button>
      <WhileAway t={t} table={table} onDone={onDone} />
      {/* Who plays a game of a campaign is settled there. */}
      {doc.campaign === undefined && <LeaveGame t={t} table={table} onDone={onDone} />}
    </div>
  )
}

/** How we hear of it when somebody waits for us. */
export const WhileAway = ({ t, table, onDone }: Props) => (
  <button
    type="button"
    class="button small"
    onClick={() => {
      table.isArranging.value = true
      onDone()
    }}
  >
    {t.bells.title}
  </button>
)

function LeaveGame({ t, table, onDone }: Props) {
  const [isSure, setSure] = useState(true)
  const leave = async () => {
    const hasLeft = await table.do({ do: 'leave' })
    onDone()
    if (!hasLeft) return
    // Nothing more is heard from there, or the seat would be held again.
    table.leave()
    giveUpSeat(table.id)
    go('friends')
  }
  if (isSure)
    return (
      <button type="button" class="button small leave-game" onClick={() => setSure(false)}>
        {t.leaveGame}
      </button>
    )
  return (
    <div class="forget-sure" role="alert">
      <p>{t.leaveGameSure}</p>
      <button type="button" class="button small" onClick={() => void leave()}>
        {t.leaveGame}
      </button>
      <button type="button" class="button small" onClick={() => setSure(true)}>
        {t.no}
      </button>
    </div>
  )
}
