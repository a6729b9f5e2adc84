import '../testing/page.ts'
import { expect, test } from 'vitest'
import { lang, speak } from './index.ts'

test('the language that was wished for last is spoken, even if one before it comes later', async () => {
  await speak('en')
  const [dutch, english] = await Promise.all([speak('nl'), speak('en')])
  expect([dutch, english]).toEqual([false, true])
  expect(lang().code).toBe('en')
})
