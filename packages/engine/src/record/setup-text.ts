import { BY_ROLL, type HouseRules, type Setup } from '@machinami/cards'

/** `both players=4 market=ten order=chosen first=2 sushi-bar-cost=2` */
export function formatSetup(setup: Setup): string {
  const { edition, players, market, order, first, house = {} } = setup
  const fields = { players, market, order, first: firstText(first), ...house }
  const words = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
  return [edition, ...words].join(' ')
}

/** `2` for the second seat, `roll` where the highest roll begins. */
const firstText = (first: Setup['first']): string | undefined =>
  first === BY_ROLL ? 'roll' : first === undefined ? undefined : String(first + 1)

const parseFirst = (text: string): number => (text === 'roll' ? BY_ROLL : Number(text) - 1)

/** Reads it back; whether such a game exists is for `rulesetFor` to say. */
export function parseSetup(text: string): Setup | null {
  const [edition, ...words] = text.split(' ')
  const fields = new Map<string, string>()
  for (const word of words) {
    const [, name, value] = /^([a-z0-9-]+)=([a-z0-9-]+)$/.exec(word) ?? []
    if (name === undefined || fields.has(name)) return null
    fields.set(name, value)
  }
  const { players, market, order, first, ...house } = Object.fromEntries(fields)
  const setup = {
    edition,
    players: Number(players),
    ...(market === undefined ? {} : { market }),
    ...(order === undefined ? {} : { order }),
    ...(first === undefined ? {} : { first: parseFirst(first) }),
    ...(Object.keys(house).length === 0 ? {} : { house: house as HouseRules }),
  } as Setup
  return formatSetup(setup) === text ? setup : null
}
