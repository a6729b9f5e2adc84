import type { GameRecord } from '@machinami/engine'

/** Seats that added to the dice, and seats that had promised to and did not. */
export interface SharesInDice {
  readonly told: readonly number[]
  readonly missing: readonly number[]
}

export function sharesIn(nonces: GameRecord['nonces'] = []): SharesInDice {
  const seats = (isTold: boolean) => nonces.filter(({ reveal }) => (reveal !== null) === isTold).map(({ seat }) => seat)
  return { told: seats(true), missing: seats(false) }
}
