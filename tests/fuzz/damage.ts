import fc from 'fast-check'

/** Words of the notation, some right and some not, and noise. */
const word = fc.oneof(
  fc.constantFrom('p1', 'p2', 'p5', 'p6', 'p0', 'roll', 'reroll', 'keep', 'build', 'offer', 'want', 'hand', 'closed'),
  fc.constantFrom('pick', 'dice', 'draw', 'from', 'next', '>', 'gave', 'again', 'won', 'scored', 'turn', 'raised'),
  fc.constantFrom('+3', '-2', '+0', '-0', '+99999', 'built', 'received', 'reopened', 'revealed', 'stocked', 'shelved'),
  fc.constantFrom('mine', 'cafe', 'mk2-park', 'x-', '-x', 'Café', '1', '2', '7', '007', '1e3', '-1', '', ' '),
  fc.string({ maxLength: 6 }),
)
export const phrase = fc.array(word, { maxLength: 7 }).map((words) => words.join(' '))

/** A text with some places changed, cut out, doubled or swapped. */
export function damaged(text: string): fc.Arbitrary<string> {
  const place = fc.nat(text.length)
  const cut = fc.tuple(place, fc.nat(40)).map(([at, n]) => text.slice(0, at) + text.slice(at + n))
  const insert = fc
    .tuple(place, fc.oneof(phrase, fc.string({ maxLength: 4 })))
    .map(([at, s]) => text.slice(0, at) + s + text.slice(at))
  const replace = fc
    .tuple(place, fc.constantFrom(...Array.from('0123456789p,|>+-:"{}[]\n #')))
    .map(([at, s]) => text.slice(0, at) + s + text.slice(at + 1))
  const lines = text.split('\n')
  const move = fc
    .tuple(fc.nat(lines.length - 1), fc.nat(lines.length - 1))
    .map(([from, to]) => lines.toSpliced(to, 0, lines[from]).join('\n'))
  return fc.oneof(cut, insert, replace, move)
}
