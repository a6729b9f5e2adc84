import type { Amount, Condition, Count, Icon, Step, Throws, Whose } from '@machinami/cards'
import { isAnyIcon } from '../card-text.ts'
import { impossible } from '../impossible.ts'
import type { Naming } from '../naming.ts'
import { coins, either, theCard } from './grammar.ts'
import { terms } from './terms.ts'

/** `met het label brood of koffie`; a ruleset may name no label at all, which every card has. */
export const labelled = (icons: readonly Icon[]): string =>
  icons.length === 0 ? 'zonder label' : `met het label ${either(icons.map((icon) => terms.icons[icon]))}`

/** `attractie in je stad met het label brood`, `attractie van die speler met ...`. */
function owned(what: string, of: Whose, more = ''): string {
  if (of === 'owner') return `${what} in je stad${more}`
  return of === 'payer' ? `${what} van die speler${more}` : `${what}${more} in alle steden samen`
}

export function per(count: Count, of: Whose, naming: Naming): string {
  if (count === 'landmarks') return owned('bezienswaardigheid', of)
  if (count === 'invested') return perInvested(of)
  if (count === 'closed-now') return perClosed(of)
  if (count === 'flags')
    return { owner: 'vlag van jou die hangt', payer: 'eigen vlag die hangt', everyone: 'vlag die ergens hangt' }[of]
  if (count === 'pins') {
    const pin = naming.cardName('pin')
    return { owner: `${pin} die jij hebt`, payer: `eigen ${pin}`, everyone: `${pin} die iemand heeft gepakt` }[of]
  }
  if (count === 'mascot') return owned(`attractie van de soort waar ${theCard(naming, 'mascot')} bij staat`, of)
  if ('card' in count) return owned(naming.cardName(count.card), of)
  if ('color' in count) return owned(`${ADJECTIVES[count.color]} attractie`, of)
  if ('icons' in count) {
    const which = isAnyIcon(count.icons) ? '' : ` ${labelled(count.icons)}`
    return owned(count.unique ? 'soort attractie' : 'attractie', of, which)
  }
  return impossible(count)
}

const ADJECTIVES = { blue: 'blauwe', green: 'groene', red: 'rode', purple: 'paarse' } as const

function perInvested(of: Whose): string {
  if (of === 'owner') return 'munt op deze kaart'
  return of === 'payer' ? 'munt op dezelfde kaart van die speler' : 'munt op alle kaarten van deze soort samen'
}

function perClosed(of: Whose): string {
  if (of === 'owner') return 'kaart van jou die net is gesloten'
  return of === 'payer' ? 'kaart van die speler die net is gesloten' : 'kaart die net is gesloten'
}

const THROWN: Readonly<Record<Throws, string>> = {
  once: 'er wordt één keer gegooid voor alle spelers samen',
  'each-owner': 'er wordt één keer gegooid voor al je exemplaren samen',
  'each-copy': 'er wordt voor elk exemplaar apart gegooid',
}

const thrown = (throws: Throws): string => `zoveel munten als twee dobbelstenen aangeven; ${THROWN[throws]}`

/** `3 munten van de bank`, `van de bank 3 munten per ...`: short sums come first. */
export function gainWords(amount: Amount, naming: Naming): string {
  if (typeof amount === 'number') return `${coins(amount)} van de bank`
  if (amount === 'half') return 'van de bank half zoveel munten als je hebt, naar beneden afgerond'
  if (amount === 'all') return 'van de bank nog eens zoveel munten als je hebt'
  if ('dice' in amount) return `van de bank ${thrown(amount.thrown)}`
  if ('each' in amount) return `van de bank ${coins(amount.each)} per ${per(amount.per, amount.of, naming)}`
  return impossible(amount)
}

export type Take = Extract<Step, { readonly verb: 'take' }>

const aboutRoller = (condition: Condition) =>
  'payerHasCoins' in condition || ('landmarks' in condition && condition.of === 'roller')

/** Who pays; whoever the condition has named already is only pointed at. */
function payer({ from, if: condition }: Take): string {
  const rich = condition && 'payerHasCoins' in condition ? ` met ${coins(condition.payerHasCoins)} of meer` : ''
  switch (from) {
    case 'roller':
      return condition && aboutRoller(condition) ? 'die speler' : 'wie aan de beurt is'
    case 'each-opponent':
      return `iedere andere speler${rich}`
    case 'one-opponent':
      return `een andere speler naar keuze${rich}`
    default:
      return impossible(from)
  }
}

function half(step: Take): string {
  const isRich = step.if !== undefined && 'payerHasCoins' in step.if
  const whose = isRich ? `van ${payer(step)} de helft daarvan` : `de helft van de munten van ${payer(step)}`
  return `${whose}, naar beneden afgerond`
}

export function takeWords(step: Take, naming: Naming): string {
  const { amount } = step
  if (typeof amount === 'number') return `${coins(amount)} van ${payer(step)}`
  if (amount === 'half') return half(step)
  if (amount === 'all') return `alle munten van ${payer(step)}`
  if ('dice' in amount) return `van ${payer(step)} ${thrown(amount.thrown)}`
  if ('each' in amount) return `van ${payer(step)} ${coins(amount.each)} per ${per(amount.per, amount.of, naming)}`
  return impossible(amount)
}
