import type { DiceSeen, Fit } from '@machinami/wire'
import { useEffect, useState } from 'preact/hooks'
import { Coming } from '../shell/coming.tsx'
import { useLateWords } from '../shell/late-words.ts'
import { PageHead } from '../shell/page-head.tsx'
import { problem } from '../shell/problem.ts'
import type { FriendsWords } from '../words/friends-words.ts'
import { words } from '../words/index.ts'
import { allDice, isNoServer } from './server.ts'
import './friends.css'
import './all-dice.css'

const number = (n: number, digits = 0): string =>
  new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: digits }).format(n)
const percent = (n: number): string =>
  new Intl.NumberFormat(document.documentElement.lang, { style: 'percent', maximumSignificantDigits: 2 }).format(n)

/** Rarer than this is worth a second look. */
const RARE = 0.001

/** Everything that was ever thrown on this server, for whoever wonders. */
export default function AllDice() {
  const t = useLateWords(words().friends, () => {
    problem.value = 'not-fetched'
  })
  const [seen, setSeen] = useState<DiceSeen | 'none' | null>(null)
  useEffect(() => {
    void allDice().then((found) => setSeen(isNoServer(found) ? 'none' : found))
  }, [])
  if (!t || seen === null) return <Coming />
  return (
    <main class="page friends all-dice">
      <PageHead title={t.dice.title} />
      {seen === 'none' ? <p role="alert">{t.noServer}</p> : <Seen t={t} seen={seen} />}
    </main>
  )
}

function Seen({ t, seen: { games, faces, totals } }: { readonly t: FriendsWords; readonly seen: DiceSeen }) {
  const thrown = faces.counts.reduce((a, b) => a + b, 0)
  if (thrown === 0) return <p>{t.dice.none}</p>
  return (
    <>
      <p>{t.dice.about(number(thrown), games)}</p>
      <Histogram t={t} title={t.dice.faces} first={1} fit={faces} />
      <Histogram t={t} title={t.dice.totals} first={2} fit={totals} />
      <p class="soft">{t.dice.check}</p>
    </>
  )
}

function Histogram(props: {
  readonly t: FriendsWords
  readonly title: string
  /** What the first bar counts. */
  readonly first: number
  readonly fit: Fit
}) {
  const { t, fit } = props
  const all = fit.counts.reduce((a, b) => a + b, 0)
  if (all === 0) return null
  const most = Math.max(...fit.counts, ...fit.expected)
  return (
    <section class="paper histogram">
      <table>
        <caption class="display">{props.title}</caption>
        <thead class="unseen">
          <tr>
            <th scope="col">{props.title}</th>
            <th scope="col">{t.dice.seen}</th>
            <th scope="col">{t.dice.expected}</th>
          </tr>
        </thead>
        <tbody>
          {fit.counts.map((count, nth) => (
            <tr key={nth}>
              <th scope="row">{props.first + nth}</th>
              <td>
                <span class="bar" style={{ '--seen': count / most, '--expected': fit.expected[nth] / most }} />
                {number(count)}
              </td>
              <td class="soft">{number(fit.expected[nth], 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {t.dice.chiSquare(number(fit.chiSquare, 2), fit.freedom)}{' '}
        <strong>{fit.p < RARE ? t.dice.strange(percent(fit.p)) : t.dice.usual(percent(fit.p))}</strong>
      </p>
    </section>
  )
}
