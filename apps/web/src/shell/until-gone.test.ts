import { expect, test } from 'vitest'
import { untilGone } from './until-gone.ts'

test('what comes after somebody has turned to something else is not told', async () => {
  const heard: string[] = []
  const ears = (name: string) => ({ come: () => heard.push(`${name} came`), lost: () => heard.push(`${name} is lost`) })
  const turnAway = untilGone(Promise.resolve(), ears('the first'))
  turnAway()
  untilGone(Promise.resolve(), ears('the second'))
  untilGone(Promise.reject(new Error()), ears('the third'))
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(heard).toEqual(['the second came', 'the third is lost'])
})
