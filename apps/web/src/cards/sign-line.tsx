import type { Card } from '@machinami/cards'
import { Building } from '../pictures/building.tsx'
import { Coin, Icon } from '../pictures/coin-face-icon.tsx'
import { whenAsked } from '../pictures/when-asked.ts'
import { words } from '../words/index.ts'
import { type DrawnSign, type RareSign, type SignGlyph, type SignPart, signsOf, type UsualSign } from './signs.ts'
import './signs.css'

const HEADS = 'var(--skin)'

const USUAL: Readonly<Record<UsualSign, DrawnSign>> = {
  one: {
    d: 'M12 2.900a4.600 4.600 0 1 1 0 9.200a4.600 4.600 0 0 1 0 -9.200zM3.500 22q0 -8.500 8.500 -8.500t8.500 8.500z',
    fill: HEADS,
  },
  all: {
    d: 'M7 4.200a3.800 3.800 0 1 1 0 7.600a3.800 3.800 0 0 1 0 -7.600zM17.500 4.200a3.800 3.800 0 1 1 0 7.600a3.800 3.800 0 0 1 0 -7.600zM.8 21q0 -7.500 6.200 -7.500t6.200 7.500zM11.300 21q0 -7.500 6.200 -7.500t6.200 7.500z',
    fill: HEADS,
  },
  pick: {
    d: 'M12 4.900a3.600 3.600 0 1 1 0 7.200a3.600 3.600 0 0 1 0 -7.200zM5.500 20q0 -6.500 6.500 -6.500t6.500 6.500z',
    fill: HEADS,
    more: 'M1.500 6.500V1.500h5M22.500 6.500V1.500h-5M1.500 17.500v5h5M22.500 17.500v5h-5',
  },
  arrow: { d: 'M3 12h16M13 5.500l7 6.500l-7 6.500' },
  swap: { d: 'M3 8.500h16M14 3.500l5.500 5l-5.500 5M21 16.500H5M10 11.500l-5.500 5l5.500 5' },
  house: { d: 'M2.500 12L12 3.500L21.500 12M5 10v10.500h14V10M10 20.500v-6h4v6' },
  die: {
    d: 'M7.500 3h9q4.500 0 4.500 4.500v9q0 4.500 -4.500 4.500h-9q-4.500 0 -4.500 -4.500v-9q0 -4.500 4.500 -4.500z',
    fill: 'var(--card)',
    more: 'M8 8h.01M16 16h.01M12 12h.01',
  },
  again: { d: 'M20 12a8 8 0 1 1 -2.600 -5.900M18 1.500v5.500h-5.500' },
}

const rare = whenAsked(async () => (await import('./more-signs.ts')).MORE_SIGNS)

const isUsual = (name: UsualSign | RareSign): name is UsualSign => name in USUAL

/** Buildings known by a thing that can still be told when it is as small as a letter. */
const EMBLEMS: Readonly<Record<string, string>> = {
  harbor: 'M12 2.500a2.500 2.500 0 1 1 0 5a2.500 2.500 0 0 1 0 -5zM12 7.500V21M7 11.500h10M3 14q1 7 9 7t9 -7',
}

export function SignGlyphIcon({ name }: { readonly name: SignGlyph }) {
  if (name === 'coin') return <Coin size={14} />
  const drawn = isUsual(name) ? USUAL[name] : rare()?.[name]
  return (
    <svg class={`glyph sign-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      {drawn && <path d={drawn.d} fill={drawn.fill ?? 'none'} />}
      {drawn?.more && <path d={drawn.more} fill="none" />}
    </svg>
  )
}

function Part({ part }: { readonly part: SignPart }) {
  switch (part.is) {
    case 'figure':
      return <b>{part.text}</b>
    case 'word':
      return <i>{part.text === 'per' || part.text === 'all' ? words().stage.signs[part.text] : part.text}</i>
    case 'glyph':
      return <SignGlyphIcon name={part.name} />
    case 'symbol':
      return <Icon name={part.name} pen="ink" size={15} />
    case 'card':
      return EMBLEMS[part.id] ? (
        <svg class="glyph sign-emblem" viewBox="0 0 24 24" aria-hidden="true">
          <path d={EMBLEMS[part.id]} fill="none" />
        </svg>
      ) : (
        <span class="sign-card">
          <Building id={part.id} />
        </span>
      )
    case 'if':
      return (
        <span class="sign-if">
          {part.parts.map((each, i) => (
            <Part key={i} part={each} />
          ))}
        </span>
      )
  }
}

/** About how wide a line of signs is, in pixels. */
const widthOf = (parts: readonly SignPart[]): number =>
  parts.reduce((sum, part) => {
    if (part.is === 'figure') return sum + part.text.length * 9
    if (part.is === 'word') return sum + part.text.length * 6 + 4
    return sum + (part.is === 'if' ? widthOf(part.parts) + 10 : 16)
  }, 0)

/** As much has room beside a picture of its usual size, beside a smaller one, and at the foot of the tile. */
const ROOMS = [
  [100, 'long longest'],
  [58, 'long'],
  [46, 'broad'],
] as const

/** What a card does, as a line of signs. The sentence is said elsewhere. */
export function SignLine({ card }: { readonly card: Card }) {
  const parts = signsOf(card)
  const width = widthOf(parts)
  const [, size = ''] = ROOMS.find(([room]) => width > room) ?? []
  return (
    <span class={`sign-line ${size}`} aria-hidden="true">
      {parts.map((part, i) => (
        <Part key={i} part={part} />
      ))}
    </span>
  )
}
