import type { Finished } from '@machinami/review'
import { useEffect, useRef, useState } from 'preact/hooks'
import { LEVEL_IDS } from '../bots/who.ts'
import { startBranch } from '../lobby/current.ts'
import { Dialog } from '../shell/dialog.tsx'
import { pressable } from '../shell/pressable.ts'
import { problem } from '../shell/problem.ts'
import { Segments } from '../shell/segments.tsx'
import { percent } from '../words/card-words.ts'
import { lang, words } from '../words/index.ts'
import { finishAside } from '../worker/reviewing.ts'
import { noteFork } from './courses.ts'
import { said, saidOnward } from './late-words.ts'
import { SeatMark } from './seat-mark.tsx'
import type { Viewing } from './viewing.ts'

const GAMES = 1000

/** What if: any seat, bots of any level, the same dice or new ones. The game that is looked at stays as it is. */
export function PlayOnDialog({ viewing, onClose }: { readonly viewing: Viewing; readonly onClose: () => void }) {
  const t = saidOnward().playOn
  const { names, source, at } = viewing
  const [seat, setSeat] = useState(String(viewing.seat.peek()))
  const [level, setLevel] = useState<(typeof LEVEL_IDS)[number]>('planner')
  const [dice, setDice] = useState<'same' | 'new'>('same')
  const [isStarting, setStarting] = useState(false)
  const start = async () => {
    setStarting(true)
    const seats = viewing.seats.map(({ name, bot }, i) =>
      i === Number(seat) ? { name: bot === undefined ? name : '' } : { name: name || names.value[i], bot: level },
    )
    const from = at.peek()
    problem.value = await startBranch(source.text, from, seats, dice, (key) => noteFork(key, source, from))
    setStarting(false)
  }
  return (
    <Dialog title={t.title} wide onClose={onClose}>
      <div class="play-on">
        <Segments
          name="seat"
          legend={t.seat}
          options={names.value.map((name, i) => ({ value: String(i), text: name }))}
          value={seat}
          onPick={setSeat}
        />
        <Segments
          name="level"
          legend={t.level}
          options={LEVEL_IDS.map((id) => ({ value: id, text: words().bots[id].name }))}
          value={level}
          onPick={setLevel}
        />
        <Segments
          name="dice"
          legend={t.dice}
          options={[
            { value: 'same', text: t.sameDice },
            { value: 'new', text: t.newDice },
          ]}
          value={dice}
          onPick={setDice}
        />
        <button type="button" class="button main" {...pressable(isStarting, () => void start())}>
          {t.go}
        </button>
        <p class="soft">{t.stays}</p>
        <Finish viewing={viewing} />
      </div>
    </Dialog>
  )
}

/** "Let the expert finish it a thousand times from here." */
function Finish({ viewing }: { readonly viewing: Viewing }) {
  const t = saidOnward().playOn
  const [sum, setSum] = useState<Finished | null>(null)
  const [isRunning, setRunning] = useState(false)
  const [trouble, setTrouble] = useState<'silent' | 'broken' | null>(null)
  const cancel = useRef<() => void>(() => undefined)
  useEffect(() => () => cancel.current(), [])
  const run = () => {
    setRunning(true)
    cancel.current = finishAside(viewing.source.text, viewing.at.peek(), GAMES, (heard) => {
      setTrouble(heard.is === 'silent' ? 'silent' : heard.is === 'refused' ? 'broken' : null)
      if (heard.is === 'finished') setSum(heard.sum)
      if (heard.is === 'refused' || (heard.is === 'finished' && heard.isLast)) setRunning(false)
    })
  }
  const stop = () => {
    cancel.current()
    setTrouble(null)
    setRunning(false)
  }
  return (
    <section class="finish" aria-live="polite" aria-busy={isRunning}>
      <button type="button" class="button" onClick={isRunning ? stop : run}>
        {isRunning ? t.stop : t.finish(lang().number(GAMES))}
      </button>
      {isRunning && <progress value={sum?.games ?? 0} max={GAMES} aria-label={t.finish(lang().number(GAMES))} />}
      {trouble && <p>{said()[trouble]}</p>}
      {sum && (
        <>
          <p>{t.finished(lang().number(sum.games), sum.games)}</p>
          <ul class="finish-shares">
            {sum.shares.map((share, seat) => (
              <li key={seat}>
                <SeatMark seat={seat} /> {viewing.names.value[seat]}
                <b>{t.chance(percent(share, 1), percent(sum.margins[seat], 1))}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
