import { useEffect, useState } from 'preact/hooks'
import { allGamesIn, allGamesText, bringIn, isNewer } from '../lobby/all-games.ts'
import { openFile } from '../lobby/open-file.ts'
import { Dialog } from '../shell/dialog.tsx'
import { handOver } from '../shell/hand-over-file.ts'
import { isNotKept } from '../store/database.ts'
import { eraseAll } from '../store/games.ts'
import type { HistoryWords } from '../words/history-words.ts'
import { lang } from '../words/index.ts'
import { askForGood, lookAtRoom, NEARLY_FULL, type Room } from './room.ts'

const sizeOf = (bytes: number): string =>
  bytes < 1e6 ? inUnit('kilobyte', bytes / 1e3) : inUnit('megabyte', bytes / 1e6)

const inUnit = (unit: string, n: number): string =>
  new Intl.NumberFormat(lang().code, { style: 'unit', unit, maximumSignificantDigits: 2 }).format(Math.max(1, n))

async function takeAlong(): Promise<void> {
  const text = await allGamesText()
  if (isNotKept(text)) return
  const name = `machinami-games-${new Date().toISOString().slice(0, 10)}.json`
  handOver(new Blob([text], { type: 'application/json' }), name)
}

/** Everything as one file, in and out; and how much room there is. */
export function TakeAndBring(props: {
  readonly t: HistoryWords
  readonly games: number
  readonly onBrought: () => void
}) {
  const { t } = props
  const [said, setSaid] = useState('')
  const [isErasing, setErasing] = useState(false)
  const eraseThem = async () => {
    if ((await eraseAll()) === null) setSaid(t.allErased)
    setErasing(false)
    props.onBrought()
  }
  const bring = async (file: File | undefined) => {
    const all = file && allGamesIn(await file.text())
    if (!all || isNewer(all)) return openFile(file)
    const brought = await bringIn(all)
    if (!isNotKept(brought)) setSaid(t.broughtIn(brought.fresh, brought.known, brought.bad))
    props.onBrought()
  }
  return (
    <footer class="take-and-bring">
      <div class="ways-on">
        {props.games > 0 && (
          <button type="button" class="button" onClick={() => void takeAlong()}>
            {t.takeAlong}
          </button>
        )}
        <label class="button file">
          <input
            type="file"
            accept=".json,.txt,text/plain,application/json"
            onChange={(event) => {
              void bring(event.currentTarget.files?.[0])
              event.currentTarget.value = ''
            }}
          />
          {t.bringIn}
        </label>
        {props.games > 0 && (
          <button type="button" class="button plain erase-all" onClick={() => setErasing(true)}>
            {t.eraseAll}
          </button>
        )}
      </div>
      {isErasing && (
        <Dialog title={t.eraseAll} onClose={() => setErasing(false)}>
          <div class="erase-all-sure">
            <p>{t.eraseAllSure(props.games)}</p>
            <button type="button" class="button" onClick={() => void takeAlong()}>
              {t.takeAlong}
            </button>
            <button type="button" class="button main" onClick={() => void eraseThem()}>
              {t.eraseAllYes}
            </button>
          </div>
        </Dialog>
      )}
      {said !== '' && <p role="status">{said}</p>}
      <RoomLeft t={t} games={props.games} />
    </footer>
  )
}

function RoomLeft({ t, games }: { readonly t: HistoryWords; readonly games: number }) {
  const [room, setRoom] = useState<Room | null>(null)
  const [answer, setAnswer] = useState<boolean | null>(null)
  useEffect(() => void lookAtRoom().then(setRoom), [games])
  if (!room || games === 0) return null
  const isForGood = answer ?? room.isForGood
  return (
    <div class="room soft">
      <p>{t.room(games, sizeOf(room.bytes))}</p>
      {room.share > NEARLY_FULL && <p class="missing">{t.nearlyFull}</p>}
      {isForGood ? (
        <p>{t.keptForGood}</p>
      ) : (
        <p role="status">
          {answer === null ? t.mayGo : t.notForGood}{' '}
          {answer === null && (
            <button type="button" class="button small" onClick={() => void askForGood().then(setAnswer)}>
              {t.keepForGood}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
