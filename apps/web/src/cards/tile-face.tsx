import type { Card } from '@machinami/cards'
import { Building, type BuildingState } from '../pictures/building.tsx'
import { nameOf } from '../words/card-words.ts'
import { lettersWide } from '../words/letters-wide.ts'
import { Plate } from './plate.tsx'
import { SignLine } from './sign-line.tsx'
import './tile.css'

/** The face of a tile: name, picture, number plate and the line of signs. Everything on it is also said in words. */
export function TileFace(props: {
  readonly card: Card
  readonly state?: BuildingState
  readonly mine?: number
  /** Copies left, and of how many: a chip for each. */
  readonly left?: { readonly n: number; readonly of: number } | undefined
}) {
  const { card, mine = 0, left } = props
  const name = nameOf(card.id)
  return (
    <span class={`tile-face ${isLong(name) ? 'two' : ''}`} aria-hidden="true">
      <span class="tile-name">{name}</span>
      <span class="tile-picture">
        <Building id={card.id} state={props.state ?? 'built'} />
        {mine > 0 && card.kind === 'establishment' && <span class="copies">×{mine}</span>}
      </span>
      <span class="tile-does">
        <span class="tile-plate">
          <Plate card={card} />
          {left && <Chips n={left.n} of={left.of} />}
        </span>
        <SignLine card={card} />
      </span>
    </span>
  )
}

/** Whether a name needs two lines on a small tile. */
const isLong = (name: string): boolean => lettersWide(name) > 16.5

/** One chip for each copy, hollow when gone. */
const Chips = ({ n, of }: { readonly n: number; readonly of: number }) => (
  <span key={of} class="chips" style={{ '--n': n, '--of': Math.max(n, of) }} />
)
