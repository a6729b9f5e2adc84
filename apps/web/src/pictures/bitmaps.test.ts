import '../testing/page.ts'
import { expect, test, vi } from 'vitest'
import { bitmapOf, canMakeBitmaps } from './bitmaps.ts'

test('where no worker can be started drawings stay as they are', async () => {
  vi.stubGlobal('Worker', function Worker() {
    throw new Error('not here')
  })
  expect(await bitmapOf('<svg/>')).toBeNull()
  expect(canMakeBitmaps()).toBe(false)
})
