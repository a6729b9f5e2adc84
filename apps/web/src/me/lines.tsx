import type { Me, Rating } from '@machinami/review'
import { decimal } from '../words/card-words.ts'
import { signedDecimal } from '../words/signed.ts'
import { Box, type Panel } from './box.tsx'

const WIDTH = 500
const HEIGHT = 150
/** Standard errors that hold half of all players, and 19 of 20. */
const HALF = 0.674
const MOST = 1.96

/** Names of levels lie no nearer to each other than this, of 1. */
const APART = 0.1

/** What a line shows, for whoever does not see it. */
function Course(props: {
  readonly t: Panel['t']
  readonly values: readonly number[]
  readonly said: (value: number) => string
}) {
  const { t, values, said } = props
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return <p class="unseen">{t.course(said(values[0]), said(low), said(high), said(values[values.length - 1]))}</p>
}

/** What the heights of a chart mean, from the top down. */
const Axis = ({ marks }: { readonly marks: readonly string[] }) => (
  <span class="me-axis" aria-hidden="true">
    {marks.map((mark) => (
      <small key={mark}>{mark}</small>
    ))}
  </span>
)

/** The rating from game to game with what it leaves open, before the levels of the bots. */
export function RatingBand(props: {
  readonly t: Panel['t']
  readonly course: readonly Rating[]
  readonly levels: readonly { readonly name: string; readonly mu: number }[]
}) {
  const course = props.course.length === 1 ? [props.course[0], props.course[0]] : props.course
  const levels = props.levels.toSorted((a, b) => b.mu - a.mu)
  const edges = [...course.flatMap(({ mu, sigma }) => [mu - sigma, mu + sigma]), ...levels.map(({ mu }) => mu)]
  const [low, high] = [Math.min(...edges) - 1, Math.max(...edges) + 1]
  const share = (mu: number) => (high - mu) / (high - low)
  const x = (game: number) => (game / (course.length - 1)) * WIDTH
  const path = (value: (rating: Rating) => number) =>
    course.map((rating, game) => `${x(game)} ${share(value(rating)) * HEIGHT}`)
  const band = [...path(({ mu, sigma }) => mu + sigma), ...path(({ mu, sigma }) => mu - sigma).reverse()]
  const places: number[] = []
  for (const { mu } of levels) places.push(Math.max(share(mu), (places.at(-1) ?? -1) + APART))
  return (
    <figure class="me-chart with-levels">
      <ul>
        {levels.map(({ name, mu }, i) => (
          <li key={name} style={{ top: `${places[i] * 100}%` }}>
            {name} <span class="unseen">{decimal(mu)}</span>
          </li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path class="band rating" d={`M${band.join('L')}z`} />
        {levels.map(({ name, mu }) => (
          <path key={name} class="zero" d={`M0 ${share(mu) * HEIGHT}H${WIDTH}`} />
        ))}
        <path class="path rating" d={`M${path(({ mu }) => mu).join('L')}`} />
      </svg>
      <Course t={props.t} values={course.map(({ mu }) => mu)} said={decimal} />
    </figure>
  )
}

/** Luck from game to game inside what dice do to everybody. */
export function LuckBand({ t, course }: { readonly t: Panel['t']; readonly course: Me['luck']['course'] }) {
  const n = course.length
  const last = course[n - 1]
  const top = Math.max(0.5, MOST * last.spread, ...course.map(({ total }) => Math.abs(total)))
  const x = (game: number) => (game / n) * WIDTH
  const y = (wins: number) => HEIGHT / 2 - (wins / top) * (HEIGHT / 2)
  const band = (errors: number) => {
    const edge = [0, ...course.map(({ spread }) => errors * spread)]
    const over = edge.map((wins, game) => `${x(game)} ${y(wins)}`)
    const under = edge.map((wins, game) => `${x(game)} ${y(-wins)}`).reverse()
    return `M${[...over, ...under].join('L')}z`
  }
  const line = [0, ...course.map(({ total }) => total)].map((wins, game) => `${x(game)} ${y(wins)}`).join('L')
  return (
    <figure class="me-chart with-axis">
      <Axis marks={[signedDecimal(top), '0', signedDecimal(-top)]} />
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path class="band" d={band(MOST)} />
        <path class="band half" d={band(HALF)} />
        <path class="zero" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path class="path" d={`M${line}`} />
      </svg>
      <figcaption class="soft">
        <span class="key half">
          {t.bands.half} ±{decimal(HALF * last.spread)}
        </span>{' '}
        <span class="key">
          {t.bands.most} ±{decimal(MOST * last.spread)}
        </span>
      </figcaption>
      <Course t={t} values={course.map(({ total }) => total)} said={signedDecimal} />
    </figure>
  )
}

/** Accuracy game by game, and where it goes. */
export function Accuracy({ t, me }: Panel) {
  const all = me.accuracy
  const last = all.at(-1)
  if (!last) return null
  const x = (i: number) => (all.length === 1 ? WIDTH / 2 : 8 + (i / (all.length - 1)) * (WIDTH - 16))
  const y = (value: number) => HEIGHT - (value / 100) * HEIGHT
  return (
    <Box title={t.accuracy(String(Math.round(last.mean)))}>
      <p class="soft">{t.accuracyHow}</p>
      <figure class="me-chart with-axis">
        <Axis marks={['100', '50', '0']} />
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          {[0, 50, 100].map((value) => (
            <path key={value} class="zero" d={`M0 ${y(value)}H${WIDTH}`} />
          ))}
          {all.map(({ id, accuracy }, i) => (
            <circle key={id} class="dot" cx={x(i)} cy={y(accuracy)} r={4} />
          ))}
          <path class="path good" d={`M${all.map(({ mean }, i) => `${x(i)} ${y(mean)}`).join('L')}`} />
        </svg>
        <Course t={t} values={all.map(({ accuracy }) => accuracy)} said={(value) => String(Math.round(value))} />
      </figure>
    </Box>
  )
}
