import '../testing/page.ts'
import type { TableDoc } from '@machinami/wire'
import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import type { AtHand } from './far-messages.ts'

/** Where the page was led, and what it would do there. */
const came: { readonly to: string; readonly with: string }[] = []
Object.defineProperty(globalThis, 'location', {
  configurable: true,
  value: {
    get hash() {
      return ''
    },
    set hash(to: string) {
      came.push({ to, with: secretFor('after') })
    },
  },
})
const { holdSeat, secretFor } = await import('./my-tables.ts')
const { playAgain } = await import('./next-game.ts')

test('whoever wants to play again has their seat before they come to the next table', async () => {
  holdSeat('over', 'ours')
  const now = signal({ doc: { next: null } as TableDoc } as AtHand)
  const rematch = async () => {
    now.value = { ...now.value, doc: { next: 'after' } as TableDoc }
    return true
  }
  await playAgain({ id: 'over', now, do: rematch })
  expect(came).toEqual([{ to: '#/table/after', with: 'ours' }])
})
