import { useMemo, useRef, useState } from 'preact/hooks'
import { withheldBy } from '../dice/shares.ts'
import type { Game } from '../game/game.ts'
import { besidesLandmarks, landmarksNeeded } from '../game/goal.ts'
import { startByRules, startGame } from '../lobby/current.ts'
import { isLively } from '../pace/pace.ts'
import { Building } from '../pictures/building.tsx'
import { useNight } from '../pictures/scenery.ts'
import { problem } from '../shell/problem.ts'
import { go, linkTo } from '../shell/router.ts'
import { useGrowing } from '../shell/steady.ts'
import { isNarrow } from '../shell/wide.ts'
import { dayOfDuplicate } from '../store/games.ts'
import { FaceOf, TownStage } from '../street/town.tsx'
import { aside } from '../words/aside.ts'
import { nameOf } from '../words/card-words.ts'
import { lang, words } from '../words/index.ts'
import { Chart } from './chart.tsx'
import { endStage } from './end-stage.ts'
import { Fireworks } from './fireworks.tsx'
import { OverTable } from './over-table.tsx'
import { usePainted } from './painted.ts'
import { Ranking } from './ranking.tsx'
import { RecordBox } from './record-box.tsx'
import { type Place, rankingOf, reasonOf } from './standing.ts'
import { type Tally, tally } from './tally.ts'
import { WhyList } from './why-list.tsx'
import './end.css'

/** Who won and how it came about. */
export default function EndDialog({ game, onLook }: { readonly game: Game; readonly onLook: () => void }) {
  const { winner } = game.shown.value
  // Its night is painted while the last building still stands in the light of the table.
  if (game.busy.value && winner !== null)
    return (
      <div hidden>
        <LitTown game={game} winner={winner} />
      </div>
    )
  return (
    <OverTable class="end" label={aside().end.result} onClose={onLook}>
      <Paper game={game} onLook={onLook} />
    </OverTable>
  )
}

/** Counting, the ranking, what is known, two charts and more come one after the other; then the paper is shown. */
const PARTS = 6

function Paper({ game, onLook }: { readonly game: Game; readonly onLook: () => void }) {
  const { winner, towns } = game.shown.value
  const laid = useGrowing(PARTS, 1)
  const paper = useRef<HTMLDivElement>(null)
  const isFinished = usePainted(paper) && laid >= PARTS
  const events = game.events.value
  const sums = useMemo(() => tally(events, towns.length), [events, towns.length])
  const places = useMemo(() => rankingOf(game.shown.value, events, game.info.ruleset), [game, events])
  if (winner === null) return null
  const names = game.info.seats.map((seat) => seat.name)
  const t = aside().end
  const lines = (pick: (sum: Tally) => readonly number[]) =>
    sums.map((sum, seat) => ({ name: names[seat], seat, values: pick(sum) }))
  return (
    <div
      ref={paper}
      class={`end-paper ${isFinished ? (isLively() ? 'lively' : '') : 'unfinished'}`}
      aria-busy={!isFinished}
    >
      <WinnersTown game={game} winner={winner} />
      <div class="end-sheet" style={{ '--stage': `${endStage().height}px` }}>
        <Lacked game={game} places={places} />
        {isNarrow.value && <Withheld game={game} />}
        {laid > 1 && <Ranking game={game} places={places} sums={sums} />}
        {isNarrow.value && <BestCard game={game} sums={sums} />}
        {laid > 2 && <WhyList game={game} places={places} sums={sums} />}
        {!isNarrow.value && <Withheld game={game} />}
        <footer>{laid > 3 && <WaysOn game={game} onLook={onLook} />}</footer>
        <div class="charts" id="charts">
          {laid > 3 && <Chart title={t.chartOf(t.incomeOverTime)} lines={lines((sum) => sum.income)} />}
          {laid > 4 && <Chart title={t.chartOf(t.coinsOverTime)} lines={lines((sum) => sum.coins)} />}
        </div>
        <div class="end-more">{laid > 4 && <RecordBox game={game} />}</div>
      </div>
    </div>
  )
}

/** The town that has won, by night. */
function LitTown({ game, winner }: { readonly game: Game; readonly winner: number }) {
  const { Place, night } = useNight()
  const { width, height, town } = endStage()
  return (
    <Place value={night}>
      <div aria-hidden="true" inert>
        <TownStage
          town={game.shown.value.towns[winner]}
          ruleset={game.info.ruleset}
          box={town}
          width={width}
          height={height}
          festive
          label={game.info.seats[winner].name}
        />
      </div>
    </Place>
  )
}

/** The whole town lit, and who lives there. */
function WinnersTown({ game, winner }: { readonly game: Game; readonly winner: number }) {
  const { width, height } = endStage()
  const t = words()
  const { name } = game.info.seats[winner]
  const isMe = game.people.length === 1 && winner === game.people[0]
  const colours = game.frame?.colours?.()
  return (
    <div class="end-stage" data-theme="dark" style={{ height: `${height}px`, ...colours }}>
      <LitTown game={game} winner={winner} />
      <Fireworks width={width} height={height} />
      <div class="end-head" style={colours}>
        <FaceOf game={game} seat={winner} size={width < 600 ? 54 : 76} />
        <div>
          <h2 tabIndex={-1} autofocus style={{ color: `var(--seat-${winner})` }}>
            {isMe ? aside().end.youWon : aside().end.won(name)}
          </h2>
          <p>
            <span>{reasonText(game)}</span> <span>{t.table.turn(game.shown.value.turn)}</span>
          </p>
        </div>
      </div>
    </div>
  )
}

function reasonText(game: Game): string {
  const t = aside().result
  const reason = reasonOf(game.shown.value, game.events.value, game.info.ruleset)
  if (reason.why === 'landmarks') return [t.allLandmarks(reason.n), ...reason.shared.map(nameOf)].join(' + ')
  if (reason.why === 'card') return t.byCard(nameOf(reason.card))
  return reason.why === 'points' ? words().stage.markers.points(reason.n) : t.byLimit
}

const isDefeat = ({ people, shown }: Game): boolean => people.length === 1 && people[0] !== shown.value.winner

/** What whoever played here was short of; where they won, or several played, whoever came second. */
function Lacked({ game, places }: { readonly game: Game; readonly places: readonly Place[] }) {
  const t = aside().result
  const mine = isDefeat(game) ? places.find(({ town }) => town.seat === game.people[0]) : undefined
  const who = mine ?? places[1]
  if (!who || (!mine && isNarrow.value)) return null
  const { name } = game.info.seats[who.town.seat]
  const short = Math.max(0, landmarksNeeded(game.info.ruleset) - who.town.landmarks)
  const besides = lang().list(besidesLandmarks(game, who.town))
  const [next] = who.open.toSorted((a, b) => a.price - b.price)
  return (
    <p class="end-lacked">
      {(short > 0 || besides !== '') && <b>{mine ? t.short(short, besides) : t.theyShort(name, short, besides)}</b>}
      {mine && besides === '' && next && next.price > mine.town.coins && (
        <span>{t.coinsFor(lang().coins(next.price), nameOf(next.card), mine.town.coins)}</span>
      )}
    </p>
  )
}

/** Somebody promised something for the dice and kept it back: everybody who played is told. */
function Withheld({ game }: { readonly game: Game }) {
  const withheld = withheldBy(game)
  if (withheld === '') return null
  return (
    <p class="end-withheld">
      <b>{withheld}</b> {aside().fairDice.missingCheck}
    </p>
  )
}

/** What paid whoever won, or whoever played here, most. */
function BestCard({ game, sums }: { readonly game: Game; readonly sums: readonly Tally[] }) {
  const seat = game.people.length === 1 ? game.people[0] : (game.shown.value.winner ?? 0)
  const { best, earned, taken } = sums[seat]
  // Whoever lost reads what was missing.
  if (!best || isDefeat(game)) return null
  const share = Math.round((100 * best.coins) / Math.max(1, earned + taken))
  const { name } = game.info.seats[seat]
  const t = aside().result
  return (
    <p class="end-best">
      <Building id={best.card} />
      <span>
        {game.people.length === 1
          ? t.yourBest(nameOf(best.card), best.coins, share)
          : t.theirBest(name, nameOf(best.card), best.coins, share)}
      </span>
    </p>
  )
}

/** What one may do after a game. */
function WaysOn({ game, onLook }: { readonly game: Game; readonly onLook: () => void }) {
  const t = aside().end
  if (game.frame)
    return (
      <>
        {!game.frame.endsHere?.() && (
          <button type="button" class="button main big onward" onClick={game.frame.onward.go}>
            {game.frame.onward.label()}
          </button>
        )}
        <Why game={game} />
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
      <CompareDay game={game} />
      <Why game={game} />
      <OtherWays onLook={onLook} />
    </>
  )
}

/** What fewer people want: folded away where there is no room for it. */
function OtherWays({ onLook }: { readonly onLook: () => void }) {
  const [isOpen, open] = useState(false)
  const t = aside().end
  return (
    <>
      {isNarrow.value && (
        <button type="button" class="button more-ways" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
          {aside().result.moreWays}
        </button>
      )}
      {(isOpen || !isNarrow.value) && (
        <>
          <button type="button" class="button" onClick={onLook}>
            {t.look}
          </button>
          <button type="button" class="button" onClick={() => go('setup')}>
            {t.change}
          </button>
          <button type="button" class="button" onClick={showCharts}>
            {aside().result.charts}
          </button>
          <a class="button plain" href={linkTo('start')}>
            {t.home}
          </a>
        </>
      )}
    </>
  )
}

const showCharts = (): void =>
  document.getElementById('charts')?.scrollIntoView({ behavior: isLively() ? 'smooth' : 'auto' })

/** Whether it was luck or play, for whoever wonders. */
function Why({ game }: { readonly game: Game }) {
  const key = game.keeper?.key ?? game.frame?.lookedAtAs
  if (key === undefined) return null
  return (
    <a class="button why" title={words().table.why} href={linkTo('review', key)}>
      {isNarrow.value ? aside().result.why : aside().result.whyByTurn}
    </a>
  )
}

/** The game of a day is played to be compared. */
function CompareDay({ game }: { readonly game: Game }) {
  const day = dayOfDuplicate(game.keeper?.key)
  if (day === null) return null
  return (
    <a class="button compare-day" href={linkTo('daily', day, 'game')}>
      {aside().result.compareDay}
    </a>
  )
}

async function rematch(game: Game): Promise<void> {
  const { setup, ruleset } = game.info
  problem.value = setup ? await startGame({ setup, seats: game.seats }) : await startByRules(ruleset, game.seats)
}
