import type { RuleRecord } from '@machinami/campaign'
import type { GameEvent, QuestionKind } from '@machinami/engine'
import type { Question } from '@machinami/table'
import type { SeenState } from '../worker/campaign-messages.ts'

/** The field of a ruleset that makes a table ask such a question. */
const BROUGHT_BY: { readonly [kind in QuestionKind]?: string } = {
  shift: 'token',
  hang: 'bells',
  pin: 'pins',
  'take-pin': 'pins',
  mascot: 'mascot',
  fund: 'goal',
}

const bringsOne = ({ adds = [] }: RuleRecord, of: readonly string[]): boolean => of.some((card) => adds.includes(card))

const sets = ({ rules = {} }: RuleRecord, field: string): boolean => Object.hasOwn(rules, field)

const isAboutDice = ({ powers = [] }: RuleRecord): boolean => powers.some(({ power }) => power === 'dice')

/** Whether nothing is ever asked or done by a rule: it is told when somebody first has something to decide. */
const isSilent = (rule: RuleRecord): boolean =>
  !rule.adds?.length && !isAboutDice(rule) && !Object.values(BROUGHT_BY).some((field) => sets(rule, field))

/** The rules that somebody needs now: they brought the question, or something that is offered. */
export function rulesAsked({ rules }: Pick<SeenState, 'rules'>, { question, options }: Question): string[] {
  const field = BROUGHT_BY[question]
  const offered = options.flatMap(({ answer }) => ('card' in answer ? [answer.card] : []))
  const mayThrowTwo = options.some(({ answer }) => answer.kind === 'roll' && answer.dice > 1)
  const asking = rules.filter((rule) => field !== undefined && sets(rule, field))
  const isNeeded = (rule: RuleRecord) =>
    bringsOne(rule, offered) || (mayThrowTwo && isAboutDice(rule)) || (question === 'build' && isSilent(rule))
  return (asking.length > 0 ? asking : rules.filter(isNeeded)).map(({ id }) => id)
}

/** The rules by which something has just happened. That a town was handed a card at the start is no use of it. */
export function rulesSeen({ rules }: Pick<SeenState, 'rules'>, events: readonly GameEvent[]): string[] {
  const causes = events.flatMap((event) => ('by' in event && typeof event.by === 'string' ? [event.by] : []))
  return rules.filter((rule) => bringsOne(rule, causes)).map(({ id }) => id)
}
