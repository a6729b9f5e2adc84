import {
  EDITION_IDS,
  type EditionId,
  HOUSE_RULES,
  type HouseOptionId,
  type HouseRule,
  type HouseRuleId,
  houseRulesOf,
} from '@machinami/cards'
import type { HouseWords } from '@machinami/lang'
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
export async function rulesCommand(cli: Cli, { edition, json }: RulesOptions): Promise<number> {
  if (edition !== undefined && !isEdition(edition)) return complain(cli, unknownEdition(edition), USAGE)
  const rules: readonly HouseRule[] = edition === undefined ? HOUSE_RULES : houseRulesOf(edition)
  const house = await cli.lang.house()
  if (json)
    sayJson(
      cli,
      rules.map((rule) => asJson(house, rule)),
    )
  else for (const rule of rules) print(cli, house, rule)
  return OK
}

const editionsWith = ({ id }: HouseRule): EditionId[] =>
  EDITION_IDS.filter((edition) => houseRulesOf(edition).some((rule) => rule.id === id))

const nameOf = (house: HouseWords, { id }: HouseRule): string => house.rules[id as HouseRuleId]

const sentenceOf = (house: HouseWords, rule: HouseRule, option: string): string =>
  house.options[`${rule.id}/${option}` as HouseOptionId]

function print(cli: Cli, house: HouseWords, rule: HouseRule): void {
  const { paint, lang, words, io } = cli
  const width = Math.min(widthOf(io.stdout), 100)
  const editions = editionsWith(rule).map((id) => lang.editions[id])
  say(cli, paint.bold(nameOf(house, rule)), ...wrap(editions.join(', '), width, '  ').map(paint.dim))
  for (const [nth, { id }] of rule.options.entries()) {
    const usual = nth === 0 ? ` (${words.rules.usual})` : ''
    say(
      cli,
      `  ${paint.key(`--house ${rule.id}=${id}`)}`,
      ...wrap(sentenceOf(house, rule, id) + usual, width, '      '),
    )
  }
}

const asJson = (house: HouseWords, rule: HouseRule): object => ({
  id: rule.id,
  name: nameOf(house, rule),
  editions: editionsWith(rule),
  options: rule.options.map(({ id }, nth) => ({ id, usual: nth === 0, text: sentenceOf(house, rule, id) })),
})
