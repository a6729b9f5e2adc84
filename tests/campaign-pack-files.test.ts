import { describe, expect, it } from 'vitest'
import { changed, faultsIn, type Slip, tiny, without } from './campaign/slips.ts'

const END_WITHOUT_COMMUNITY =
  '{ "record": "end-of-game", "steps": ["register", "archive-landmark", "town-square", "pair", "bank"] }'

const SLIPS: readonly Slip[] = [
  [
    'a row without a number, at its row',
    changed('cards.json', '"on": [3],', ''),
    { code: 'bad-field', file: 'cards.json', place: 'tiny-kite-hill.on' },
  ],
  [
    'a price that no deck overrides in the row of a community landmark',
    changed('cards.json', '"cost": 24', '"cost": "dear"'),
    { code: 'bad-field', file: 'cards.json', place: 'tiny-long-bench.cost' },
  ],
  [
    'a verb nobody knows',
    changed('cards.json', '"verb": "take"', '"verb": "steal"'),
    { code: 'bad-field', file: 'cards.json', place: 'tiny-fish-stall.does[0].verb' },
  ],
  [
    'a power nobody knows that all landmarks would have',
    changed('deck.json', '"adds": ["tiny-lantern"]', '"adds": ["tiny-lantern"], "powers": [{ "power": "fly" }]'),
    { code: 'bad-field', file: 'deck.json', place: '[13].powers[0].power' },
  ],
  [
    'a field that stands there twice',
    changed('deck.json', '"id": "tiny-lantern", "count": 4', '"id": "tiny-lantern", "count": 4, "count": 5'),
    { code: 'same-id', file: 'deck.json', line: 47, what: 'count' },
  ],
  [
    'where a file stops being JSON',
    changed('names.json', '"Fish Stall",', '"Fish Stall"'),
    { code: 'not-json', file: 'names.json', line: 7 },
  ],
  [
    'lists deeper than anybody looks',
    changed('deck.json', '"adds": ["tiny-lantern"]', `"town": { "home": ${'['.repeat(9999)}${']'.repeat(9999)} }`),
    { code: 'bad-field', file: 'deck.json', line: 56 },
  ],
  [
    'a name that no card has room for',
    changed('names.json', '"Fish Stall"', `"${'Fish '.repeat(12)}Stall"`),
    { code: 'bad-field', file: 'names.json', place: 'tiny-fish-stall.en' },
  ],
  [
    'a title that a terminal would obey',
    changed('pack.json', '"en": "', '"en": "\\u001b[2J'),
    { code: 'bad-field', file: 'pack.json', place: 'title.en' },
  ],
  [
    'a text that would be read backwards',
    changed('text/en.md', 'It purrs.', 'It \u202epurrs.'),
    { code: 'bad-text-file', file: 'text/en.md', wanted: 'UTF-8' },
  ],
  [
    'letters that were lost in another encoding',
    changed('text/nl.md', 'Hij spint.', 'Hij sp\uFFFDnt.'),
    { code: 'bad-text-file', file: 'text/nl.md', what: '\uFFFDnt.' },
  ],
  [
    'a text in a language that is not on the lid',
    { ...tiny, 'text/fr.md': '# oil\n\nCombien?' },
    { code: 'never-used', file: 'text/fr.md' },
  ],
  ['a picture whose name is none', { ...tiny, 'art/Box 1.svg': '<g/>' }, { code: 'never-used', file: 'art/Box 1.svg' }],
  [
    'a landmark that lies there already',
    changed('deck.json', '"card": "tiny-lamp-stairs"', '"card": "legacy-forge"'),
    { code: 'same-id', place: '[16].card', what: 'legacy-forge' },
  ],
  [
    'a face that lies in the supply already',
    changed('deck.json', '"card": "tiny-fish-stall"', '"card": "legacy-bakery"'),
    { code: 'same-id', place: '[8].A.card', what: 'legacy-bakery' },
  ],
  [
    'a question to the winner when nobody has won',
    changed(
      'deck.json',
      '{ "record": "story", "id": "opening-1" }',
      '{ "record": "ask", "id": "oil-2", "of": "winner" }',
    ),
    { code: 'wrong-order', place: '[2]', wanted: 'stop' },
  ],
  [
    'a town square card that no step draws',
    changed(
      'deck.json',
      '{ "record": "reference", "id": "reference-2" }',
      '{ "record": "town-square", "card": "tiny-lemonade-stand" }',
    ),
    { code: 'wrong-order', place: '[15]', what: 'town-square' },
  ],
  [
    'a community landmark that nobody puts away before the next',
    changed('deck.json', '{ "record": "end-of-game" }', END_WITHOUT_COMMUNITY),
    { code: 'wrong-count', place: '[6]', wanted: 'archive-community' },
  ],
  [
    'a note no bell has',
    changed('deck.json', '"given": [3, 5]', '"given": [3, 13]'),
    { code: 'bad-field', place: '[3].given[1]', what: '13', wanted: '1-12' },
  ],
  [
    'a note that is none',
    changed('deck.json', '"C4", "D4"', '"do", "re"'),
    { code: 'bad-field', place: '[3].scale[0]' },
  ],
  [
    'a value for one side alone',
    changed('deck.json', '{ "from": "number", "ask": "oil" }', '{ "from": "choice", "choice": "pair-1", "A": 3 }'),
    { code: 'unknown-option', place: '[13].rules', what: 'B' },
  ],
  [
    'a game that cannot be won, at its place',
    changed('deck.json', '"slots": [5, 15, 25]', '"slots": [5, 15]'),
    { code: 'unplayable', file: 'deck.json', place: '[4]' },
  ],
]

describe('a pack is told', () => {
  it.each(SLIPS)('%s', (_, files, fault) => {
    expect(faultsIn(files)).toContainEqual(expect.objectContaining(fault))
  })
})

it('slips in rows, names and texts are told together with those of the deck', () => {
  const files = {
    ...changed('deck.json', '"letter": "D"', '"letter": "E"'),
    'cards.json': tiny['cards.json'].replace('"on": [3]', '"on": [99]'),
    'names.json': tiny['names.json'].replace('"Fish Stall"', '""'),
    'text/nl.md': tiny['text/nl.md'].replace('# oil', '# reference-1'),
  }
  expect(faultsIn(files).map(({ code, file }) => `${file} ${code}`)).toEqual(
    expect.arrayContaining([
      'text/nl.md same-id',
      'cards.json bad-field',
      'names.json bad-field',
      'deck.json wrong-letter',
      'text/nl.md no-text',
    ]),
  )
})

it('a file that is missing, or no text, is told once and not for every text in it', () => {
  expect(faultsIn(without('text/nl.md'))).toEqual([{ code: 'no-file', file: 'text/nl.md' }])
  expect(faultsIn({ ...tiny, 'text/nl.md': '\0#\0 \0' })).toEqual([
    { code: 'bad-text-file', file: 'text/nl.md', line: 1, wanted: 'UTF-8' },
  ])
})

it('files of another system are read as they are', () => {
  const files = Object.fromEntries(
    Object.entries(tiny).map(([path, text]) => [path, `\uFEFF${text.replaceAll('\n', '\r\n')}`]),
  )
  expect(faultsIn(files)).toEqual([])
})
