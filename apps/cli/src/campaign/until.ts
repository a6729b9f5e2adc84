import type { CampaignState } from '@machinami/campaign'

/** Somewhere to play to. */
export interface Step {
  /** The game it names, if it names one. */
  readonly game: number | null
  /** Whether the campaign is there, or has passed it. */
  readonly isReached: (state: CampaignState) => boolean
  /** Whether games of free play are begun on the way: they have no end of their own. */
  readonly isFree?: true
}

/** `stop`, `box`, `choice`, `game`, `won`, `end`, `free`; `game:3` is before the third game, `won:3` after it. */
export function stepNamed(wish: string): Step | null {
  const [, step, number] = /^(stop|box|choice|game|won|end|free)(?::([1-9]\d*))?$/.exec(wish) ?? []
  const game = number === undefined ? null : Number(number)
  if (step === 'free')
    return { game: null, isReached: (state) => state.freeRegister.length >= (game ?? 1), isFree: true }
  const isReached = step === undefined ? null : reached(step, game)
  return isReached && { game, isReached }
}

function reached(step: string, number: number | null): Step['isReached'] | null {
  if (step === 'game')
    return ({ now, game, register }) =>
      number === null
        ? now.at === 'before-game'
        : game > number || register.length >= number || (game === number && isOnTable(now))
  if (step === 'won')
    return ({ game, register, steps }) => steps.length === 0 && register.length >= Math.max(number ?? game, 1)
  return number === null ? PLAIN[step] : null
}

const isOnTable = ({ at }: CampaignState['now']): boolean => at === 'before-game' || at === 'playing'

const PLAIN: { readonly [step: string]: Step['isReached'] } = {
  stop: ({ now }) => now.at === 'stopped',
  box: ({ now }) => now.at === 'box',
  choice: ({ now }) => now.at === 'choosing' || now.at === 'asking',
  end: ({ isOver }) => isOver,
}
