import { isRefusal } from '@machinami/cards'
import type { Odds, OddsOfDice } from '@machinami/host'
import { useEffect, useState } from 'preact/hooks'
import type { Game } from '../game/game.ts'
import { around } from '../words/around.ts'
import { decimal, percent } from '../words/card-words.ts'
import './odds.css'

/** Whole coins, unless it is an average over throws that differ. */
const shortly = (coins: number): string => {
  const whole = Math.round(coins)
  return (Math.abs(coins - whole) < 0.05 ? String(whole) : decimal(coins)).replace('-', '−')
}

/** What the next roll would bring: by total, one die against two, with and without a second roll. */
export function OddsPanel({ game }: { readonly game: Game }) {
  const t = around().odds
  const [odds, setOdds] = useState<Odds | 'none' | null>(null)
  const seat = game.me.value
  const at = game.lookingAt.value
  const settled = at ?? (game.busy.value ? -1 : game.events.value.length)
  useEffect(() => {
    if (settled < 0) return
    let isOld = false
    void game.odds(seat).then((found) => {
      if (!isOld) setOdds(isRefusal(found) ? 'none' : found)
    })
    return () => {
      isOld = true
    }
  }, [game, seat, settled, at])
  if (odds === null) return <p class="soft">{t.waiting}</p>
  if (odds === 'none') return <p class="soft">{t.none}</p>
  return <OddsShown odds={odds} explained={t.explain} />
}

/** The same as a picture, wherever it was worked out. */
export function OddsShown({ odds, explained }: { readonly odds: Odds; readonly explained: string }) {
  const t = around().odds
  const possible = odds.dice.filter((dice) => dice.may)
  const [one, two] = possible
  const best = Math.max(1, ...possible.flatMap((dice) => dice.totals.map((row) => Math.abs(row.coins))))
  return (
    <div class="odds">
      <p class="soft">{explained}</p>
      {one && two && (
        <p class="verdict display">
          {Math.abs(one.average - two.average) < 0.05
            ? t.same
            : t.better(one.average > two.average ? t.oneDie : t.twoDice)}
        </p>
      )}
      {possible.map((dice) => (
        <Bars
          key={dice.dice}
          odds={dice}
          title={dice.dice === 1 ? t.oneDie : t.twoDice}
          best={best}
          mayReroll={odds.mayReroll}
        />
      ))}
    </div>
  )
}

function Bars(props: {
  readonly odds: OddsOfDice
  readonly title: string
  readonly best: number
  readonly mayReroll: boolean
}) {
  const { odds } = props
  const t = around().odds
  return (
    <table class="bars">
      <caption>
        <span class="bars-head">
          <span class="display">{props.title}</span>
          <span>
            {t.average} <b>{decimal(odds.average)}</b>
          </span>
          {props.mayReroll && <span class="soft">{t.withReroll(decimal(odds.withReroll))}</span>}
        </span>
      </caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{t.total}</th>
          <th scope="col">{t.mine}</th>
          <th scope="col">{t.chance}</th>
        </tr>
      </thead>
      <tbody>
        {odds.totals.map(({ total, chance, coins }) => (
          <tr key={total}>
            <th scope="row">{total}</th>
            <td class="bar">
              {shortly(coins) !== '0' && (
                <span class={coins < 0 ? 'loss' : ''} style={{ width: `${(Math.abs(coins) / props.best) * 100}%` }} />
              )}
              <b>{shortly(coins)}</b>
            </td>
            <td class="soft">{percent(chance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
