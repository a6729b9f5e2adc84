import { label } from '@machinami/lang'
import { decisiveFor, type JudgedChance, type JudgedDecision, type Review, turningPointsFor } from '@machinami/review'
import { lang, words } from '../words/index.ts'
import { signed } from '../words/signed.ts'
import { points, said } from './late-words.ts'
import { likelihoodOf, RestsOn, toldIn } from './moment-panel.tsx'
import { nameFor } from './name-for.ts'
import type { Viewing } from './viewing.ts'
import { causeOf } from './why.ts'

/** What decided the game, at a glance: turning points, the luckiest and unluckiest moment, what the figures rest on. */
export function Overview({ viewing }: { readonly viewing: Viewing }) {
  const t = said()
  const review = viewing.review.value
  if (!review) return null
  const seat = viewing.seat.value
  const { luckiest, unluckiest } = review.seats[seat]
  const turning = turningPointsFor(review, seat)
  const extremes = [
    [luckiest, t.luckiest],
    [unluckiest, t.unluckiest],
  ] as const
  return (
    <section class="overview">
      <h2>
        {t.turningPoints} <small class="soft">{t.forWhom(nameFor(viewing, seat))}</small>
      </h2>
      {turning.length === 0 && <p>{t.noTurningPoints}</p>}
      <ul class="turning">
        {turning.map(({ kind, at, n }) =>
          kind === 'decision' ? (
            <DecisionLine key={n} viewing={viewing} decision={review.decisions[at]} />
          ) : (
            <ChanceLine key={n} viewing={viewing} chance={review.chances[at]} />
          ),
        )}
        {extremes.map(([at, text]) => {
          const chance = at === null ? undefined : review.chances[at]
          if (!chance || turning.some(({ n }) => n === chance.n)) return null
          return <ChanceLine key={text} viewing={viewing} chance={chance} about={text} />
        })}
      </ul>
      {!viewing.biggestMistake && <p>{t.noMistake}</p>}
      <RestsOn viewing={viewing} />
    </section>
  )
}

/** The answer in a sentence: was it luck, or was it play? And which turn decided it. */
export function Why({ viewing }: { readonly viewing: Viewing }) {
  const t = said()
  const review = viewing.review.value
  if (!review || review.winner === null) return null
  const seat = viewing.seat.value
  const isWon = review.winner === seat
  const sum = review.seats[seat].points
  const choices = isWon ? sum.own + sum.others : sum.own
  return (
    <section class="why-in-short">
      <h2>{t.whyTitle(nameFor(viewing, seat), isWon)}</h2>
      <p>{t.whyInShort[isWon ? 'won' : 'lost'][causeOf(sum, isWon)](signed(sum.luck), signed(choices))}</p>
      <Decided viewing={viewing} review={review} />
    </section>
  )
}

function Decided({ viewing, review }: { readonly viewing: Viewing; readonly review: Review }) {
  const decisive = decisiveFor(review, viewing.seat.value)
  if (!decisive) return <p>{said().noTurningPoints}</p>
  const { kind, at, n, turn, changed } = decisive
  const what = kind === 'chance' ? whatCame(viewing, review.chances[at]) : toldOf(viewing, n)
  return (
    <button type="button" class="decided" onClick={() => viewing.jumpTo(n + 1)}>
      {said().decided(turn, what.replace(/[.。]$/, ''), signed(points(changed[viewing.seat.value])))}
    </button>
  )
}

/** The first thing a moment brought about, as the log tells it. */
const toldOf = (viewing: Viewing, n: number): string => toldIn(viewing, viewing.look.eventsAt(n + 1))[0] ?? ''

function DecisionLine({ viewing, decision }: { readonly viewing: Viewing; readonly decision: JudgedDecision }) {
  const { n, turn, mark, best, changed } = decision
  const isDear = mark === 'mistake' || mark === 'slip'
  return (
    <Line
      viewing={viewing}
      n={n}
      text={words().beside(words().table.turn(turn), toldOf(viewing, n))}
      about={isDear ? said().bestWas(label(lang(), best, viewing.context.value)) : ''}
      icon={mark === 'mistake' ? '!' : isDear ? '?' : '✓'}
      change={changed[viewing.seat.value]}
    />
  )
}

const whatCame = (viewing: Viewing, { n, seat, came }: JudgedChance): string =>
  came.kind === 'dice'
    ? said().rolled(
        nameFor(viewing, seat),
        came.dice.reduce((sum, die) => sum + die, 0),
      )
    : toldOf(viewing, n)

/** A throw or a draw: whose, what came, how likely. */
function ChanceLine(props: { readonly viewing: Viewing; readonly chance: JudgedChance; readonly about?: string }) {
  const { viewing, chance, about } = props
  const { n, turn, worth } = chance
  return (
    <Line
      viewing={viewing}
      n={n}
      text={words().beside(words().table.turn(turn), whatCame(viewing, chance))}
      about={about === undefined ? likelihoodOf(chance) : words().beside(about, likelihoodOf(chance))}
      icon="⚄"
      change={worth[viewing.seat.value]}
    />
  )
}

function Line(props: {
  readonly viewing: Viewing
  readonly n: number
  readonly text: string
  /** What else is to be said of it. */
  readonly about: string
  readonly icon: string
  /** Of 1, for whoever is looked at. */
  readonly change: number
}) {
  const { viewing, n, text, about, icon } = props
  const change = points(props.change)
  return (
    <li>
      <button type="button" onClick={() => viewing.jumpTo(n + 1)}>
        <i aria-hidden="true">{icon}</i>
        <span>
          {text} {about !== '' && <small class="soft">{about}</small>}
        </span>
        <b class={change < 0 ? 'down' : 'up'}>{signed(change)}</b>
      </button>
    </li>
  )
}
