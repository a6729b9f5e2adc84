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

/** The rules that somebody needs now: they brought the question, or something that is offered. */
export function rulesAsked({ rules }: Pick<SeenState, 'rules'>, question: Question): string[] {
  const field = BROUGHT_BY[question.question]
  const offered = question.options.flatMap(({ answer }) => ('card' in answer ? [answer.card] : []))
  const isAsked = (rule: RuleRecord) =>
    field !== undefined && rule.rules !== undefined && Object.hasOwn(rule.rules, field)
  const asking = rules.filter(isAsked)
  return (asking.length > 0 ? asking : rules.filter((rule) => bringsOne(rule, offered))).map(({ id }) => id)
}

/** The rules by which something has just happened. */
export function rulesSeen({ rules }: Pick<SeenState, 'rules'>, events: readonly GameEvent[]): string[] {
  const cards = events.flatMap((event) => ('card' in event && typeof event.card === 'string' ? [event.card] : []))
  return rules.filter((rule) => bringsOne(rule, cards)).map(({ id }) => id)
}
