import { SignGlyphIcon } from '../cards/sign-line.tsx'
import type { SignGlyph } from '../cards/signs.ts'
import type { Game } from '../game/game.ts'
import { Building } from '../pictures/building.tsx'
import type { Line } from './lines.ts'

/** A sign for what happened, where no building stands for it. */
const SIGNS: Readonly<Partial<Record<Line['kind'], SignGlyph>>> = {
  reseated: 'arrow',
  late: 'idle',
  rolled: 'die',
  scored: 'die',
  raised: 'die',
  gained: 'coin',
  spent: 'coin',
  paid: 'arrow',
  extra: 'again',
  twice: 'again',
  won: 'star',
  token: 'token',
  hung: 'flag',
  pinned: 'pin',
  mascot: 'mascot',
  funded: 'fund',
}

/** What a line of the log is about, at a glance. */
export function LineIcon({ game, line }: { readonly game: Game; readonly line: Line }) {
  const event = game.events.value[line.at]
  const sign = SIGNS[line.kind]
  return (
    <span class="line-icon" aria-hidden="true">
      {sign ? <SignGlyphIcon name={sign} /> : event && 'card' in event && event.card && <Building id={event.card} />}
    </span>
  )
}
