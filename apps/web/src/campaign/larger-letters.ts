import { effect, signal } from '@preact/signals'
import { keep, recall } from '../store/storage.ts'

/** Whether stories are read in larger letters. */
export const largeLetters = signal(recall('campaign-letters') === 'large')

let isFirst = true
effect(() => {
  const size = largeLetters.value ? 'large' : 'usual'
  if (!isFirst) keep('campaign-letters', size)
  isFirst = false
})
