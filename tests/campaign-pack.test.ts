import { describe, expect, it } from 'vitest'
import { filesOf, packNames } from './campaign/packs.ts'
import { changed, faultsIn, type Slip, tiny, without } from './campaign/slips.ts'

describe('packs', () => {
  it.each(packNames())('%s has no fault', (name) => {
    expect(faultsIn(filesOf(name))).toEqual([])
  })
})

const SLIPS: readonly Slip[] = [
  ['a file is missing', without('names.json'), { code: 'no-file', file: 'names.json' }],
  ['a file is no JSON', changed('deck.json', '[', '['.repeat(2)), { code: 'not-json', file: 'deck.json' }],
  [
    'a record nobody knows',
    changed('deck.json', '"record": "tune"', '"record": "song"'),
    { code: 'bad-field', file: 'deck.json', place: '[3].record' },
  ],
  [
    'a language called as something of JavaScript',
    changed('pack.json', '"en"', '"constructor"'),
    { code: 'bad-field', file: 'pack.json' },
  ],
  ['a card of no kind', changed('cards.json', '"kind":', '"kin":'), { code: 'bad-field', file: 'cards.json' }],
  ['a field too much', changed('deck.json', '"n": 1,', '"n": 1, "lid": 2,'), { code: 'bad-field', place: '[11].lid' }],
  [
    'words before the first id',
    changed('text/en.md', '# reference-1', 'Hello\n\n# reference-1'),
    { code: 'bad-text-file', file: 'text/en.md', line: 3 },
  ],
  ['an id used twice', changed('text/en.md', '# stop-2', '# stop-1'), { code: 'same-id', file: 'text/en.md' }],
  [
    'a card that does not exist',
    changed('deck.json', '"card": "tiny-kite-hill"', '"card": "tiny-kite"'),
    { code: 'unknown-card', place: '[8].B.card', what: 'tiny-kite' },
  ],
  [
    'a card of the wrong kind',
    changed('deck.json', '"card": "tiny-kite-hill"', '"card": "tiny-lamp-stairs"'),
    { code: 'bad-field', place: '[8].B.card' },
  ],
  [
    'a choice nobody made',
    changed('deck.json', '"choice": "pair-1"', '"choice": "pair-2"'),
    { code: 'unknown-choice', place: '[10].choice' },
  ],
  [
    'a case that is missing',
    changed('deck.json', '"B": [{', '"C": [{'),
    { code: 'unknown-option', place: '[10].cases.C' },
  ],
  [
    'a number nobody was asked',
    changed('deck.json', '"ask": "oil"', '"ask": "water"'),
    { code: 'unknown-choice', place: '[13].rules' },
  ],
  [
    'a rule that is read later',
    changed('deck.json', '"card": "tiny-lemonade-stand"', '"card": "tiny-lemonade-stand", "needs": "lamp-oil"'),
    { code: 'unread', place: '[7].needs', what: 'lamp-oil' },
  ],
  [
    'a card that speaks of one read later',
    changed(
      'cards.json',
      '{ "verb": "gain", "amount": 2 }',
      '{ "verb": "gain", "amount": 2, "if": { "has": "tiny-lamp-stairs" } }',
    ),
    { code: 'unread', place: '[7].card', what: 'tiny-lamp-stairs' },
  ],
  [
    'a rule that only one way leads past',
    changed(
      'deck.json',
      '[{ "record": "story", "id": "opening-2-fish", "sides": 1 }]',
      '[{ "record": "story", "id": "opening-2-fish", "sides": 1 }, { "record": "rule", "id": "salt" }], "C": [{ "record": "archive", "rule": "salt" }]',
    ),
    { code: 'unread', place: '[10].cases.C[0].rule', what: 'salt' },
  ],
  [
    'a letter out of order',
    changed('deck.json', '"letter": "D"', '"letter": "E"'),
    { code: 'wrong-letter', what: 'E', wanted: 'D' },
  ],
  [
    'a game too many on the lid',
    changed('pack.json', '"games": 2', '"games": 3'),
    { code: 'wrong-count', file: 'pack.json', wanted: '2' },
  ],
  [
    'no five cards after a game',
    changed('deck.json', /\{ "record": "pair".*\n/, ''),
    { code: 'wrong-order', wanted: 'pair' },
  ],
  [
    'no landmark before a game',
    changed('deck.json', /\{ "record": "landmark".*\n/, ''),
    { code: 'wrong-count', what: 'landmark: 0' },
  ],
  [
    'a text that is missing in one language',
    changed('text/nl.md', '# oil', '# olie'),
    { code: 'no-text', file: 'text/nl.md', what: 'oil' },
  ],
  [
    'a text nobody reads',
    changed('text/nl.md', '# oil', '# olie'),
    { code: 'never-used', file: 'text/nl.md', what: 'olie' },
  ],
  [
    'a name that is missing',
    changed('names.json', /, "ja": "魚屋台"/, ''),
    { code: 'no-name', place: 'tiny-fish-stall.ja' },
  ],
  ['a picture that is missing', without('art/box-1.svg'), { code: 'no-picture', file: 'art/box-1.svg' }],
  [
    'a net that is missing',
    changed('deck.json', '"id": "stop-4"', '"id": "stop-4", "net": "game-2"'),
    { code: 'no-file', file: 'nets/game-2.txt' },
  ],
  ['a net nobody uses', { ...tiny, 'nets/game-9.txt': 'AAAA' }, { code: 'never-used', file: 'nets/game-9.txt' }],
  [
    'a story that is too short',
    changed('text/en.md', /So nothing is repaired[\s\S]*It purrs\./, 'It purrs.'),
    { code: 'too-short', file: 'text/en.md', what: 'closing-2.b: 2' },
  ],
  [
    'a rule that is too long',
    changed('text/nl.md', '## Lampolie', `## Lampolie\n${'lang '.repeat(80)}`),
    { code: 'too-long', what: 'lamp-oil: 110' },
  ],
  [
    'a blank nobody can fill',
    changed('text/en.md', 'It purrs.', 'It purrs for {cat}.'),
    { code: 'bad-text-file', what: '{cat}' },
  ],
  [
    'rules no game can be played by, at the row they come from',
    changed('cards.json', '"on": [3]', '"on": []'),
    { code: 'unplayable', file: 'cards.json', place: 'tiny-kite-hill' },
  ],
  [
    'a field no card has, at its row',
    changed('cards.json', '"on": [3]', '"on": [3], "colour": "blue"'),
    { code: 'bad-field', file: 'cards.json', place: 'tiny-kite-hill.colour' },
  ],
  [
    'a field no ruleset has, at the record that sets it',
    changed('deck.json', '"rules": { "startCoins"', '"rules": { "starCoins"'),
    { code: 'unplayable', file: 'deck.json', place: '[13]' },
  ],
  [
    'free play that cannot be played',
    changed('deck.json', '"rules": { "dice": 2 }', '"rules": { "dice": 9 }'),
    { code: 'unplayable', place: '[21]' },
  ],
  [
    'a lid without a title in one language',
    changed('pack.json', '"nl": "De lamp die knipoogt",', ''),
    { code: 'no-text', file: 'pack.json', place: 'title.nl' },
  ],
  [
    'a story in a language the pack has not',
    changed('pack.json', '"storyIn": ["en", "nl"]', '"storyIn": ["en", "fr"]'),
    { code: 'bad-field', file: 'pack.json', place: 'storyIn[1]' },
  ],
  [
    'a colour for two towns',
    changed('pack.json', '"green", "red"', '"green", "green"'),
    { code: 'same-id', file: 'pack.json', place: 'colours[2]' },
  ],
  [
    'a question without an answer',
    changed('deck.json', '"from": 3, "to": 6', '"from": 6, "to": 3'),
    { code: 'bad-field', place: '[12].number', what: '6-3' },
  ],
  [
    'fewer numbers than towns that must have different ones',
    changed('deck.json', '"from": 3, "to": 6', '"from": 3, "to": 5, "different": true'),
    { code: 'bad-field', place: '[12].number', wanted: '4' },
  ],
  [
    'what no bot can answer',
    changed('deck.json', '"number": { "from": 3, "to": 6 }', '"options": ["oil", "oil"], "bots": ["tar"]'),
    { code: 'unknown-option', place: '[12].bots[0]' },
  ],
  [
    'an option offered twice',
    changed('deck.json', '"number": { "from": 3, "to": 6 }', '"options": ["oil", "oil"]'),
    { code: 'same-id', place: '[12].options[1]' },
  ],
  [
    'the same face on both sides',
    changed('deck.json', '"B": { "card": "tiny-kite-hill" }', '"B": { "card": "tiny-fish-stall" }'),
    { code: 'same-id', place: '[8].B.card' },
  ],
  [
    'an end in the middle',
    changed('deck.json', '{ "record": "reference"', '{ "record": "end" }, { "record": "reference"'),
    { code: 'wrong-order', place: '[15]', what: 'end' },
  ],
  [
    'a game nobody signs for',
    changed('deck.json', '"steps": ["register", ', '"steps": ["bank", '),
    { code: 'wrong-count', place: '[20]', wanted: 'register' },
  ],
  [
    'a step done twice',
    changed('deck.json', '"steps": ["register", ', '"steps": ["register", "register", '),
    { code: 'wrong-count', place: '[20]', what: 'register' },
  ],
  [
    'a picture that is no drawing',
    { ...tiny, 'art/box-1.svg': '<image href="x"/>' },
    { code: 'bad-picture', file: 'art/box-1.svg' },
  ],
]

it('faults of words are told together with those of other files', () => {
  const files = { ...changed('text/nl.md', '# oil', '# reference-1'), 'names.json': '{' }
  expect(faultsIn(files).map(({ code, file }) => [code, file])).toEqual([
    ['not-json', 'names.json'],
    ['same-id', 'text/nl.md'],
  ])
})

it('a case may hold nothing', () => {
  const files = changed('deck.json', '[{ "record": "story", "id": "opening-2-kites", "sides": 1 }]', '[]')
  expect(faultsIn(files).filter(({ code }) => code !== 'never-used')).toEqual([])
})

describe('a pack is told', () => {
  it.each(SLIPS)('%s', (_, files, fault) => {
    expect(faultsIn(files)).toContainEqual(expect.objectContaining(fault))
  })
})
