import type { Game } from '../game/game.ts'
import { nameOf } from '../words/card-words.ts'
import { words } from '../words/index.ts'
import type { TownBox } from './measures.ts'
import './bells.css'

/** A wire across the sky: bells with the flags that hang under them, and pins like notes on a line of music. */
export default function Bells({ game, box }: { readonly game: Game; readonly box: TownBox }) {
  const { bells, pins: pinned } = game.info.ruleset
  const { flags, pins } = game.view.value
  const t = words().stage.markers
  const numbers = bells ? bells.pays.map((_, i) => i + 1) : [...new Set(pinned?.numbers ?? [])]
  const name = (seat: number) => game.info.seats[seat].name
  const step = (box.right - box.ridgeLeft + 8) / Math.max(1, numbers.length)
  return (
    <ul
      class="bells"
      aria-label={t.bells}
      style={{
        left: `${box.ridgeLeft - 8}px`,
        width: `${box.right - box.ridgeLeft + 8}px`,
        '--bell': `${Math.min(30, Math.max(22, step * 0.7))}px`,
      }}
    >
      {numbers.map((n) => {
        const flag = flags.find((each) => each.n === n)
        const here = pins.filter((pin) => pin.n === n)
        // Of a bell with nothing on it there is nothing to say.
        return (
          <li
            key={n}
            aria-hidden={!flag && here.length === 0}
            class={flag?.home ? 'home' : ''}
            style={{ width: `${step}px` }}
          >
            <svg viewBox="-12 -3 24 24" aria-hidden="true">
              <path d="M-9.500 15q2-3 2-8q0-7 7.500-7t7.500 7q0 5 2 8z" />
              <circle cx="0" cy="17" r="2" />
              <text x="0" y="12.500">
                {n}
              </text>
            </svg>
            {flag && (
              <i class="pennant" style={{ '--seat': `var(--seat-${flag.seat})` }}>
                <span class="unseen">{t.flagOn(n, name(flag.seat))}</span>
              </i>
            )}
            <span class="pins">
              {here.map((pin, i) => (
                <b
                  key={i}
                  class={`pin ${pin.seat === null ? '' : 'taken'}`}
                  style={pin.seat === null ? {} : { '--seat': `var(--seat-${pin.seat})` }}
                >
                  <span class="unseen">
                    {pin.seat === null ? t.pinFree(nameOf('pin'), n) : t.pinTaken(nameOf('pin'), n, name(pin.seat))}
                  </span>
                </b>
              ))}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
