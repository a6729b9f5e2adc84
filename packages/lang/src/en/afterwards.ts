import type { Afterwards } from '../lang.ts'

const IRREGULAR = new Map([
  ['build', 'built'],
  ['choose', 'chose'],
  ['get', 'got'],
  ['give', 'gave'],
  ['goes', 'went'],
  ['hang', 'hung'],
  ['is', 'was'],
  ['keep', 'kept'],
  ['leave', 'left'],
  ['let', 'let'],
  ['pay', 'paid'],
  ['put', 'put'],
  ['take', 'took'],
  ['throw', 'threw'],
  ['win', 'won'],
])

export const afterwards: Afterwards = (verb) => IRREGULAR.get(verb) ?? `${verb}${verb.endsWith('e') ? 'd' : 'ed'}`
