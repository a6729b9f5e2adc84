import { Glyph } from '../shell/glyph.tsx'
import { said } from './late-words.ts'
import { SPEEDS, type Viewing } from './viewing.ts'

/** First, back, play, on, last, speed; and where the cursor stands, in words. */
export function Controls({ viewing }: { readonly viewing: Viewing }) {
  const t = said()
  const { look, at, isPlaying, speed } = viewing
  const { turn } = look.turns[at.value]
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
        {t.speed(speed.value)}
      </button>
      <label class="eyes">
        <span class="unseen">{t.eyes}</span>
        <select
          value={viewing.eyes.value ?? -1}
          onChange={({ currentTarget }) => lookThrough(viewing, Number(currentTarget.value))}
        >
          <option value={-1}>{t.allEyes}</option>
          {viewing.names.value.map((name, seat) => (
            <option key={seat} value={seat}>
              {t.eyesOf(name)}
            </option>
          ))}
        </select>
      </label>
      <p>
        <b>{turn === 0 ? t.beforeFirst : t.turnOf(turn, look.turns[look.last].turn)}</b>{' '}
        <small class="soft">{t.decisionOf(at.value, look.last)}</small>
      </p>
    </div>
  )
}

/** Through somebody's eyes one sees their street first. */
function lookThrough({ eyes, seat }: Viewing, who: number): void {
  eyes.value = who < 0 ? null : who
  if (who >= 0) seat.value = who
}
