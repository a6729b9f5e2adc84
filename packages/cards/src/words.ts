import type { Amount, Condition, Count, Icon, Power, Step, Throws, Trigger, Whose } from './vocabulary.ts'

/** Short ways to write rows. They only build data. */

const only = (condition?: Condition) => (condition ? { if: condition } : {})

export const gain = (amount: Amount, condition?: Condition): Step => ({ verb: 'gain', amount, ...only(condition) })
export const pay = (amount: number): Step => ({ verb: 'pay', amount })
export const take = (
  amount: Amount,
  from: 'roller' | 'each-opponent' | 'one-opponent',
  condition?: Condition,
): Step => ({
  verb: 'take',
  amount,
  from,
  ...only(condition),
})
export const pool = (remainder: 'bank' | 'owner'): Step => ({ verb: 'pool', remainder })
export const demolish = (): Step => ({ verb: 'demolish' })
export const swap = (what: { majors: boolean; optional: boolean }): Step => ({ verb: 'swap', ...what })
export const give = (to: 'any-opponent' | 'right-neighbour', majors: boolean): Step => ({ verb: 'give', to, majors })
export const close = (what: 'this' | 'a-type'): Step => ({ verb: 'close', what })
export const activate = (copies: 'one' | 'all'): Step => ({ verb: 'activate', copies })
export const openLate = (): Step => ({ verb: 'activate', copies: 'one', closes: true })
export const leave = (): Step => ({ verb: 'leave' })
export const extraTurn = (): Step => ({ verb: 'extra-turn' })
export const ready = (): Step => ({ verb: 'ready' })
export const hang = (): Step => ({ verb: 'hang' })
export const takePin = (): Step => ({ verb: 'take-pin' })
export const moveMascot = (): Step => ({ verb: 'move-mascot' })
export const fund = (price: number): Step => ({ verb: 'fund', price })
export const contributeNow = (condition?: Condition): Step => ({
  verb: 'extra-action',
  only: 'community',
  ...only(condition),
})
export const extraAction = (condition?: Condition): Step => ({ verb: 'extra-action', ...only(condition) })
export const win = (): Step => ({ verb: 'win' })

export const each = (n: number, per: Count, of: Whose = 'owner'): Amount => ({ each: n, per, of })
export const dice = (thrown: Throws): Amount => ({ dice: 2, thrown })
export const icon = (...icons: Icon[]): Count => ({ icons })
export const card = (id: string): Count => ({ card: id })

export const has = (id: string): Condition => ({ has: id })
export const landmarksAtMost = (n: number, of: 'owner' | 'roller'): Condition => ({ landmarks: 'at-most', n, of })
export const landmarksAtLeast = (n: number, of: 'owner' | 'roller'): Condition => ({ landmarks: 'at-least', n, of })
export const allPins = (): Condition => ({ allPins: true })
export const different = (n: number): Condition => ({ different: n })
export const payerHas = (coins: number): Condition => ({ payerHasCoins: coins })

export const when = (trigger: Trigger, ...does: Step[]): Power => ({ power: 'when', trigger, does })
export const nudge = (by: number): Power => ({ power: 'nudge', by })
export const oneDie = (): Power => ({ power: 'one-die' })
export const boost = (coins: number, ...icons: Icon[]): Power => ({ power: 'boost', coins, icons })
