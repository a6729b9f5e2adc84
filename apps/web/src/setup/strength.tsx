import { type BotId, LEVEL_IDS, levelOf } from '../bots/who.ts'
import { around } from '../words/around.ts'
import './seats.css'

/** How strong, as a row of dots with words behind them; chance has no strength. */
export function Strength({ id }: { readonly id: BotId }) {
  const level = levelOf(id)
  if (level === 0) return null
  return (
    <span class="strength" role="img" aria-label={around().setup.level(level, LEVEL_IDS.length)}>
      {LEVEL_IDS.map((each, i) => (
        <i key={each} class={i < level ? 'on' : ''} />
      ))}
    </span>
  )
}
