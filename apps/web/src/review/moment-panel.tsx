import type { Answer, GameEvent } from '@machinami/engine'
import { advise, label, newsOf, tell } from '@machinami/lang'
import type { JudgedChance, JudgedDecision } from '@machinami/review'
import { Building } from '../pictures/building.tsx'
import { Coin } from '../pictures/coin-face-icon.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { percent } from '../words/card-words.ts'
import { lang, words } from '../words/index.ts'
import { signed } from '../words/signed.ts'
import { points, said } from './late-words.ts'
import { nameFor } from './name-for.ts'
import { type TotalWorth, totalsOf } from './totals.ts'
import type { Viewing } from './viewing.ts'

/** The moment before the cursor: a choice with what else there was, a throw with what it was worth, or just what happened. */
export function MomentPanel({ viewing }: { readonly viewing: Viewing }) {
  const decision = viewing.decision.value
  const chance = viewing.chance.value
  return (
    <section class="moment-panel paper" aria-live="polite">
      <MomentHead viewing={viewing} />
      {decision && <DecisionHead viewing={viewing} decision={decision} />}
      {chance && <ChancePart viewing={viewing} chance={chance} />}
      <WhatHappened viewing={viewing} />
    </section>
  )
}

/** What this moment is, and whose; and the ways to the other marks. */
function MomentHead({ viewing }: { readonly viewing: Viewing }) {
  const t = said()
  const { decision, chance, at } = viewing
  const stops = viewing.stops.value
  const nth = stops.findIndex((mark) => mark.at === at.value)
  const title = decision.value
    ? (decision.value === viewing.biggestMistake ? t.biggestOf : t.choiceOf)(nameFor(viewing, decision.value.seat))
    : chance.value && chance.value.question !== 'draw'
      ? t.rollOf(nameFor(viewing, chance.value.seat))
      : t.log
  return (
    <header class="moment-head">
      {stops.length > 0 && (
        <button
          type="button"
          class="icon-button"
          aria-label={t.previousMark}
          title={t.previousMark}
          onClick={() => viewing.toNextMark(-1)}
        >
          <Glyph name="back" />
        </button>
      )}
      <h2 class="moment-title" tabIndex={-1}>
        {title}
        {stops.length > 0 && (
          <small class="soft">{nth < 0 ? t.marksIn(stops.length) : t.markOf(nth + 1, stops.length)}</small>
        )}
      </h2>
      {stops.length > 0 && (
        <button
          type="button"
          class="icon-button next-mark"
          aria-label={t.nextMark}
          title={t.nextMark}
          onClick={() => viewing.toNextMark()}
        >
          <Glyph name="on" />
        </button>
      )}
    </header>
  )
}

function DecisionHead({ viewing, decision }: { readonly viewing: Viewing; readonly decision: JudgedDecision }) {
  const t = said()
  const { cost, mark, best, alternatives, seat } = decision
  const played = alternatives.find(({ isPlayed }) => isPlayed)
  const isDear = mark === 'slip' || mark === 'mistake'
  const name = nameFor(viewing, seat)
  const answerOf = (answer: Answer) => label(lang(), answer, viewing.context.value)
  return (
    <>
      <p class={`verdict-then ${mark}`}>
        <i aria-hidden="true">{mark === 'mistake' ? '!' : mark === 'slip' ? '?' : '✓'}</i>
        <span>
          {isDear
            ? words().sentences([
                ...(played ? [t.chose(name, answerOf(played.answer))] : []),
                t.bestWas(answerOf(best)),
                t.cost(name, String(points(cost))),
              ])
            : mark === 'best'
              ? t.wasBest
              : t.wasAsGood}
        </span>
      </p>
      <Alternatives viewing={viewing} decision={decision} />
      {isDear && <Reasons decision={decision} />}
      {/* At the end it is said above. */}
      {viewing.at.value < viewing.look.last && <RestsOn viewing={viewing} />}
    </>
  )
}

/** Whose judgement the figures are, and how far off they may be. */
export function RestsOn({ viewing }: { readonly viewing: Viewing }) {
  const rests = viewing.review.value?.restsOn
  if (!rests) return null
  return <p class="soft rests">{said().restsOn(rests.rules, String(points(rests.margin)))}</p>
}

/** Every answer that was looked at, best first, with the chance after it. */
export function Alternatives(props: {
  readonly viewing: Viewing
  readonly decision: JudgedDecision
  /** What somebody chose when they tried again. */
  readonly retried?: number | undefined
}) {
  const { viewing, decision, retried } = props
  const t = said()
  const most = Math.max(0.01, ...decision.alternatives.map(({ chance }) => chance))
  return (
    <ol class="alternatives">
      {decision.alternatives.map(({ answer, chance, isPlayed }, i) => (
        <li key={i} class={isPlayed ? 'played' : ''}>
          <span class="alternative-picture" aria-hidden="true">
            {'card' in answer ? <Building id={answer.card} /> : <Coin size={26} />}
          </span>
          <span class="alternative-text">
            <b>{label(lang(), answer, viewing.context.value)}</b> {i === 0 && <em class="chip best">{t.best}</em>}{' '}
            {isPlayed && <em class="chip">{t.played}</em>} {i === retried && <em class="chip">{t.yours}</em>}
            <span class="bar">
              <i class={i === 0 ? 'best' : isPlayed ? 'played' : ''} style={{ width: `${(chance / most) * 100}%` }} />
            </span>
          </span>
          <b class="alternative-chance">{percent(chance)}</b>
        </li>
      ))}
    </ol>
  )
}

function Reasons({ decision }: { readonly decision: JudgedDecision }) {
  const reason = decision.alternatives[0].reason
  if (!reason) return null
  return (
    <p class="reasons-then">
      <b>{said().why}:</b> {advise(lang(), { ...reason, chance: null }).join(' · ')}
    </p>
  )
}

const THROWS = 36

/** How likely what came was. */
export function likelihoodOf({ likelihood, question }: JudgedChance): string {
  const t = said()
  const share = Math.round(likelihood * THROWS)
  const isDice = Math.abs(share - likelihood * THROWS) < 0.01 && question !== 'draw'
  const isOneIn = isDice && THROWS % share === 0
  return isOneIn
    ? t.likely(1, THROWS / share)
    : isDice
      ? t.likely(share, THROWS)
      : t.likelyPercent(percent(likelihood, 1))
}

function ChancePart({ viewing, chance }: { readonly viewing: Viewing; readonly chance: JudgedChance }) {
  const t = said()
  const { worth } = chance
  const totals = totalsOf(chance)
  return (
    <>
      <p class="likely">
        <b>{likelihoodOf(chance)}</b>
        {worth.map((each, seat) =>
          points(each) === 0 ? null : (
            <span key={seat} class={each < 0 ? 'down' : 'up'}>
              {t.worthTo(nameFor(viewing, seat), signed(points(each)))}
            </span>
          ),
        )}
      </p>
      {totals.length > 1 && <Totals totals={totals} />}
    </>
  )
}

/** What each total would have been worth to whoever threw. */
function Totals({ totals }: { readonly totals: readonly TotalWorth[] }) {
  const t = said()
  const most = Math.max(0.01, ...totals.map(({ worth }) => Math.abs(worth)))
  return (
    <figure class="outcomes">
      <figcaption>{t.worthTitle}</figcaption>
      <ul>
        {totals.map(({ total, worth, isCame }) => (
          <li key={total} class={isCame ? 'came' : ''}>
            <span class="column">
              <i class={worth < 0 ? 'down' : 'up'} style={{ height: `${(Math.abs(worth) / most) * 50}%` }} />
            </span>
            <b>{total}</b>
            <small>{signed(points(worth))}</small>
          </li>
        ))}
      </ul>
      <p class="soft">{t.sumsToNought}</p>
    </figure>
  )
}

/** What is worth telling of a moment: what the log tells, as something that is over. */
export const toldIn = ({ context }: Viewing, events: readonly GameEvent[]): string[] =>
  events.filter((event) => newsOf(event, 0) !== 'silent').map((event) => tell(lang(), event, context.value))

/** The same in words. */
function WhatHappened({ viewing }: { readonly viewing: Viewing }) {
  const t = said()
  const lines = toldIn(viewing, viewing.events.value)
  if (viewing.at.value === 0) return <p class="soft">{t.beforeFirst}</p>
  const isJudged = viewing.decision.value !== null || viewing.chance.value !== null
  return (
    <div class="happened">
      {isJudged && <h3>{t.log}</h3>}
      {lines.length === 0 ? (
        <p class="soft">{t.noChoice}</p>
      ) : (
        <ul>
          {lines.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
