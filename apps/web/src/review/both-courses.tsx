import type { Review } from '@machinami/review'
import { useEffect, useState } from 'preact/hooks'
import { linkTo } from '../shell/router.ts'
import { percent } from '../words/card-words.ts'
import { signed } from '../words/signed.ts'
import { judgeCourse, type OtherCourse, otherCourses, sinceMoment, sincePoints } from './courses.ts'
import { placesOf } from './curve.tsx'
import { saidOnward } from './late-words.ts'
import { type LookedAt, lookAt } from './looked-at.ts'
import type { Viewing } from './viewing.ts'

/** Another course of the game that is looked at, beside it: what if one had played on otherwise, with the same luck or new. */
export function Courses({ viewing }: { readonly viewing: Viewing }) {
  const [others, setOthers] = useState<readonly OtherCourse[]>([])
  const { key } = viewing.source
  useEffect(() => {
    if (key !== null) void otherCourses(key).then(setOthers)
  }, [key])
  return (
    <>
      {others.map((other) => (
        <BothCourses key={other.source.key ?? other.source.text} viewing={viewing} other={other} />
      ))}
    </>
  )
}

interface Course {
  readonly name: string
  readonly look: LookedAt
  readonly review: Review
}

function BothCourses({ viewing, other }: { readonly viewing: Viewing; readonly other: OtherCourse }) {
  const t = saidOnward().courses
  const [found, setFound] = useState<Review | null>(null)
  useEffect(() => judgeCourse(other.source, setFound), [other])
  const mine = viewing.review.value
  if (!mine) return null
  const { turn } = viewing.look.turns[Math.min(other.at, viewing.look.last)]
  const here: Course = { name: t.here, look: viewing.look, review: mine }
  const there = found && { name: other.isFirst ? t.first : t.later, look: lookAt(other.source.record), review: found }
  return (
    <section class="courses paper" aria-label={t.title(turn)}>
      <h2>{t.title(turn)}</h2>
      {there ? (
        <>
          <TwoLines viewing={viewing} here={here} there={there} at={other.at} />
          <Figures seat={viewing.seat.value} here={here} there={there} at={other.at} />
        </>
      ) : (
        <p role="status">{t.judging}</p>
      )}
      {other.source.key !== null && (
        <a class="button" href={linkTo('review', other.source.key, String(other.at))}>
          {other.isFirst ? t.lookFirst : t.lookLater}
        </a>
      )}
    </section>
  )
}

const WIDTH = 320
const HEIGHT = 110

/** The chance of whoever is looked at, in both courses; up to the fork they are one. */
function TwoLines(props: {
  readonly viewing: Viewing
  readonly here: Course
  readonly there: Course
  readonly at: number
}) {
  const { viewing, here, there, at } = props
  const t = saidOnward().courses
  const seat = viewing.seat.value
  const turnsOf = ({ look }: Course) => look.turns[look.last].turn
  const longest = Math.max(1, turnsOf(here), turnsOf(there))
  const line = (course: Course) => {
    const places = placesOf(course.look)
    const x = (n: number) => ((places[n] * turnsOf(course)) / longest) * WIDTH
    return course.review.points
      .map(({ n, chances }) => `${x(n).toFixed(1)} ${((1 - chances[seat]) * HEIGHT).toFixed(1)}`)
      .join('L')
  }
  const fork = ((placesOf(here.look)[Math.min(at, here.look.last)] ?? 0) * turnsOf(here) * WIDTH) / longest
  const end = (course: Course) => course.review.points.at(-1)?.chances[seat] ?? 0
  return (
    <figure class="courses-lines">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t.lines(viewing.names.value[seat], percent(end(there)), percent(end(here)))}
      >
        {[0, 0.5, 1].map((share) => (
          <path key={share} class="grid" d={`M0 ${share * HEIGHT}H${WIDTH}`} />
        ))}
        <path class="fork" d={`M${fork.toFixed(1)} 0V${HEIGHT}`} />
        <path class="line other" d={`M${line(there)}`} />
        <path class="line" style={{ stroke: `var(--seat-${seat})` }} d={`M${line(here)}`} />
      </svg>
      <figcaption>
        <span class="key" style={{ '--seat': `var(--seat-${seat})` }}>
          {here.name}
        </span>
        <span class="key other">{there.name}</span>
      </figcaption>
    </figure>
  )
}

/** Since the fork: chance then + luck + own choices + the others' = result, in both, and the difference. */
function Figures(props: { readonly seat: number; readonly here: Course; readonly there: Course; readonly at: number }) {
  const { seat, here, there, at } = props
  const t = saidOnward().courses
  const [mine, other] = [here, there].map(({ review }) => sincePoints(sinceMoment(review, at, seat)))
  const ended = ({ review, look }: Course) =>
    review.winner === null ? t.goesOn : (review.winner === seat ? t.won : t.lost)(look.turns[look.last].turn)
  return (
    <table class="courses-figures">
      <thead>
        <tr>
          <td />
          {[there.name, here.name, t.difference].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['chance', 'luck', 'own', 'others', 'result'] as const).map((part) => {
          const difference = mine[part] - other[part]
          return (
            <tr key={part}>
              <th scope="row">{t.parts[part]}</th>
              <td>{part === 'chance' || part === 'result' ? other[part] : signed(other[part])}</td>
              <td>{part === 'chance' || part === 'result' ? mine[part] : signed(mine[part])}</td>
              <td class={difference < 0 ? 'down' : 'up'}>{signed(difference)}</td>
            </tr>
          )
        })}
        <tr>
          <th scope="row">{t.ended}</th>
          <td>{ended(there)}</td>
          <td>{ended(here)}</td>
          <td />
        </tr>
      </tbody>
    </table>
  )
}
