import { facesOf } from '../bots/who.ts'
import { Face } from '../pictures/coin-face-icon.tsx'
import { StreetPicture } from '../pictures/street-picture.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { linkTo } from '../shell/router.ts'
import { isMyTurn, type ListedGame } from '../store/games.ts'
import type { HistoryWords } from '../words/history-words.ts'
import { words } from '../words/index.ts'
import { signed } from '../words/signed.ts'
import type { Sums } from './sums.ts'
import { dayOf, haveIWon, playersOf, resultOf, shownSeat, titleOf } from './told.ts'

interface Row {
  readonly game: ListedGame
  readonly t: HistoryWords
  readonly onMore: (game: ListedGame) => void
}

const NOTHING = { cards: [], landmarks: [] }

function Picture({ game }: { readonly game: ListedGame }) {
  const town = game.seats.at(shownSeat(game)) ?? NOTHING
  return <StreetPicture cards={town.cards} landmarks={town.landmarks} isNight={game.over && haveIWon(game) === false} />
}

const Faces = ({ game }: { readonly game: ListedGame }) => (
  <span class="row-faces">
    {facesOf(game.seats).map((face, seat) => (
      <Face key={seat} name={face} size={22} />
    ))}
  </span>
)

/** By its day, too: the same people may have played often. */
const More = ({ game, t, onMore }: Row) => (
  <button
    type="button"
    class="icon-button row-more"
    aria-label={t.more(words().beside(titleOf(game), dayOf(game.updated)))}
    onClick={() => onMore(game)}
  >
    <Glyph name="more" />
  </button>
)

/** A game that goes on; the first of mine has the one red button of the screen. */
export function RunningGame({ first, ...row }: Row & { readonly first: boolean }) {
  const { game, t } = row
  const isMine = isMyTurn(game)
  return (
    <li class={`paper running ${isMine ? 'mine' : ''} ${first ? 'first' : ''}`} data-game={game.key}>
      <Picture game={game} />
      <div class="row-text">
        <h3>{titleOf(game)}</h3>
        <Faces game={game} />
        <p class="soft">
          {game.unreadable
            ? t.unreadable
            : words().beside(
                words().table.turn(game.turn),
                isMine ? words().table.yourTurn : t.turnOf(playersOf(game)[game.next]),
              )}
        </p>
      </div>
      <More {...row} />
      {!game.unreadable && (
        <a
          class={`button ${first && isMine ? 'main' : ''}`}
          href={linkTo(game.people.length === 0 ? 'review' : 'play', game.key)}
        >
          {isMine ? t.yourTurn : game.people.length === 0 ? t.look : t.goOn}
        </a>
      )}
    </li>
  )
}

const Part = ({ text, points }: { readonly text: string; readonly points: number }) => (
  <span>
    {text} <b class={points < 0 ? 'down' : 'up'}>{signed(points)}</b>
  </span>
)

/** A game that is over: won by day, lost by night; and what luck and skill did, once it was judged. */
export function FinishedGame({ sums, ...row }: Row & { readonly sums: Sums | undefined }) {
  const { game, t } = row
  const won = haveIWon(game)
  return (
    <li class="finished" data-game={game.key}>
      <a class="row-link" href={linkTo('review', game.key)}>
        <Picture game={game} />
        <span class="row-text">
          <span class="row-head">
            <b class={`result ${won ? 'won' : ''}`}>{resultOf(game, t)}</b>
            <time class="soft" dateTime={new Date(game.updated).toISOString()}>
              {dayOf(game.updated)}
            </time>
          </span>
          <span>{words().beside(titleOf(game), t.turns(game.turn))}</span>
          {game.unreadable && <span class="soft">{t.unreadable}</span>}
          {sums && (
            <span class="row-sums">
              <Part text={t.luck} points={sums.luck} /> <Part text={t.skill} points={sums.skill} />
            </span>
          )}
        </span>
      </a>
      <More {...row} />
    </li>
  )
}
