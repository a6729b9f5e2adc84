import type { CampaignState } from '@machinami/campaign'

/** `stop`, `box`, `choice`, `game`, `won`, `end`; `game:3` is before the third game, `won:3` after it. */
export function stepNamed(wish: string): ((state: CampaignState) => boolean) | null {
  const [, step, number] = /^(stop|box|choice|game|won|end)(?::(\d+))?$/.exec(wish) ?? []
  const isGame = (game: number) => number === undefined || Number(number) === game
  switch (step) {
    case 'stop':
      return ({ now }) => now.at === 'stopped'
    case 'box':
      return ({ now }) => now.at === 'box'
    case 'choice':
      return ({ now }) => now.at === 'choosing' || now.at === 'asking'
    case 'game':
      return ({ now, game }) => now.at === 'before-game' && isGame(game)
    case 'won':
      return ({ register, steps }) => steps.length === 0 && register.length >= Number(number ?? 1)
    case 'end':
      return ({ isOver }) => isOver
    default:
      return null
  }
}
