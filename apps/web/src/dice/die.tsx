import './dice.css'

const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [5],
  2: [3, 7],
  3: [3, 5, 7],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
}

/** How the cube is turned so that a number faces us. */
const TURN: Readonly<Record<number, string>> = {
  1: 'rotateX(0deg) rotateY(0deg)',
  2: 'rotateX(-90deg) rotateY(0deg)',
  3: 'rotateX(0deg) rotateY(-90deg)',
  4: 'rotateX(0deg) rotateY(90deg)',
  5: 'rotateX(90deg) rotateY(0deg)',
  6: 'rotateX(180deg) rotateY(0deg)',
}

const Face = ({ n }: { readonly n: number }) => (
  <span class={`face face-${n}`}>
    {PIPS[n].map((place) => (
      <i key={place} class="pip" style={{ gridArea: `${Math.ceil(place / 3)} / ${((place - 1) % 3) + 1}` }} />
    ))}
  </span>
)

/** An ivory cube. A new `nth` throws it again; at rest it is the one face that can be seen. */
export function Die(props: {
  readonly n: number
  readonly nth: number
  readonly rolling: boolean
  readonly second?: boolean
}) {
  return (
    <span
      class={`die ${props.rolling ? 'rolling' : ''} ${props.second ? 'second' : ''}`}
      key={props.nth}
      aria-hidden="true"
    >
      {props.rolling ? (
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
