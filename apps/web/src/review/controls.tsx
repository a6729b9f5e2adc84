import { Glyph } from '../shell/glyph.tsx'
import { percent } from '../words/card-words.ts'
import { words } from '../words/index.ts'
import { points, said } from './late-words.ts'
import { nameFor } from './name-for.ts'
import { SeatMark } from './seat-mark.tsx'
import { SPEEDS, type Viewing } from './viewing.ts'

/** First, back, play, on, last, speed, odds; and where the cursor stands, in words and in chances. */
export function Controls({ viewing, onOdds }: { readonly viewing: Viewing; readonly onOdds: () => void }) {
  const t = said()
  const { look, at, isPlaying, speed, turn } = viewing
  const faster = () => (speed.value = SPEEDS[(SPEEDS.indexOf(speed.value) + 1) % SPEEDS.length])
  return (
    <div class="controls">
      <button type="button" class="icon-button" aria-label={t.first} onClick={() => viewing.goTo(0)}>
        <Glyph name="first" />
      </button>
      <button type="button" class="icon-button" aria-label={t.previous} onClick={() => viewing.step(-1)}>
        <Glyph name="back" />
      </button>
      <button
        type="button"
        class="icon-button play-pause"
        aria-label={isPlaying.value ? t.pause : t.play}
        onClick={() => viewing.playOrPause()}
      >
        <Glyph name={isPlaying.value ? 'pause' : 'run'} />
      </button>
      <button type="button" class="icon-button" aria-label={t.next} onClick={() => viewing.step(1)}>
        <Glyph name="on" />
      </button>
      <button type="button" class="icon-button" aria-label={t.last} onClick={() => viewing.goTo(look.last)}>
        <Glyph name="last" />
      </button>
      <button type="button" class="icon-button speed" onClick={faster}>
        <span class="unseen">{t.pace}</span> {t.speed(speed.value)}
      </button>
      {!look.unknown && !viewing.isOver.value && (
        <button
          type="button"
          class="icon-button odds-go"
          aria-label={words().table.odds}
          title={words().table.odds}
          onClick={onOdds}
        >
          <Glyph name="odds" />
        </button>
      )}
      <Eyes viewing={viewing} />
      <p>
        <b>{turn.value === 0 ? t.beforeFirst : t.turnOf(turn.value, look.turns[look.last].turn)}</b>{' '}
        <small class="soft">{t.decisionOf(at.value, look.last)}</small>
      </p>
      <ChancesNow viewing={viewing} />
    </div>
  )
}

/** Whose eyes one looks through. */
function Eyes({ viewing }: { readonly viewing: Viewing }) {
  const t = said()
  return (
    <span class="eyes">
      <select
        aria-label={t.eyes}
        value={viewing.eyes.value ?? -1}
        onChange={({ currentTarget }) => lookThrough(viewing, Number(currentTarget.value))}
      >
        <option value={-1}>{t.allEyes}</option>
        {viewing.names.value.map((_, seat) => (
          <option key={seat} value={seat}>
            {t.eyesOf(nameFor(viewing, seat))}
          </option>
        ))}
      </select>
    </span>
  )
}

/** Everybody's chance at the cursor, and what it was; the slider tells the same by ear. */
function ChancesNow({ viewing }: { readonly viewing: Viewing }) {
  const { now, was } = viewing.chances.value
  if (!now) return null
  return (
    <ul class="chances-now" aria-hidden="true">
      {now.map((chance, seat) => (
        <li key={seat} style={{ '--seat': `var(--seat-${seat})` }} title={viewing.names.value[seat]}>
          <SeatMark seat={seat} size={10} />{' '}
          {was && points(was[seat]) !== points(chance) && <small>{points(was[seat])} → </small>}
          <b>{percent(chance)}</b>
        </li>
      ))}
    </ul>
  )
}

/** Through somebody's eyes one sees their street first. */
function lookThrough({ eyes, seat }: Viewing, who: number): void {
  eyes.value = who < 0 ? null : who
  if (who >= 0) seat.value = who
}
