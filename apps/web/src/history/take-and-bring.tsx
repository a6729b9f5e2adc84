import { useEffect, useState } from 'preact/hooks'
import { allGamesIn, allGamesText, bringIn } from '../lobby/all-games.ts'
import { openFile } from '../lobby/open-file.ts'
import { isNotKept } from '../store/database.ts'
import type { HistoryWords } from '../words/history-words.ts'
import { lang } from '../words/index.ts'
import { askForGood, lookAtRoom, NEARLY_FULL, type Room } from './room.ts'

const sizeOf = (bytes: number): string =>
  new Intl.NumberFormat(lang().code, { style: 'unit', unit: 'megabyte', maximumSignificantDigits: 2 }).format(
    Math.max(0.01, bytes / 1e6),
  )

/** Hands a file over, under today's date. */
function handOver(text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = `machinami-games-${new Date().toISOString().slice(0, 10)}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

async function takeAlong(): Promise<void> {
  const text = await allGamesText()
  if (!isNotKept(text)) handOver(text)
}

/** Everything as one file, in and out; and how much room there is. */
export function TakeAndBring(props: {
  readonly t: HistoryWords
  readonly games: number
  readonly onBrought: () => void
}) {
  const { t } = props
  const [said, setSaid] = useState('')
  const bring = async (file: File | undefined) => {
    const all = file && allGamesIn(await file.text())
    if (!all) return openFile(file)
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
      </div>
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
