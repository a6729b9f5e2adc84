import type { Lang } from '../lang.ts'
import { advice } from './advice.ts'
import { answers } from './answers.ts'
import { cardText, power, steps } from './cards.ts'
import { events, room } from './events.ts'
import { goal } from './goal.ts'
import { coins, dice, list, number, ordinal, price, slotPrice, totals } from './grammar.ts'
import { names } from './names.ts'
import { questions } from './questions.ts'
import { terms } from './terms.ts'

export const ja: Lang = {
  code: 'ja',
  names,
  ...terms,
  number,
  coins,
  ordinal,
  list,
  dice,
  totals,
  price,
  slotPrice,
  house: async () => (await import('./house.ts')).house,
  refusals: () => import('./refusals.ts'),
  questions,
  answers,
  events,
  room,
  goal,
  steps,
  power,
  cardText,
  advice,
}
