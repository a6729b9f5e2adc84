import type { ClockSetting } from '@machinami/wire'
import { Segments } from '../shell/segments.tsx'
import type { FriendsWords } from '../words/friends-words.ts'
import { nightHere } from './night.ts'
import { inUnits } from './units.ts'

type Is = ClockSetting['is']

const turn = (seconds: number): ClockSetting => ({ is: 'turn', seconds })
const bank = (seconds: number, more: number): ClockSetting => ({ is: 'bank', seconds, more })
// Nobody's time is up at night.
const days = (n: number): ClockSetting => ({ is: 'days', days: n, quiet: nightHere() })

/** Of each kind a short, a usual and a long one. */
const LENGTHS: { readonly [kind in Is]: () => readonly ClockSetting[] } = {
  none: () => [{ is: 'none' }],
  turn: () => [turn(30), turn(60), turn(180)],
  bank: () => [bank(300, 5), bank(600, 10), bank(1200, 15)],
  days: () => [days(1), days(2), days(7)],
}
const KINDS: readonly Is[] = ['none', 'turn', 'bank', 'days']

const usualOf = (is: Is): ClockSetting => {
  const lengths = LENGTHS[is]()
  return lengths[1] ?? lengths[0]
}

function lengthOf(clock: ClockSetting): string {
  switch (clock.is) {
    case 'none':
      return ''
    case 'days':
      return inUnits(clock.days, 'day')
    case 'turn':
    case 'bank':
      return clock.seconds % 60 === 0 ? inUnits(clock.seconds / 60, 'minute') : inUnits(clock.seconds, 'second')
  }
}

export function clockAbout(t: FriendsWords, clock: ClockSetting): string {
  switch (clock.is) {
    case 'none':
      return t.clockAbout.none
    case 'turn':
      return t.clockAbout.turn(clock.seconds)
    case 'bank':
      return t.clockAbout.bank(Math.round(clock.seconds / 60), clock.more)
    case 'days':
      return t.clockAbout.days(clock.days, clock.quiet !== undefined)
  }
}

/** Which clock there is, and how long it runs. */
export function Clocks(props: {
  readonly t: FriendsWords
  readonly clock: ClockSetting
  readonly onPick: (clock: ClockSetting) => void
}) {
  const { t, clock, onPick } = props
  const lengths = LENGTHS[clock.is]()
  return (
    <>
      <Segments
        name="clock"
        legend={t.clock}
        options={KINDS.map((is) => ({ value: is, text: t.clocks[is] }))}
        value={clock.is}
        onPick={(is) => onPick(usualOf(is))}
      />
      {lengths.length > 1 && (
        <Segments
          name="clock-length"
          legend={t.howLong}
          options={lengths.map((each) => ({ value: lengthOf(each), text: lengthOf(each) }))}
          value={lengthOf(clock)}
          onPick={(length) => onPick(lengths.find((each) => lengthOf(each) === length) ?? clock)}
        />
      )}
    </>
  )
}
