import { editionName } from '@machinami/lang'
import { type GameSummary, strongestOf } from '@machinami/review'
import { isBotId } from '../bots/who.ts'
import { around } from '../words/around.ts'
import { lang, words } from '../words/index.ts'
import type { MeWords } from '../words/me-words.ts'
import { SPANS, type Wanted } from './wanted.ts'

/** Which games count: by edition, players, opponent and time. Only what somebody has played can be chosen. */
export function Filters(props: {
  readonly t: MeWords
  readonly games: readonly GameSummary[]
  readonly wanted: Wanted
  readonly onWant: (wanted: Wanted) => void
}) {
  const { t, games, wanted, onWant } = props
  const among = (of: (game: GameSummary) => string) => [...new Set(games.map(of))].sort()
  const want = (part: Partial<Wanted>) => onWant({ ...wanted, ...part })
  const level = (bot: string) => (isBotId(bot) ? words().bots[bot].name : around().setup.people)
  return (
    <form class="me-filters" aria-label={t.filters.title}>
      <Choice
        label={t.filters.edition}
        value={wanted.edition}
        options={among(({ edition }) => edition).map((id) => [id, editionName(lang(), id)])}
        onPick={(edition) => want({ edition })}
      />
      <Choice
        label={t.filters.players}
        value={wanted.players}
        options={among(({ players }) => String(players)).map((n) => [n, t.players(Number(n))])}
        onPick={(players) => want({ players })}
      />
      <Choice
        label={t.filters.opponent}
        value={wanted.opponent}
        options={among(strongestOf).map((bot) => [bot, level(bot)])}
        onPick={(opponent) => want({ opponent })}
      />
      <Choice
        label={t.filters.time}
        value={wanted.days === 0 ? '' : String(wanted.days)}
        options={SPANS.filter((days) => days > 0).map((days) => [String(days), t.filters.days(days)])}
        onPick={(days) => want({ days: Number(days) })}
      />
    </form>
  )
}

function Choice(props: {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly onPick: (value: string) => void
}) {
  return (
    <select
      aria-label={props.label}
      value={props.value}
      onChange={({ currentTarget }) => props.onPick(currentTarget.value)}
    >
      <option value="">{props.label}</option>
      {props.options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
}
