import { LONGEST_NAME } from '@machinami/engine'
import { LANG_CODES } from '@machinami/lang'
import { expect, test } from 'vitest'
import { en } from './en/index.ts'
import { LOADERS } from './index.ts'
import { ja } from './ja/index.ts'
import { asKept, BOT_NAMES, MOST_LETTERS, namesOf, ownName, seatedBy, withinRoom } from './names.ts'
import { nl } from './nl/index.ts'

const bot = (name: string) => ({ name, bot: 'planner' })
const person = (name = '') => ({ name })

test('one person without a name is "you", in the language of the moment', () => {
  const seats = [person(), bot('Hana'), bot('Mei')]
  expect(namesOf(seats, en)).toEqual(['You', 'Hana', 'Mei'])
  expect(namesOf(seats, nl)).toEqual(['Jij', 'Hana', 'Mei'])
  expect(namesOf(seats, ja)).toEqual(['あなた', 'ハナ', 'メイ'])
})

test('several people without a name are counted', () => {
  const seats = [person(), bot('Hana'), person(), person('Ann')]
  expect(namesOf(seats, en)).toEqual(['Player 1', 'Hana', 'Player 2', 'Ann'])
  expect(namesOf(seats, nl)).toEqual(['Speler 1', 'Hana', 'Speler 2', 'Ann'])
  expect(namesOf(seats, ja)).toEqual(['プレイヤー1', 'ハナ', 'プレイヤー2', 'Ann'])
})

test('what any language calls somebody without a name is not a name of theirs', async () => {
  for (const code of LANG_CODES) {
    const { names } = await LOADERS[code]()
    for (const name of [names.you, names.player(2), names.seat(5)]) {
      expect(ownName(person(name))).toBe('')
      expect(ownName(bot(name))).toBe(name)
    }
  }
  expect(ownName(person('Youri'))).toBe('Youri')
  expect(asKept([person('Jij'), bot('Kenji')])).toEqual([person(), bot('Kenji')])
})

test('an old record of a shared screen is read with sensible names', () => {
  expect(namesOf([person('You'), person('Ben')], en)).toEqual(['Player 1', 'Ben'])
})

test('a bot’s name goes with the bot', () => {
  const seats = [person(), bot('Hana')]
  expect(seatedBy(seats, seats[1], undefined)).toEqual(person())
  expect(seatedBy(seats, seats[0], 'expert')).toEqual({ name: 'Kenji', bot: 'expert' })
  expect(seatedBy(seats, person('Ann'), 'expert')).toEqual({ name: 'Ann', bot: 'expert' })
})

test('every language writes every bot’s name', () => {
  for (const words of [en, nl, ja])
    expect(namesOf(BOT_NAMES.map(bot), words)).toEqual(BOT_NAMES.map((name) => words.botNames[name]))
})

test('a name is as long as a record allows, and no letter of it is cut in two', () => {
  expect(MOST_LETTERS).toBe(LONGEST_NAME)
  expect(withinRoom('Youssef El Amrani')).toBe('Youssef El Amrani')
  expect(withinRoom('Wilhelmina Antoinette van den Berg')).toBe('Wilhelmina Antoinette va')
  const family = '\u{1F469}\u200D\u{1F467}'
  expect(withinRoom(`${family.repeat(4)}Mei`)).toBe(`${family.repeat(4)}Mei`)
  expect(withinRoom(family.repeat(6))).toBe(family.repeat(4))
  // A record with a tab in a name could not be opened again.
  expect(withinRoom('Ann\tB')).toBe('Ann B')
})
