import { signal } from '@preact/signals'
import { lazyDialog } from '../shell/lazy.tsx'
import { linkTo } from '../shell/router.ts'
import { keep, recall } from '../store/storage.ts'
import type { FriendsWords } from '../words/friends-words.ts'
import { lang } from '../words/index.ts'
import { isMine, useGlances } from './glances.ts'
import { pushState } from './push.ts'
import type { TableAfar } from './table-afar.ts'

interface Props {
  readonly t: FriendsWords
  readonly table: TableAfar
}

const AwayDialog = lazyDialog<Props & { readonly onClose: () => void }>(
  () => import('./away-dialog.tsx'),
  ({ onClose }) => onClose(),
)

/** What there is to do while others think: another table that waits for us, or being told when it is our turn again. */
export function Meanwhile({ t, table }: Props) {
  const { doc, me } = table.now.value
  const isPlaying = doc?.phase === 'playing' && me !== null
  const { isArranging } = table
  const close = () => {
    isArranging.value = false
  }
  return (
    <>
      {isPlaying && <NextWaiting t={t} table={table} />}
      {isPlaying && <Suggestion t={t} table={table} />}
      {isArranging.value && <AwayDialog t={t} table={table} onClose={close} />}
    </>
  )
}

/** Another table at which it is our turn. */
function NextWaiting({ t, table }: Props) {
  // Whoever plays a game of a campaign is there already.
  const here = [table.id, table.now.value.doc?.campaign]
  const next = [...useGlances().values()].find((each) => !here.includes(each.table) && isMine(each))
  // One table at a time: whoever is asked here answers here.
  if (!next || table.game.value?.question.value) return null
  const names = next.seats.flatMap((seat, nth) => ('name' in seat && nth !== next.me ? [seat.name] : []))
  return (
    <p class="paper afar-notice next-waiting">
      <a class="button small" href={linkTo('table', next.table)}>
        {t.bells.next(lang().list(names))}
      </a>
    </p>
  )
}

const ASKED = 'asked-for-push'
const wasAsked = signal(recall(ASKED) !== null)

/** Whoever plays by the day is asked once, when somebody else's turn has come: before that it makes no sense. */
function Suggestion({ t, table }: Props) {
  const { doc, me, own } = table.now.value
  const isDays = doc?.settings.clock.is === 'days'
  const isMyTurn = me !== null && (table.now.value.clock?.running.includes(me) ?? true)
  if (!isDays || isMyTurn || own.bells.length > 0 || wasAsked.value || pushState() !== 'possible') return null
  const answer = (yes: boolean) => {
    wasAsked.value = true
    keep(ASKED, 'yes')
    table.isArranging.value = yes
  }
  return (
    <div class="paper afar-notice" role="status">
      <p>
        <strong>{t.bells.suggestion}</strong>
      </p>
      <div class="answers">
        <button type="button" class="button small main" onClick={() => answer(true)}>
          {t.bells.arrange}
        </button>
        <button type="button" class="button small" onClick={() => answer(false)}>
          {t.bells.notNow}
        </button>
      </div>
    </div>
  )
}
