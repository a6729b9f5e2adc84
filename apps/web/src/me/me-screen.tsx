import { ALL_CARDS } from '@machinami/cards'
import { editionName } from '@machinami/lang'
import {
  type GameSummary,
  levelRatings,
  meOverTime,
  type Rate,
  type Results,
  ratingCourse,
  rounded,
} from '@machinami/review'
import { rate } from 'openskill'
import { useEffect, useState } from 'preact/hooks'
import { isBotId } from '../bots/who.ts'
import { Building } from '../pictures/building.tsx'
import { needArt } from '../pictures/drawings.ts'
import { Coming } from '../shell/coming.tsx'
import { KeepNotice } from '../shell/keep-notice.tsx'
import { useLateWords } from '../shell/late-words.ts'
import { PageHead } from '../shell/page-head.tsx'
import { linkTo } from '../shell/router.ts'
import { isNotKept, readAll } from '../store/database.ts'
import type { GameRow } from '../store/kept.ts'
import { summariesIn, whatIfs } from '../store/summaries.ts'
import { around } from '../words/around.ts'
import { decimal, nameOf, percent } from '../words/card-words.ts'
import { lang, words } from '../words/index.ts'
import { signed, signedDecimal } from '../words/signed.ts'
import { Box, type Panel } from './box.tsx'
import { Filters } from './filters.tsx'
import { JudgeAll } from './judge-all.tsx'
import { Accuracy, LuckBand, RatingBand } from './lines.tsx'
import { surelyBetween } from './surely-between.ts'
import { EVERYTHING, fitting, type Wanted } from './wanted.ts'
import './me.css'

interface Mine {
  /** Finished games that somebody alone here played from the beginning, and those that were judged. */
  readonly rows: readonly GameRow[]
  readonly judged: readonly GameSummary[]
  readonly open: readonly GameRow[]
}

async function readMine(): Promise<Mine> {
  const [games, notes] = await Promise.all([readAll('games'), readAll('notes')])
  if (isNotKept(games) || isNotKept(notes)) return { rows: [], judged: [], open: [] }
  const [known, left] = [summariesIn(notes), whatIfs(notes)]
  const rows = games.filter(({ key, winner, people }) => winner !== null && people.length === 1 && !left.has(key))
  return {
    rows,
    judged: rows.flatMap(({ key }) => known.get(key) ?? []),
    open: rows.filter(({ key }) => !known.has(key)),
  }
}

/** What somebody's games say together: how strong, how lucky, with which cards. */
export default function MeScreen() {
  const t = useLateWords(words().me)
  const [mine, setMine] = useState<Mine | null>(null)
  const [wanted, setWanted] = useState<Wanted>(EVERYTHING)
  const refresh = () => void readMine().then(setMine)
  useEffect(refresh, [])
  useEffect(() => void needArt(ALL_CARDS), [])
  if (!t || !mine) return <Coming />
  const games = mine.judged.filter(fitting(wanted))
  const panel = { t, games, me: meOverTime(games) }
  return (
    <main class="page me">
      <PageHead title={t.title} note={t.games(mine.rows.length)} />
      <KeepNotice />
      {mine.rows.length === 0 && (
        <>
          <p>{t.none}</p>
          <p class="ways-on">
            <a class="button main" href={linkTo('setup')}>
              {words().start.table}
            </a>
          </p>
        </>
      )}
      <JudgeAll t={t} open={mine.open} onJudged={refresh} />
      {mine.judged.length > 0 && <Filters t={t} games={mine.judged} wanted={wanted} onWant={setWanted} />}
      {mine.judged.length > 0 && games.length === 0 && <p role="status">{t.filters.none}</p>}
      {games.length > 0 && (
        <>
          <div class="me-panels">
            <Strength {...panel} />
            <Luck {...panel} />
            <Wins {...panel} />
            <Accuracy {...panel} />
            <Cards {...panel} />
            <ResultsBox {...panel} />
          </div>
          <p class="soft">
            {t.onlyHere} <a href={linkTo('games')}>{words().start.games}</a>
          </p>
        </>
      )}
    </main>
  )
}

/** Between which levels somebody plays, by who beat whom. */
function Strength({ t, games }: Panel) {
  const course = ratingCourse(games, rate as Rate)
  const mine = course.at(-1)
  if (!mine) return null
  const levels = levelRatings().flatMap(({ id, mu }) => (isBotId(id) ? [{ name: words().bots[id].name, mu }] : []))
  const { below, above } = surelyBetween(mine, levels)
  const title =
    below && above
      ? t.between(below.name, above.name)
      : below
        ? t.above(below.name)
        : above
          ? t.below(above.name)
          : t.unsure
  return (
    <Box title={title}>
      <p class="me-figure">{t.rating(decimal(mine.mu), decimal(mine.sigma))}</p>
      <RatingBand t={t} course={course} levels={levels} />
      <p class="soft">{t.ratingHow}</p>
    </Box>
  )
}

/** Luck of less than this many wins is none worth a word. */
const EVEN = 0.05

function Luck({ t, me, games }: Panel) {
  const { total, unluckier, course, luckiest, unluckiest } = me.luck
  const wins = decimal(Math.abs(total))
  const said =
    Math.abs(total) < EVEN ? t.evenLuck(course.length) : (total > 0 ? t.lucky : t.unlucky)(wins, course.length)
  const link = (id: string | null, text: (points: string, when: string) => string) => {
    const game = games.find((each) => each.id === id)
    if (!game) return null
    const points = Math.round(game.sum.luck * 100)
    const day = new Intl.DateTimeFormat(lang().code, { day: 'numeric', month: 'short' }).format(new Date(game.at))
    return <a href={linkTo('review', game.id)}>{text(signed(points), day)}</a>
  }
  return (
    <Box title={said}>
      <p>{t.further(percent(2 * Math.min(unluckier, 1 - unluckier)))}</p>
      <LuckBand t={t} course={course} />
      {unluckiest !== luckiest && (
        <p class="me-extremes">
          {link(unluckiest, t.unluckiest)}
          {link(luckiest, t.luckiest)}
        </p>
      )}
    </Box>
  )
}

function Wins({ t, me }: Panel) {
  // In tenths, rounded so that they add up.
  const result = Math.round(me.wins.result * 10) / 10
  const [start, luck, skill] = rounded(
    [me.wins.start, me.wins.luck, me.wins.skill].map((wins) => wins / 10),
    Math.round(result * 10),
  ).map((tenths) => tenths / 10)
  const part = (n: number, label: string, isPlain = false) => (
    <span class={isPlain || n === 0 ? '' : n < 0 ? 'down' : 'up'}>
      <b>{isPlain ? decimal(n) : signedDecimal(n)}</b>
      <small>{label}</small>
    </span>
  )
  return (
    <Box title={t.wins(Math.round(result), me.results.games)}>
      <p class="me-sum">
        {part(start, t.fromStart, true)}
        {part(luck, t.luck)}
        {part(skill, t.skill)}
        <i>=</i>
        {part(result, t.winsLabel, true)}
      </p>
      <p class="soft">
        {t.addsUp} {t.streak(me.longestRun)}
      </p>
    </Box>
  )
}

const FAVOURITES = 6

function Cards({ t, me }: Panel) {
  const found = me.cards.slice(0, FAVOURITES)
  const most = Math.max(1, ...found.map(({ perCard }) => Math.abs(perCard)))
  if (found.length === 0) return null
  return (
    <Box title={t.cards}>
      <p class="soft">{t.cardsHow}</p>
      <ul class="me-cards">
        {found.map(({ card, built, games, perCard }) => (
          <li key={card}>
            <Building id={card} />
            <span>
              <b>{nameOf(card)}</b>
              <small>{t.built(built, games)}</small>
            </span>
            <span class="balance" aria-hidden="true">
              <i class={perCard < 0 ? 'down' : 'up'} style={{ width: `${(Math.abs(perCard) / most) * 50}%` }} />
            </span>
            <b class={perCard < 0 ? 'down' : 'up'}>{signedDecimal(perCard)}</b>
          </li>
        ))}
      </ul>
    </Box>
  )
}

function ResultsBox({ t, me }: Panel) {
  const groups: readonly (readonly [{ readonly [key: string]: Results }, (key: string) => string])[] = [
    [me.byEdition, (edition) => editionName(lang(), edition)],
    [me.byPlayers, (n) => t.players(Number(n))],
    [me.byOpponent, (bot) => (isBotId(bot) ? words().bots[bot].name : around().setup.people)],
  ]
  return (
    <Box title={t.results}>
      {groups.map(([group, name], i) => (
        <ul key={i} class="me-results">
          {Object.entries(group).map(([key, { wins, games }]) => (
            <li key={key}>
              <span>{name(key)}</span> <b>{t.won(wins, games)}</b>
            </li>
          ))}
        </ul>
      ))}
    </Box>
  )
}
