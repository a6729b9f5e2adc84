import type { DiceMotion } from './throw.ts'
import './dice.css'

/** How the cube is turned so that a number faces us. */
const TURN: Readonly<Record<number, string>> = {
  1: 'rotateX(0deg) rotateY(0deg)',
  2: 'rotateX(-90deg) rotateY(0deg)',
  3: 'rotateX(0deg) rotateY(-90deg)',
  4: 'rotateX(0deg) rotateY(90deg)',
  5: 'rotateX(90deg) rotateY(0deg)',
  6: 'rotateX(180deg) rotateY(0deg)',
}

const Face = ({ n }: { readonly n: number }) => <span class={`face face-${n}`} />

/** An ivory cube. A new `nth` throws it again; at rest it is the one face that can be seen. */
export function Die(props: {
  readonly n: number
  readonly nth: number
  readonly motion: DiceMotion
  readonly second?: boolean
}) {
  return (
    <span class={`die ${props.motion} ${props.second ? 'second' : ''}`} key={props.nth} aria-hidden="true">
      {props.motion !== 'lying' ? (
        <span class="cube" style={{ '--turn': TURN[props.n] }}>
          {[1, 2, 3, 4, 5, 6].map((n) => (
            <Face key={n} n={n} />
          ))}
        </span>
      ) : (
        <Face n={props.n} />
      )}
    </span>
  )
}
