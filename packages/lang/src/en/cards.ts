import type { Condition, Power, Step, Trigger } from '@machinami/cards'
import { cardTexts } from '../card-text.ts'
import { impossible } from '../impossible.ts'
import type { Naming } from '../naming.ts'
import { capital } from '../text.ts'
import { gainWords, iconCards, per, rolled, takeWords } from './amounts.ts'
import { coins, diceWords, landmarks, list, number } from './grammar.ts'
import { terms } from './terms.ts'

/** What comes before the main clause: `then`, `when you build it`, `if you have the Harbor`. */
interface Fronts {
  readonly isNext: boolean
  readonly clauses: readonly string[]
}

function sentence({ isNext, clauses }: Fronts, main: string): string {
  const first = isNext ? ['then'] : []
  if (clauses.length === 0) return `${capital([...first, main].join(' '))}.`
  return `${capital([...first, ...clauses, main].join(', '))}.`
}

const the = (naming: Naming, id: string) => `the ${naming.cardName(id)}`

/** `payer` has the coins that a condition asks for. */
function conditionWords(condition: Condition, payer: string, naming: Naming): string {
  if ('has' in condition) return `if you have ${the(naming, condition.has)}`
  if ('payerHasCoins' in condition) return `if ${payer} ${coins(condition.payerHasCoins)} or more`
  if ('different' in condition)
    return `if you own at least ${number(condition.different)} different buildings, or one of every kind still on sale`
  if ('allPins' in condition) return `if every ${naming.cardName('pin')} is taken`
  if ('landmarks' in condition) {
    const who = condition.of === 'owner' ? 'you have' : `${rolled} has`
    if (condition.n === 0 && condition.landmarks === 'at-most') return `if ${who} built no landmark`
    return `if ${who} built ${condition.landmarks === 'at-most' ? 'no more than' : 'at least'} ${landmarks(condition.n)}`
  }
  return impossible(condition)
}

function giveWords(step: Extract<Step, { readonly verb: 'give' }>): string {
  const majors = step.majors ? 'major ones included' : 'but not a major one'
  const to = step.to === 'right-neighbour' ? 'the player on your right' : 'another player'
  return `you give ${to} one of your buildings, ${majors}`
}

function activateWords(step: Extract<Step, { readonly verb: 'activate' }>): string {
  if (step.copies === 'all')
    return `you may choose a kind of your blue or green cards and let all your copies act, whatever their number${step.closes ? '; they then close for renovation' : ''}`
  return `you may let one of your blue or green cards act, whatever its number${step.closes ? '; it then closes for renovation' : ''}`
}

function mainClause(step: Step, naming: Naming): string {
  switch (step.verb) {
    case 'gain':
      return gainWords(step.amount, naming)
    case 'pay':
      return `you pay the bank ${coins(step.amount)}`
    case 'take':
      return takeWords(step, naming)
    case 'pool':
      return `all players put their coins together and share them out equally; ${step.remainder === 'bank' ? 'the bank adds what is missing' : 'what is left over is yours'}`
    case 'demolish':
      return 'you must pull down one of your landmarks; if you have none, nothing happens'
    case 'swap':
      return `you ${step.optional ? 'may' : 'must'} swap one of your buildings for one of another player’s${step.majors ? ', major ones included' : '; major ones stay put'}`
    case 'give':
      return giveWords(step)
    case 'close':
      if (step.what === 'this') return 'this card closes for renovation'
      return 'you name a kind of building, but not a major one: all of them close for renovation, in every town'
    case 'activate':
      return activateWords(step)
    case 'leave':
      return 'this card goes back to the supply'
    case 'extra-turn':
      return 'you take another turn after this one'
    case 'extra-action':
      return step.only ? 'you may contribute at once' : 'you may take one more action this turn'
    case 'ready':
      return `your ${naming.cardName('token')} is ready again`
    case 'hang':
      return 'you hang a flag on a free number; if you have none left, you move one'
    case 'take-pin':
      return `you take any free ${naming.cardName('pin')}`
    case 'move-mascot':
      return `you may move ${naming.cardName('mascot')} to any kind of building that is not purple`
    case 'fund':
      return `you give as many pieces to the ${naming.cardName('fund')} as you like, for ${coins(step.price)} each`
    case 'win':
      return 'you win the game at once'
    default:
      return impossible(step)
  }
}

function stepClauses(step: Step, naming: Naming): string[] {
  const condition = 'if' in step ? step.if : undefined
  if (!condition) return []
  if (step.verb === 'take' && step.from !== 'roller' && 'payerHasCoins' in condition) return []
  return [conditionWords(condition, step.verb === 'take' ? `${rolled} has` : 'you have', naming)]
}

function stepSentences(does: readonly Step[], clauses: readonly string[], naming: Naming): string[] {
  return does.map((step, i) => {
    const opening = i === 0 ? clauses : []
    return sentence({ isNext: i > 0, clauses: [...opening, ...stepClauses(step, naming)] }, mainClause(step, naming))
  })
}

function triggerWords(trigger: Trigger, built: string): string {
  if (trigger === 'built') return built
  if (trigger === 'doubles') return 'when you roll doubles'
  if (trigger === 'built-nothing') return 'when you build nothing on your turn'
  if (trigger === 'no-coins') return 'when you have no coins just before you build'
  if (trigger === 'guest') return 'when another player builds a landmark and now has more of them than you'
  if ('total' in trigger) return `when you roll a total of ${number(trigger.total)}`
  if ('earnedNothingWithDice' in trigger)
    return `when you roll ${diceWords(trigger.earnedNothingWithDice)} and earn nothing`
  return impossible(trigger)
}

function powerSentences(power: Power, built: string, naming: Naming): string[] {
  switch (power.power) {
    case 'dice':
      return ['You may roll one die or two.']
    case 'reroll':
      return ['Once a turn you may roll again; the second roll counts.']
    case 'raise':
      return [`When you roll ${number(power.from)} or more, you may add ${number(power.by)} to the total.`]
    case 'boost':
      return [`Each of your ${iconCards(power.icons, list, 'cards')} earns you ${coins(power.coins)} more.`]
    case 'discount':
      if (power.on === 'landmarks') return [`Landmarks cost you ${coins(power.coins)} less.`]
      if (power.on === 'establishments')
        return [`Buildings cost you ${coins(power.coins)} less, but never less than ${coins(1)}.`]
      return [`${capital(the(naming, power.on.card))} costs you ${coins(power.coins)} less.`]
    case 'nudge':
      return [
        `After your roll you may use your ${naming.cardName('token')} to make the total up to ${number(power.by)} higher or lower.`,
      ]
    case 'one-die':
      return [`After a roll of two dice you may use your ${naming.cardName('token')} to count only one of them.`]
    case 'when':
      return stepSentences(power.does, [triggerWords(power.trigger, built)], naming)
    default:
      return impossible(power)
  }
}

export const { cardText, power, steps } = cardTexts({
  steps: stepSentences,
  power: powerSentences,
  colors: terms.colors,
  whenBuilt: 'when you build it',
  whenContributed: 'when you contribute',
  boost: {
    once: 'What landmarks add is added once, not for each card counted.',
    never: 'Landmarks add nothing to what it earns.',
  },
  buildIf: { 'only-town-without-landmark': 'You may build it only while yours is the one town without a landmark.' },
  investment: 'At the end of each of your turns you may put 1 coin on it, for good.',
  closed: 'When a closed card would act, it only opens again.',
  onePerTown: 'Only one per town.',
  forEveryone: 'Works for all players, whoever built it.',
  gives: (action) => `It gives you an action of your own: ${action}.`,
  plain: 'It has no power of its own.',
  bonus: 'Stands in every town from the start; it is not a landmark and cannot be lost.',
  community: 'Every town may contribute once.',
  opensIf: (condition, naming) => `Open to you only ${conditionWords(condition, 'you have', naming)}.`,
  less: ({ each, per: count }, naming) => `It costs you ${coins(each)} less for each ${per(count, 'owner', naming)}.`,
  action: 'You may do this instead of building.',
})
