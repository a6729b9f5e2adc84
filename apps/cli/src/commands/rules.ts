import {
  EDITION_IDS,
  type EditionId,
  HOUSE_RULES,
  type HouseOptionId,
  type HouseRule,
  type HouseRuleId,
  houseRulesOf,
} from '@machinami/cards'
import { type Cli, complain, say, sayJson } from '../cli.ts'
import { wrap } from '../columns.ts'
import { isEdition, unknownEdition } from '../editions.ts'
import { OK, USAGE } from '../exit.ts'
import { widthOf } from '../io.ts'

export interface RulesOptions {
  readonly edition?: string
  readonly json?: boolean
}

/** Lists the house rules, what each of their options does, and where they fit. */
export function rulesCommand(cli: Cli, { edition, json }: RulesOptions): number {
  if (edition !== undefined && !isEdition(edition)) return complain(cli, unknownEdition(edition), USAGE)
  const rules: readonly HouseRule[] = edition === undefined ? HOUSE_RULES : houseRulesOf(edition)
  if (json)
    sayJson(
      cli,
      rules.map((rule) => asJson(cli, rule)),
    )
  else for (const rule of rules) print(cli, rule)
  return OK
}

const editionsWith = ({ id }: HouseRule): EditionId[] =>
  EDITION_IDS.filter((edition) => houseRulesOf(edition).some((rule) => rule.id === id))

const nameOf = ({ lang }: Cli, { id }: HouseRule): string => lang.houseRules[id as HouseRuleId]

const sentenceOf = ({ lang }: Cli, rule: HouseRule, option: string): string =>
  lang.houseOptions[`${rule.id}/${option}` as HouseOptionId]

function print(cli: Cli, rule: HouseRule): void {
  const { paint, lang, words, io } = cli
  const width = Math.min(widthOf(io.stdout), 100)
  const editions = editionsWith(rule).map((id) => lang.editions[id])
  say(cli, paint.bold(nameOf(cli, rule)), ...wrap(editions.join(', '), width, '  ').map(paint.dim))
  for (const [nth, { id }] of rule.options.entries()) {
    const usual = nth === 0 ? ` (${words.rules.usual})` : ''
    say(cli, `  ${paint.key(`--house ${rule.id}=${id}`)}`, ...wrap(sentenceOf(cli, rule, id) + usual, width, '      '))
  }
}

const asJson = (cli: Cli, rule: HouseRule): object => ({
  id: rule.id,
  name: nameOf(cli, rule),
  editions: editionsWith(rule),
  options: rule.options.map(({ id }, nth) => ({ id, usual: nth === 0, text: sentenceOf(cli, rule, id) })),
})
