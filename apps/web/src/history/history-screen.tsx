import { ALL_CARDS } from '@machinami/cards'
import { useEffect, useState } from 'preact/hooks'
import { moveIn } from '../lobby/move-in.ts'
import { needArt } from '../pictures/drawings.ts'
import { useCaughtFocus } from '../shell/caught-focus.ts'
import { Coming } from '../shell/coming.tsx'
import { KeepNotice } from '../shell/keep-notice.tsx'
import { useLateWords } from '../shell/late-words.ts'
import { PageHead } from '../shell/page-head.tsx'
import { linkTo } from '../shell/router.ts'
import { TownPage } from '../shell/town-page.tsx'
import { isNotKept } from '../store/database.ts'
import { type ErasedGame, eraseGame, gamesChanged, type ListedGame, listGames, putBack } from '../store/games.ts'
import type { HistoryWords } from '../words/history-words.ts'
import { words } from '../words/index.ts'
import { searchFor } from '../words/search.ts'
import { GameDialog } from './game-dialog.tsx'
import { FinishedGame, RunningGame } from './game-rows.tsx'
import { type Sums, sumsOfGames } from './sums.ts'
import { TakeAndBring } from './take-and-bring.tsx'
import { textOf, titleOf } from './told.ts'
import '../theme/fields.css'
import './history.css'

/** Every game of this device, running and finished. */
export default function HistoryScreen() {
  const t = useLateWords(words().history)
  const [games, setGames] = useState<readonly ListedGame[] | null>(null)
  const [sums, setSums] = useState<ReadonlyMap<string, Sums>>(new Map())
  const refresh = async () => {
    const found = await listGames()
    setGames(isNotKept(found) ? [] : found)
    setSums(await sumsOfGames())
  }
  useEffect(() => {
    void moveIn().then(refresh)
  }, [gamesChanged.value])
  useEffect(() => {
    if (games) void needArt(cardsIn(games))
  }, [games])
  if (!t || !games) return <Coming />
  return (
    <TownPage class="history">
      <PageHead title={t.title} note={t.here} />
      <KeepNotice />
      <p class="beside-games">
        {games.length > 0 && (
          <a class="button" href={linkTo('me')}>
            {words().start.me}
          </a>
        )}
        <a class="button" href={linkTo('daily')}>
          {words().start.daily}
        </a>
      </p>
      <Games t={t} games={games} sums={sums} refresh={refresh} />
      <TakeAndBring t={t} games={games.length} onBrought={() => void refresh()} />
    </TownPage>
  )
}

/** What stands in these streets, as far as anybody but their rules knows it. */
function cardsIn(games: readonly ListedGame[]) {
  const ids = new Set(games.flatMap(({ seats }) => seats.flatMap(({ cards, landmarks }) => [...cards, ...landmarks])))
  return ALL_CARDS.filter(({ id }) => ids.has(id))
}

/** Finished games that are shown before somebody asks for all: each is a street of pictures. A search looks through every one. */
const AT_FIRST = 60

interface Erased {
  readonly game: ListedGame
  readonly all: ErasedGame
}

function Games(props: {
  readonly t: HistoryWords
  readonly games: readonly ListedGame[]
  readonly sums: ReadonlyMap<string, Sums>
  readonly refresh: () => Promise<void>
}) {
  const { t, games, refresh } = props
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState<ListedGame | null>(null)
  const [erased, setErased] = useState<Erased | null>(null)
  const [most, setMost] = useState(AT_FIRST)
  const fits = searchFor(query)
  const found = query === '' ? games : games.filter((game) => fits(textOf(game, t)))
  const running = found.filter(({ over }) => !over)
  const finished = found.filter(({ over }) => over)
  const row = { t, onMore: setOpen }
  const erase = async (game: ListedGame) => {
    setOpen(null)
    const all = await eraseGame(game.key)
    if (all && !isNotKept(all)) setErased({ game, all })
    await refresh()
  }
  const takeBack = async ({ all }: Erased) => {
    if ((await putBack(all)) === null) setErased(null)
    await refresh()
  }
  // The row of a game goes with it, and the way to take that back with its coming back.
  useCaughtFocus(['.erased .button', 'h1'], [games, erased])
  useCaughtFocus([`.finished-games li:nth-child(${AT_FIRST + 1}) a`], [most])
  if (games.length === 0 && !erased) return <NoGames t={t} />
  return (
    <>
      <div class="field find">
        <input
          type="search"
          aria-label={t.find}
          placeholder={t.find}
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </div>
      {erased && (
        <div class="paper notice erased" role="status">
          <p>{t.erased(titleOf(erased.game))}</p>
          <button type="button" class="button small" onClick={() => void takeBack(erased)}>
            {t.takeBack}
          </button>
        </div>
      )}
      {found.length === 0 && <p role="status">{t.noneFound}</p>}
      {running.length > 0 && (
        <section>
          <h2>{t.goingOn(running.length)}</h2>
          <ul class="running-games">
            {running.map((game, i) => (
              <RunningGame key={game.key} game={game} first={i === 0} {...row} />
            ))}
          </ul>
        </section>
      )}
      {finished.length > 0 && (
        <section>
          <h2>{t.finished(finished.length)}</h2>
          <ul class="finished-games">
            {finished.slice(0, most).map((game) => (
              <FinishedGame key={game.key} game={game} sums={props.sums.get(game.key)} {...row} />
            ))}
          </ul>
          {finished.length > most && (
            <button type="button" class="button show-all" onClick={() => setMost(Number.POSITIVE_INFINITY)}>
              {t.showAll(finished.length)}
            </button>
          )}
        </section>
      )}
      {open && (
        <GameDialog
          key={open.key}
          game={open}
          t={t}
          onErase={() => void erase(open)}
          onClose={() => {
            setOpen(null)
            void refresh()
          }}
        />
      )}
    </>
  )
}

const NoGames = ({ t }: { readonly t: HistoryWords }) => (
  <div class="no-games">
    <p>{t.none}</p>
    <a class="button main" href={linkTo('setup')}>
      {words().start.table}
    </a>
  </div>
)
