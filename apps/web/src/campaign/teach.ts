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

const isBroughtBy = (rule: RuleRecord, card: string): boolean => rule.adds?.includes(card) === true

/** The rule that somebody needs for the first time: it brought the question, or something that is offered. */
export function ruleAsked({ rules }: SeenState, question: Question): string | null {
  const field = BROUGHT_BY[question.question]
  const asked = field === undefined ? undefined : rules.find((rule) => rule.rules && Object.hasOwn(rule.rules, field))
  if (asked) return asked.id
  const offered = question.options.flatMap(({ answer }) => ('card' in answer ? [answer.card] : []))
  return rules.find((rule) => offered.some((card) => isBroughtBy(rule, card)))?.id ?? null
}

/** The rule by which something has just happened. */
export function ruleSeen({ rules }: SeenState, events: readonly GameEvent[]): string | null {
  const cards = events.flatMap((event) => ('card' in event && typeof event.card === 'string' ? [event.card] : []))
  return rules.find((rule) => cards.some((card) => isBroughtBy(rule, card)))?.id ?? null
}
