import { spokenLines } from './announce.ts'

/** Tells a screen reader what happens, in order. */
export const LiveRegion = () => (
  <div class="live" role="log" aria-live="polite">
    {spokenLines.value.map(({ n, text }) => (
      <p key={n}>{text}</p>
    ))}
  </div>
)
