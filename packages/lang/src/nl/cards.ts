import type { Condition, Power, Step, Trigger } from '@machinami/cards'
import { cardTexts, fromBank } from '../card-text.ts'
import { impossible } from '../impossible.ts'
import type { Naming } from '../naming.ts'
import { capital } from '../text.ts'
import { gainWords, labelled, per, type Take, takeWords } from './amounts.ts'
import { type Clause, clause, sentence } from './clause.ts'
import { coins, diceWords, landmarks, number, theCard } from './grammar.ts'
import { terms } from './terms.ts'

function conditionWords(condition: Condition, payer: 'je' | 'roller', naming: Naming): string {
  if ('has' in condition) return `als je ${theCard(naming, condition.has)} hebt`
  if ('payerHasCoins' in condition)
    return payer === 'je'
      ? `als je ${coins(condition.payerHasCoins)} of meer hebt`
      : `als de speler die aan de beurt is ${coins(condition.payerHasCoins)} of meer heeft`
  if ('different' in condition)
    return `als je minstens ${number(condition.different)} verschillende attracties hebt, of een van elke soort die nog te koop is`
  if ('allPins' in condition) return `als elke ${naming.cardName('pin')} gepakt is`
  if ('landmarks' in condition) {
    const few = condition.landmarks === 'at-most'
    const none = few && condition.n === 0
    const built = none ? 'geen bezienswaardigheid' : `${few ? 'hoogstens' : 'minstens'} ${landmarks(condition.n)}`
    if (condition.of === 'roller') return `als de speler die aan de beurt is ${built} heeft`
    return `${few ? 'zolang' : 'als'} je ${built} hebt`
  }
  return impossible(condition)
}

function giveClause(step: Extract<Step, { readonly verb: 'give' }>): Clause {
  const majors = step.majors ? 'een grote mag ook' : 'maar geen grote'
  const to = step.to === 'right-neighbour' ? 'de speler rechts van je' : 'een andere speler'
  return clause('je', 'geeft', `${to} een van je attracties, ${majors}`, 'geef')
}

function poolClause(step: Extract<Step, { readonly verb: 'pool' }>): Clause {
  const rest = step.remainder === 'bank' ? 'de bank legt bij wat er tekortkomt' : 'wat er overblijft, is voor jou'
  return clause('alle spelers', 'leggen', `hun munten bij elkaar en verdelen ze gelijk; ${rest}`)
}

function activateClause(step: Extract<Step, { readonly verb: 'activate' }>): Clause {
  const then = step.closes ? '; daarna gaat die dicht wegens verbouwing' : ''
  if (step.copies === 'one')
    return clause('je', 'mag', `een van je blauwe of groene attracties activeren, wat het nummer ook is${then}`)
  const rest = 'een soort van je blauwe of groene attracties kiezen en al je exemplaren daarvan activeren'
  return clause(
    'je',
    'mag',
    `${rest}, wat het nummer ook is${step.closes ? '; daarna gaan ze dicht wegens verbouwing' : ''}`,
  )
}

function closeClause(step: Extract<Step, { readonly verb: 'close' }>): Clause {
  if (step.what === 'this') return clause('deze kaart', 'gaat', 'dicht wegens verbouwing')
  const rest = 'een soort attractie, maar geen grote: die wordt in alle steden gesloten wegens verbouwing'
  return clause('je', 'kiest', rest, 'kies')
}

function swapClause(step: Extract<Step, { readonly verb: 'swap' }>): Clause {
  const majors = step.majors ? 'grote attracties mogen ook' : 'grote attracties doen niet mee'
  const rest = `een van je attracties ruilen tegen een attractie van een andere speler; ${majors}`
  return clause('je', step.optional ? 'mag' : 'moet', rest)
}

const receive = (what: string): Clause => clause('je', 'krijgt', what, 'krijg')

function mainClause(step: Step, naming: Naming): Clause {
  switch (step.verb) {
    case 'gain':
      return receive(gainWords(fromBank(step.amount), naming))
    case 'pay':
      return clause('je', 'betaalt', `de bank ${coins(step.amount)}`, 'betaal')
    case 'take':
      return receive(takeWords(step, naming))
    case 'pool':
      return poolClause(step)
    case 'demolish':
      return clause('je', 'moet', 'een van je bezienswaardigheden slopen; heb je er geen, dan gebeurt er niets')
    case 'swap':
      return swapClause(step)
    case 'give':
      return giveClause(step)
    case 'close':
      return closeClause(step)
    case 'activate':
      return activateClause(step)
    case 'leave':
      return clause('deze kaart', 'gaat', 'terug naar de voorraad')
    case 'extra-turn':
      return receive('na deze beurt een extra beurt')
    case 'extra-action':
      return clause('je', 'mag', step.only ? 'meteen bijdragen' : 'in deze beurt nog een actie uitvoeren')
    case 'ready':
      return clause('je', 'mag', `je ${naming.cardName('token')} weer gebruiken`)
    case 'hang':
      return clause('je', 'hangt', 'een vlag op een vrij nummer; heb je er geen over, dan verplaats je er één', 'hang')
    case 'take-pin':
      return clause('je', 'pakt', `een vrije ${naming.cardName('pin')} naar keuze`, 'pak')
    case 'move-mascot':
      return clause(
        'je',
        'mag',
        `${theCard(naming, 'mascot')} bij een soort attractie naar keuze zetten, maar geen paarse`,
      )
    case 'fund':
      return clause(
        'je',
        'geeft',
        `zoveel stukken aan ${theCard(naming, 'fund')} als je wilt, voor ${coins(step.price)} per stuk`,
        'geef',
      )
    case 'win':
      return clause('je', 'wint', 'meteen het spel', 'win')
    default:
      return impossible(step)
  }
}

/** A rich payer is part of the subject; every other condition comes first. */
const isInSubject = (step: Step, condition: Condition) =>
  step.verb === 'take' && (step as Take).from !== 'roller' && 'payerHasCoins' in condition

function conditionOf(step: Step, naming: Naming): string[] {
  const condition = 'if' in step ? step.if : undefined
  return condition && !isInSubject(step, condition)
    ? [conditionWords(condition, step.verb === 'take' ? 'roller' : 'je', naming)]
    : []
}

function stepSentences(does: readonly Step[], opening: readonly string[], naming: Naming): string[] {
  return does.map((step, i) => {
    const before = i === 0 ? opening : ['daarna']
    return sentence([...before, ...conditionOf(step, naming)], mainClause(step, naming))
  })
}

function triggerWords(trigger: Trigger, built: string): string {
  if (trigger === 'built') return built
  if (trigger === 'doubles') return 'als je dubbel gooit'
  if (trigger === 'built-nothing') return 'als je in je beurt niets bouwt'
  if (trigger === 'no-coins') return 'als je vlak voor het bouwen geen munten hebt'
  if (trigger === 'guest') return 'als een ander een bezienswaardigheid bouwt en er nu meer heeft dan jij'
  if ('total' in trigger) return `als je in totaal ${number(trigger.total)} gooit`
  if ('earnedNothingWithDice' in trigger)
    return `als je met ${diceWords(trigger.earnedNothingWithDice)} gooit en niets verdient`
  return impossible(trigger)
}

function powerSentences(power: Power, built: string, naming: Naming): string[] {
  switch (power.power) {
    case 'dice':
      return ['Je mag met één of met twee dobbelstenen gooien.']
    case 'reroll':
      return ['Je mag één keer per beurt opnieuw gooien; de tweede worp telt.']
    case 'raise':
      return [`Als je ${number(power.from)} of meer gooit, mag je er ${number(power.by)} bij optellen.`]
    case 'boost':
      return [`Je attracties ${labelled(power.icons)} leveren je per stuk ${coins(power.coins)} extra op.`]
    case 'discount':
      if (power.on === 'landmarks') return [`Bezienswaardigheden kosten je ${coins(power.coins)} minder.`]
      if (power.on === 'establishments')
        return [`Attracties kosten je ${coins(power.coins)} minder, maar nooit minder dan ${coins(1)}.`]
      return [`${capital(theCard(naming, power.on.card))} kost je ${coins(power.coins)} minder.`]
    case 'nudge':
      return [
        `Na je worp mag je met je ${naming.cardName('token')} het totaal tot ${number(power.by)} hoger of lager maken.`,
      ]
    case 'one-die':
      return [`Na een worp met twee dobbelstenen mag je er met je ${naming.cardName('token')} maar één laten tellen.`]
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
  whenBuilt: 'zodra je dit bouwt',
  whenContributed: 'zodra je bijdraagt',
  boost: {
    once: 'Wat bezienswaardigheden extra opleveren, krijg je één keer en niet per getelde kaart.',
    never: 'Bezienswaardigheden leveren hier niets extra’s op.',
  },
  buildIf: {
    'only-town-without-landmark': 'Je mag dit alleen bouwen als jij als enige nog geen bezienswaardigheid hebt.',
  },
  investment: 'Aan het eind van elke eigen beurt mag je er 1 munt op leggen; die blijft daar liggen.',
  closed: 'Een gesloten kaart die geactiveerd zou worden, gaat alleen weer open.',
  onePerTown: 'Hoogstens één per stad.',
  forEveryone: 'Geldt voor alle spelers, wie dit ook heeft gebouwd.',
  gives: (action) => `Geeft je een eigen actie: ${action}.`,
  plain: 'Heeft geen eigen effect.',
  bonus: 'Staat vanaf het begin in elke stad, is geen bezienswaardigheid en kan niet verloren gaan.',
  community: 'Elke stad mag één keer bijdragen.',
  opensIf: (condition, naming) => `Dit kan alleen ${conditionWords(condition, 'je', naming)}.`,
  less: ({ each, per: count }, naming) => `Bijdragen kost je ${coins(each)} minder per ${per(count, 'owner', naming)}.`,
  action: 'Dit mag je doen in plaats van bouwen.',
})
