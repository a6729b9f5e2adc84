import type { Town } from '@machinami/engine'
import { useMemo, useState } from 'preact/hooks'
import type { Game } from '../game/game.ts'
import { startByRules, startGame } from '../lobby/current.ts'
import { Building } from '../pictures/building.tsx'
import { Icon } from '../pictures/coin-face-icon.tsx'
import { lazyDialog } from '../shell/lazy.tsx'
import { problem } from '../shell/problem.ts'
import { go, linkTo } from '../shell/router.ts'
import { useGrowing } from '../shell/steady.ts'
import { Street } from '../street/street.tsx'
import { FaceOf } from '../street/town.tsx'
import { aside, withAside } from '../words/aside.ts'
import { nameOf } from '../words/card-words.ts'
import { lang, words } from '../words/index.ts'
import { Chart } from './chart.tsx'
import { OverTable } from './over-table.tsx'
import { RecordBox } from './record-box.tsx'
import { type Tally, tally } from './tally.ts'
import './end.css'

/** Who won and how it came about. */
export default function EndDialog({ game, onLook }: { readonly game: Game; readonly onLook: () => void }) {
  return (
    <OverTable class="end" label={aside().end.result} onClose={onLook}>
      <Paper game={game} onLook={onLook} />
    </OverTable>
  )
}

function Paper({ game, onLook }: { readonly game: Game; readonly onLook: () => void }) {
  const t = aside().end
  const { winner, turn, towns } = game.shown.value
  const parts = useGrowing(2 + towns.length + AFTER_SCORES, 1) - 1
  const hasCounted = parts > 0
  const after = parts - 1 - towns.length
  const isFinished = after >= AFTER_SCORES
  const events = game.events.value
  const sums = useMemo(() => (hasCounted ? tally(events, towns.length) : []), [events, towns.length, hasCounted])
  if (winner === null) return null
  const names = game.info.seats.map((seat) => seat.name)
  const isMe = game.people.length === 1 && winner === game.people[0]
  const lines = (pick: (sum: Tally) => readonly number[]) =>
    sums.map((sum, seat) => ({ name: names[seat], seat, values: pick(sum) }))
  return (
    <div class={`paper end-paper ${isFinished ? '' : 'unfinished'}`} aria-busy={!isFinished}>
      <div class="end-head">
        <FaceOf game={game} seat={winner} size={72} />
        <div>
          <h2 tabIndex={-1} autofocus>
            {isMe ? t.youWon : t.won(names[winner])}
          </h2>
          <p class="soft">{t.afterTurns(turn)}</p>
        </div>
      </div>
      <div class="end-street" aria-hidden="true" inert>
        {after > 2 && (
          <Street
            game={game}
            seat={winner}
            size="other"
            festive
            laid={isFinished ? Number.POSITIVE_INFINITY : (after - 2) * PLOTS_A_FRAME}
            onOpen={() => undefined}
          />
        )}
      </div>
      {hasCounted && <Scores game={game} sums={sums} rows={parts - 1} />}
      <div class="charts">
        {after > 0 && <Chart title={t.chartOf(t.incomeOverTime)} lines={lines((sum) => sum.income)} />}
        {after > 1 && <Chart title={t.chartOf(t.coinsOverTime)} lines={lines((sum) => sum.coins)} />}
      </div>
      <div class="end-more">
        {after > 6 && <Why game={game} />}
        {after > 6 && <RecordBox game={game} />}
      </div>
      <footer>{after > 7 && <WaysOn game={game} onLook={onLook} />}</footer>
    </div>
  )
}

/** What one may do after a game. */
function WaysOn({ game, onLook }: { readonly game: Game; readonly onLook: () => void }) {
  const t = aside().end
  if (game.frame)
    return (
      <>
        <button type="button" class="button main big onward" onClick={game.frame.onward.go}>
          {game.frame.onward.label()}
        </button>
        <button type="button" class="button" onClick={onLook}>
          {t.look}
        </button>
      </>
    )
  return (
    <>
      <button type="button" class="button main big" onClick={() => void rematch(game)}>
        {t.rematch}
      </button>
      <button type="button" class="button" onClick={() => go('setup')}>
        {t.change}
      </button>
      <button type="button" class="button" onClick={onLook}>
        {t.look}
      </button>
      <a class="button plain" href={linkTo('start')}>
        {t.home}
      </a>
    </>
  )
}

/** Counting, a row of the table for everybody, two charts, the winner's street and more; then the paper is shown. */
const AFTER_SCORES = 9
const PLOTS_A_FRAME = 5

const WhyDialog = lazyDialog(
  () => withAside(() => import('../reasons/why-dialog.tsx')),
  ({ onClose }) => onClose(),
)

/** Whether what was done was good, for whoever wonders. */
function Why({ game }: { readonly game: Game }) {
  const [isOpen, open] = useState(false)
  return (
    <div>
      <button type="button" class="button small why" onClick={() => open(true)}>
        {words().table.why}
      </button>
      {isOpen && <WhyDialog game={game} onClose={() => open(false)} />}
    </div>
  )
}

async function rematch(game: Game): Promise<void> {
  const { setup, ruleset } = game.info
  problem.value = setup ? await startGame({ setup, seats: game.seats }) : await startByRules(ruleset, game.seats)
}

const COLUMNS = [
  ['landmarks', 'landmark'],
  ['buildings', 'house'],
  ['earned', 'coin'],
  ['taken', 'red'],
] as const

/** What everybody reached; on a phone the headings are their icons, and the words stand below. */
function Scores(props: { readonly game: Game; readonly sums: readonly Tally[]; readonly rows: number }) {
  const { game, sums, rows } = props
  const t = aside().end
  return (
    <div class="scores-wrap" tabIndex={0} role="region" aria-label={t.result}>
      <table class="scores">
        <thead>
          <tr>
            <th scope="col">{t.player}</th>
            {COLUMNS.map(([column, icon]) => (
              <th scope="col" key={column}>
                <Icon name={icon} pen="ink" size={20} />
                <span>{t[column]}</span>
              </th>
            ))}
            <th scope="col">{t.best}</th>
          </tr>
        </thead>
        <tbody>
          {winnerFirst(game)
            .slice(0, Math.max(0, rows))
            .map((town) => (
              <ScoreRow key={town.seat} game={game} town={town} sum={sums[town.seat]} />
            ))}
        </tbody>
      </table>
      <p class="legend soft" aria-hidden="true">
        {COLUMNS.map(([column, icon]) => (
          <span key={column}>
            <Icon name={icon} pen="ink" size={16} /> {t[column]}
          </span>
        ))}
      </p>
    </div>
  )
}

const winnerFirst = ({ shown }: Game): Town[] => {
  const { towns, winner } = shown.value
  return [...towns].sort((a, b) => Number(b.seat === winner) - Number(a.seat === winner))
}

function ScoreRow({ game, town, sum }: { readonly game: Game; readonly town: Town; readonly sum: Tally }) {
  const { earned, taken, best } = sum
  return (
    <tr class={town.seat === game.shown.value.winner ? 'won' : ''} style={{ '--seat': `var(--seat-${town.seat})` }}>
      <th scope="row">
        <FaceOf game={game} seat={town.seat} size={26} />
        <span title={game.info.seats[town.seat].name}>{game.info.seats[town.seat].name}</span>
      </th>
      <td>{town.landmarks}</td>
      <td>{town.cards.reduce((n, card) => n + card.open + card.closed, 0)}</td>
      <td>{earned}</td>
      <td>{taken}</td>
      <td class="best">
        {best ? (
          <>
            <Building id={best.card} />
            <span class="best-name">{aside().end.bestName(nameOf(best.card))}</span> {lang().number(best.coins)}
          </>
        ) : (
          '–'
        )}
      </td>
    </tr>
  )
}
