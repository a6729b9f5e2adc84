import type { MarketId } from '@machinami/cards'
import { around } from '../words/around.ts'
import { lang } from '../words/index.ts'

/** How the cards on sale are laid out, each way with a sentence on what it means. */
export function MarketPicker(props: {
  readonly markets: readonly MarketId[]
  readonly value: MarketId
  readonly onPick: (id: MarketId) => void
}) {
  const t = around().setup
  return (
    <fieldset class="markets">
      <legend class="display">{t.market}</legend>
      {props.markets.map((id, i) => (
        <label key={id}>
          <input type="radio" name="market" value={id} checked={id === props.value} onChange={() => props.onPick(id)} />
          <span>
            <strong>{lang().markets[id]}</strong>
            {i === 0 && <em class="soft"> ({t.usual})</em>}
            <small>{t.markets[id]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
