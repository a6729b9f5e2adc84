import { describe, expect, it } from 'vitest'
import { machinami } from './testing/terminal.ts'

const WRONG: readonly (readonly [line: string, sentence: string])[] = [
  ['plya', 'There is no command “plya”.'],
  ['help plya', 'There is no command “plya”.'],
  ['replay - --step', '“--step” and “-” cannot be used together.'],
  ['replay game.txt --step --json', '“--step” and “--json” cannot be used together.'],
  ['play --speed 3', 'There is no option “--speed” here.'],
  ['play --seed', 'The option “--seed” needs a value.'],
  ['replay', 'Something is missing: file.'],
  ['convert game.txt', 'Something is missing: --to.'],
  ['convert game.txt --to xml', '“xml” is not a choice for --to. Choose one of these: text, json.'],
  ['replay one two', 'That is more than this command takes.'],
  ['cards --lang fr', 'We do not speak “fr” yet. Choose one of these: en, nl, ja.'],
  ['cards --edition third', 'There is no edition “third”.'],
  ['play --edition third', 'There is no edition “third”. Choose one of these: base, harbor, row, both, two, legacy.'],
  ['play --players many', '“many” is not a number that works here. Wanted: 2-5.'],
  ['play --players 5 --edition legacy', 'The number of players cannot be 5. Players needed: 2-4.'],
  ['play --market rows', 'This edition has no market “rows”.'],
  ['play --order mine', 'There is no order of cards “mine”. Choose one of these: automatic, chosen.'],
  ['play --house free-lunch=yes', 'This edition has no house rule “free-lunch”.'],
  [
    'play --edition both --house sushi-bar-cost',
    'That house rule has no option “sushi-bar-cost=”. Choose one of these: 4, 2, 1.',
  ],
  ['play --seats Ann,bot:nobody', 'There is no bot “nobody”.'],
  ['play --seats ,', '“” cannot be a name. Number of characters: 1-24.'],
  ['play --seats Ann,,Bob', '“” cannot be a name.'],
  [`play --seats Ann,${'x'.repeat(25)}`, 'cannot be a name.'],
  ['play --seats Ann,=bot:random', '“” cannot be a name.'],
  ['play --seats Ann,Ann', '“Ann” cannot be used twice.'],
  ['play --seats Ann,ANN=bot:random', '“ANN” cannot be used twice.'],
  ['play --seats Ann,X=bot', 'There is no bot “bot”. Choose one of these: random'],
  ['play --seats Ann,bot', 'There is no bot “bot”.'],
  ['play --seats Ann,X=random2', 'There is no bot “random2”.'],
  ['play --seats Ann,Bob,Cleo,Dan,Eve,Fay', 'The number of players cannot be 6. Players needed: 2-5.'],
  ['play --seats Ann,Bob,Cleo,Dan,Eve --edition legacy', 'The number of players cannot be 5. Players needed: 2-4.'],
  ['play --seats Ann', 'The number of players cannot be 1.'],
  ['play --seats Ann,Bob --players 3', 'not for the same number of players (seats: 2, rules: 3).'],
  ['play --first 5', 'There is no seat “5” at this table. Choose one of these: 1-4, roll.'],
  ['sim --first dice', 'There is no seat “dice” at this table.'],
  ['play --seats A\u001b[31m,Bob', 'cannot be a name.'],
  [
    'play --edition both --house sushi-bar-cost=2 sushi-bar-cost=1',
    '“sushi-bar-cost” is chosen twice. Name each house rule once.',
  ],
  ['play --seed 12', '“12” is not a number that works here. Wanted: 32-128 hexadecimal digits.'],
  ['verify game.txt --commitment abc', '“abc” is not a number that works here. Wanted: 64 hexadecimal digits.'],
  ['sim --games 0', '“0” is not a number that works here.'],
  ['sim --games 01', '“01” is not a number that works here.'],
  ['play --players 03', '“03” is not a number that works here. Wanted: 2-5.'],
  ['bench --seconds 0x1', '“0x1” is not a number that works here.'],
  ['sim --games 1e3', '“1e3” is not a number that works here.'],
  ['sim --seed -1', '“-1” is not a number that works here.'],
  ['sim --threads 0', '“0” is not a number that works here.'],
  ['sim --bots random,nobody', 'There is no bot “nobody”.'],
  ['sim --bots random,random,random --players 2', 'The number of players cannot be 3. Players needed: 2.'],
  ['sim --json --csv', '“--json” and “--csv” cannot be used together.'],
  ['rules --edition third', 'There is no edition “third”. Choose one of these: base, harbor'],
  ['bench --seconds soon', '“soon” is not a number that works here.'],
  ['bench --rounds 0', '“0” is not a number that works here.'],
]

describe('wrong usage', () => {
  it.each(WRONG)('%s', async (line, sentence) => {
    const { code, out, err } = await machinami(line)
    expect(err).toContain(sentence)
    expect(code).toBe(2)
    expect(out).toBe('')
  })

  it('is told in the language asked for', async () => {
    expect((await machinami('play --edition third --lang nl')).err).toContain('We kennen geen uitgave ‘third’.')
    expect((await machinami('plya --lang nl')).err).toBe('✗ Er is geen opdracht ‘plya’.\n✗ Voor hulp: machinami help\n')
    expect((await machinami('sim --games x --lang=ja')).err).toContain('「x」')
    expect((await machinami('play --seats Ann,Ann --lang nl')).err).toContain('‘Ann’ kan geen twee keer')
    expect((await machinami('play --seats , --lang ja')).err).toContain('「」は名前にできません')
    expect((await machinami('cards --lang fr', { env: { LANG: 'nl_NL' } })).err).toContain('nl')
  })

  it('is to ask for nothing, which shows the help', async () => {
    expect(await machinami([])).toEqual({ ...(await machinami('help')), code: 2 })
  })
})
