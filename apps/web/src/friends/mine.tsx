import type { TableGlance } from '@machinami/wire'
import { useState } from 'preact/hooks'
import { Glyph } from '../shell/glyph.tsx'
import { linkTo } from '../shell/router.ts'
import type { FriendsWords } from '../words/friends-words.ts'
import { lang, words } from '../words/index.ts'
import { shownName } from './bot-name.ts'
import { gameName } from './friends-screen.tsx'
import { isMine, useGlances } from './glances.ts'
import { giveUpSeat, type MyTable, myTables } from './my-tables.ts'
import { timeIn } from './notes.ts'
import { leaveTable } from './server.ts'

const since = (at: number): string => {
  const minutes = Math.round((at - Date.now()) / 60_000)
  const format = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: 'auto' })
  if (minutes > -60) return format.format(minutes, 'minute')
  if (minutes > -48 * 60) return format.format(Math.round(minutes / 60), 'hour')
  return format.format(Math.round(minutes / 60 / 24), 'day')
}

/** Tables at which we have a seat: where it is our turn first, then where somebody else is waited for. */
export function Mine({ t }: { readonly t: FriendsWords }) {
  const found = useGlances()
  const tables = [...myTables.value].sort(
    (a, b) => Number(isMine(found.get(b.table))) - Number(isMine(found.get(a.table))),
  )
  if (tables.length === 0) return null
  return (
    <section>
      <h2>{t.mine}</h2>
      <ul class="tables">
        {tables.map((each) => (
          <MineRow key={each.table} t={t} mine={each} glance={found.get(each.table)} />
        ))}
      </ul>
    </section>
  )
}

/** Whose turn it is there, as far as the server says. */
function stateOf(t: FriendsWords, glance: TableGlance | undefined): string | null {
  if (!glance) return null
  if (glance.phase === 'over') return t.over
  if (glance.phase !== 'playing') return t.waiting
  if (glance.paused) return t.pausedNow
  if (isMine(glance))
    return glance.due === null ? t.yourTurn : words().beside(t.yourTurn, t.left(timeIn(glance.due - Date.now())))
  const asked = glance.seats[glance.asked[0] ?? -1]
  return asked && 'name' in asked ? t.turnOf(shownName(asked)) : null
}

const chapterOf = (t: FriendsWords, glance: TableGlance | undefined): string =>
  glance?.chapter ? words().beside(t.chapter(glance.chapter, glance.game.campaign?.games ?? 0), '') : ''

function MineRow(props: {
  readonly t: FriendsWords
  readonly mine: MyTable
  readonly glance: TableGlance | undefined
}) {
  const { t, mine, glance } = props
  const [isForgetting, setForgetting] = useState(false)
  const names = glance?.seats.flatMap((seat) => ('name' in seat ? [shownName(seat)] : [])) ?? mine.names ?? []
  const game = glance?.game ?? mine.game
  // Nobody but this browser knows the seat of a game that goes on, and nobody else may erase a game of ours.
  const isOthers = glance?.phase === 'over' && glance.me !== glance.host
  return (
    <li class={`paper table-row ${isMine(glance) ? 'mine' : ''}`}>
      <a href={linkTo('table', mine.table)}>
        <strong>{names.length > 0 ? lang().list(names) : t.waiting}</strong>
        <small>
          {words().beside(
            game ? gameName(game) : '',
            chapterOf(t, glance) + (stateOf(t, glance) ?? t.lastThere(since(mine.at))),
          )}
        </small>
      </a>
      <button
        type="button"
        class="icon-button"
        aria-label={t.forget}
        onClick={() => (isOthers ? giveUpSeat(mine.table) : setForgetting(true))}
      >
        <Glyph name="close" />
      </button>
      {isForgetting && (
        <Forgetting t={t} mine={mine} isOver={glance?.phase === 'over'} onNo={() => setForgetting(false)} />
      )}
    </li>
  )
}

/** Out of a game that goes on, or a game of ours that is over: off this list, or for everybody and good. */
function Forgetting(props: {
  readonly t: FriendsWords
  readonly mine: MyTable
  readonly isOver: boolean
  readonly onNo: () => void
}) {
  const { t, mine, isOver } = props
  const [isUnheard, setUnheard] = useState(false)
  const leave = async () => setUnheard(!(await leaveTable(mine)))
  return (
    <div class="forget-sure" role="alert">
      <p>{isUnheard ? t.unheard : isOver ? t.eraseSure : t.forgetSure}</p>
      {(isOver || isUnheard) && (
        <button type="button" class="button small" onClick={() => giveUpSeat(mine.table)}>
          {t.offTheList}
        </button>
      )}
      {!isUnheard && (
        <button type="button" class="button small" onClick={() => void leave()}>
          {isOver ? t.erase : t.yes}
        </button>
      )}
      <button type="button" class="button small" onClick={props.onNo}>
        {t.no}
      </button>
    </div>
  )
}
