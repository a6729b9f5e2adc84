import { editionName } from '@machinami/lang'
import { compareResults, type Duplicate, type DuplicateResult, placeAmong, resultsOf } from '@machinami/review'
import { useEffect, useState } from 'preact/hooks'
import { faceOf, isBotId } from '../bots/who.ts'
import { startDuplicate } from '../lobby/current.ts'
import { Face } from '../pictures/coin-face-icon.tsx'
import { pressable } from '../shell/pressable.ts'
import { problem } from '../shell/problem.ts'
import { go, linkTo } from '../shell/router.ts'
import { duplicateKey } from '../store/games.ts'
import type { DailyWords } from '../words/daily-words.ts'
import { lang, words } from '../words/index.ts'
import { BOT_NAMES } from '../words/names.ts'
import { type Played, resultOn } from './played.ts'

/** A whole game with the dice and the market that everybody has; afterwards, what strong players made of them. */
export function DuplicateGame(props: {
  readonly t: DailyWords
  readonly day: string
  readonly duplicate: Duplicate
  readonly played: Played | undefined
}) {
  const { t, day, duplicate, played } = props
  const [own, setOwn] = useState<DuplicateResult | null>(null)
  useEffect(() => {
    if (played?.winner !== undefined && played.winner !== null) void resultOn(day).then(setOwn)
  }, [day, played])
  const bot = isBotId(duplicate.bot) ? words().bots[duplicate.bot].name : duplicate.bot
  return (
    <section class="paper daily-sheet duplicate">
      <h2>{t.game.against(editionName(lang(), duplicate.edition), duplicate.players, bot)}</h2>
      <ul class="duplicate-faces" aria-hidden="true">
        {Array.from({ length: duplicate.players }, (_, seat) => (
          <li key={seat}>
            <Face name={faceOf(seat, seat === 0 ? undefined : duplicate.bot)} size={48} />
          </li>
        ))}
      </ul>
      {own ? (
        <Compared t={t} day={day} results={resultsOf(duplicate)} own={own} />
      ) : (
        <Begin t={t} day={day} duplicate={duplicate} played={played} />
      )}
    </section>
  )
}

function Begin({ t, day, duplicate, played }: Parameters<typeof DuplicateGame>[0]) {
  const [isStarting, setStarting] = useState(false)
  const { edition, players, seed, bot } = duplicate
  const key = duplicateKey(day)
  const begin = async () => {
    setStarting(true)
    const seats = Array.from({ length: players }, (_, seat) =>
      seat === 0 ? { name: '' } : { name: BOT_NAMES[seat - 1], bot },
    )
    problem.value = await startDuplicate({ setup: { edition, players }, seats }, seed, key)
    setStarting(false)
  }
  return (
    <>
      <p>{t.game.how(duplicate.results.length - 1)}</p>
      <p class="ways-on">
        <button
          type="button"
          class="button main big duplicate-go"
          {...pressable(isStarting, () => (played ? go('play', key) : void begin()))}
        >
          {played ? t.game.goOn(played.turn) : t.game.play}
        </button>
      </p>
    </>
  )
}

/** Everybody's result in one line, best first, and where one's own lies. */
function Compared(props: {
  readonly t: DailyWords
  readonly day: string
  readonly results: readonly DuplicateResult[]
  readonly own: DuplicateResult
}) {
  const { t, day, results, own } = props
  const { better, asGood } = placeAmong(results, own)
  const rows = grouped(results, own)
  const longest = Math.max(...rows.map(({ result }) => result.turns))
  return (
    <div class="compared" aria-live="polite">
      <p class="compared-verdict">
        <b>{t.game.better(better, results.length)}</b> {asGood > 0 && t.game.asGood(asGood)}
      </p>
      <ol>
        {rows.map(({ result, count, isMine }) => (
          <li key={`${result.won} ${result.turns} ${result.built} ${isMine}`} class={isMine ? 'mine' : ''}>
            <span class="compared-who">{isMine ? t.game.you : t.game.strong(count)}</span>
            <span class={`compared-bar ${result.won ? 'won' : ''}`} aria-hidden="true">
              <i style={{ width: `${(result.turns / longest) * 100}%` }} />
            </span>
            <span>{result.won ? t.game.won(result.turns) : t.game.lost(result.turns, result.built)}</span>
          </li>
        ))}
      </ol>
      <p class="soft">{t.game.who(results.length - 1)}</p>
      <p class="ways-on">
        <a class="button main" href={linkTo('review', duplicateKey(day))}>
          {t.game.review}
        </a>
      </p>
    </div>
  )
}

interface Row {
  readonly result: DuplicateResult
  readonly count: number
  readonly isMine: boolean
}

/** Results that are alike are one row; one's own stands by itself, before those that are as good. */
function grouped(results: readonly DuplicateResult[], own: DuplicateResult): Row[] {
  const rows: Row[] = []
  for (const result of [...results].sort(compareResults)) {
    const last = rows.at(-1)
    if (last && compareResults(last.result, result) === 0) rows[rows.length - 1] = { ...last, count: last.count + 1 }
    else rows.push({ result, count: 1, isMine: false })
  }
  const place = rows.findIndex(({ result }) => compareResults(own, result) <= 0)
  rows.splice(place < 0 ? rows.length : place, 0, { result: own, count: 1, isMine: true })
  return rows
}
