import type { Amount, Condition, Count, Icon, Step, Throws, Whose } from '@machinami/cards'
import { impossible } from '../impossible.ts'
import type { Naming } from '../naming.ts'
import { type Clause, clause } from './clause.ts'
import { coins, either } from './grammar.ts'
import { terms } from './terms.ts'

/** `met het label brood of koffie`; a ruleset may name no label at all, which every card has. */
export const labelled = (icons: readonly Icon[]): string =>
  icons.length === 0 ? 'zonder label' : `met het label ${either(icons.map((icon) => terms.icons[icon]))}`

/** `attractie in je stad met het label brood`, `eigen attractie met ...`. */
function owned(what: string, of: Whose, more = ''): string {
  if (of === 'owner') return `${what} in je stad${more}`
  return of === 'payer' ? `eigen ${what}${more}` : `${what}${more} in alle steden samen`
}

export function per(count: Count, of: Whose, naming: Naming): string {
  if (count === 'landmarks') return owned('bezienswaardigheid', of)
  if (count === 'invested') return perInvested(of)
  if (count === 'closed-now') return perClosed(of)
  if ('card' in count) return owned(naming.cardName(count.card), of)
  if ('color' in count) return owned(`${ADJECTIVES[count.color]} attractie`, of)
  if ('icons' in count) return owned(count.unique ? 'soort attractie' : 'attractie', of, ` ${labelled(count.icons)}`)
  return impossible(count)
}

const ADJECTIVES = { blue: 'blauwe', green: 'groene', red: 'rode', purple: 'paarse' } as const

function perInvested(of: Whose): string {
  if (of === 'owner') return 'munt op deze kaart'
  return of === 'payer' ? 'munt op de eigen kaart van deze soort' : 'munt op alle kaarten van deze soort samen'
}

function perClosed(of: Whose): string {
  if (of === 'owner') return 'kaart van jou die net is gesloten'
  return of === 'payer' ? 'eigen kaart die net is gesloten' : 'kaart die net is gesloten'
}

const THROWN: Readonly<Record<Throws, string>> = {
  once: 'er wordt één keer gegooid voor alle spelers samen',
  'each-owner': 'er wordt één keer gegooid voor al je exemplaren samen',
  'each-copy': 'er wordt voor elk exemplaar apart gegooid',
}

/** How many coins; `purse` is what is halved. */
export function amountWords(
  amount: Amount,
  purse: 'van je munten' | 'van zijn munten' | 'daarvan',
  naming: Naming,
): string {
  if (typeof amount === 'number') return coins(amount)
  if (amount === 'half') return `de helft ${purse}, naar beneden afgerond`
  if (amount === 'all') return purse === 'van je munten' ? 'evenveel munten als je hebt' : 'al zijn munten'
  if ('dice' in amount) return `zoveel munten als twee dobbelstenen aangeven; ${THROWN[amount.thrown]}`
  if ('each' in amount) return `${coins(amount.each)} per ${per(amount.per, amount.of, naming)}`
  return impossible(amount)
}

export type Take = Extract<Step, { readonly verb: 'take' }>

const aboutRoller = (condition: Condition) =>
  'payerHasCoins' in condition || ('landmarks' in condition && condition.of === 'roller')

function payer({ from, if: condition }: Take): string {
  const rich = condition && 'payerHasCoins' in condition ? ` met ${coins(condition.payerHasCoins)} of meer` : ''
  switch (from) {
    case 'roller':
      return condition && aboutRoller(condition) ? 'die' : 'de speler die aan de beurt is'
    case 'each-opponent':
      return `iedere andere speler${rich}`
    case 'one-opponent':
      return `een andere speler naar keuze${rich}`
    default:
      return impossible(from)
  }
}

export function takeClause(step: Take, naming: Naming): Clause {
  const isRich = step.if !== undefined && 'payerHasCoins' in step.if
  return clause(
    payer(step),
    'betaalt',
    `jou ${amountWords(step.amount, isRich ? 'daarvan' : 'van zijn munten', naming)}`,
  )
}
