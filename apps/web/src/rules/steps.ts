/** What stands beside the steps of a turn, in the order of the rule book's three games. */
interface Game {
  readonly game: 'base' | 'two' | 'legacy'
  /** By step: buildings, dice or a coin. */
  readonly pictures: readonly (readonly string[])[]
  readonly lesson?: string
}

export const STEPS: readonly Game[] = [
  {
    game: 'base',
    pictures: [['dice'], ['cafe', 'ranch'], ['bakery', 'stadium'], ['coin', 'train-station'], ['radio-tower']],
    lesson: 'base',
  },
  {
    game: 'two',
    pictures: [
      ['mk2-vineyard', 'mk2-bakery'],
      ['dice'],
      ['mk2-cafe', 'mk2-flower-garden'],
      ['coin', 'mk2-forest'],
      ['mk2-temple'],
    ],
    lesson: 'two',
  },
  {
    game: 'legacy',
    pictures: [
      ['dice'],
      ['legacy-forge'],
      ['legacy-wheat-field', 'legacy-bakery'],
      ['coin', 'legacy-fountain'],
      ['legacy-observatory'],
    ],
  },
]
