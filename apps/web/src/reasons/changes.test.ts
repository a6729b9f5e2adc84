import type { Reason } from '@machinami/bots'
import { loadLang } from '@machinami/lang'
import { expect, test } from 'vitest'
import { aside } from '../words/en/aside.ts'
import { changesOf } from './changes.ts'

const lang = await loadLang('en')
const pass = (tempo: number): Reason => ({
  move: 0,
  answer: { kind: 'pass' },
  chance: 0.4,
  wins: false,
  income: 0,
  tempo,
  denial: 0,
  goal: 0,
  later: false,
})
const said = (reason: Reason, payer: string | null = null) => changesOf(reason, lang, aside.reasons, payer)

test('passing keeps the coins where it changes nothing', () => {
  expect(said(pass(0))).toEqual(['keeps all coins for later'])
})

test('what passing does change is said instead', () => {
  expect(said(pass(-2))).toEqual([lang.advice.tempo(-2)])
})

test('a building that pays for building nothing is named first', () => {
  expect(said(pass(0), 'Airport')).toEqual(['the Airport pays you for building nothing'])
  expect(said(pass(-2), 'Airport')).toEqual(['the Airport pays you for building nothing', lang.advice.tempo(-2)])
})

test('another answer that changes nothing says so', () => {
  expect(said({ ...pass(0), answer: { kind: 'build', card: 'ranch' } }, 'Airport')).toEqual([lang.advice.nothing])
})

test('an answer that wins the game says nothing else', () => {
  expect(said({ ...pass(-1), wins: true, answer: { kind: 'build', card: 'amusement-park' } })).toEqual([
    'wins the game',
  ])
})
