import type { SeatDoc } from '@machinami/wire'
import { beforeEach, expect, test } from 'vitest'
import { facesOf } from '../bots/who.ts'

const person = (look: { colour?: string; face?: string } = {}): SeatDoc => ({ is: 'person', name: 'Ann', look })
const FREE: SeatDoc = { is: 'free' }
let looks: typeof import('./looks.ts')

beforeEach(async () => {
  looks = await import('./looks.ts')
})

test('no two have one colour: wishes first, whoever sat down first before the others', () => {
  expect(looks.coloursAt([person(), person({ colour: 'red' }), FREE])).toEqual(['blue', 'red', 'green'])
  expect(looks.coloursAt([person({ colour: 'gold' }), person({ colour: 'gold' })])).toEqual(['gold', 'blue'])
  expect(looks.coloursAt([person({ colour: 'constructor' }), person()])).toEqual(['red', 'blue'])
})

test('no two have one face; bots keep theirs, and words that are no face change nothing', () => {
  const bot: SeatDoc = { is: 'bot', name: 'Pia', bot: 'planner' }
  expect(looks.facesAt([person(), person({ face: 'tanuki' }), bot])).toEqual(['cat', 'tanuki', 'fox'])
  expect(looks.facesAt([person({ face: 'fox' }), bot])).toEqual(['tanuki', 'fox'])
  expect(facesOf([{ bot: 'planner' }, { bot: 'planner' }])[0]).toBe('fox')
})
