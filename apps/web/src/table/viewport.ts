import { computed, signal } from '@preact/signals'
import { type Measures, measuresFor } from '../street/measures.ts'

const sizeNow = () => ({ width: document.documentElement.clientWidth, height: innerHeight })
const size = signal(sizeNow())

addEventListener('resize', () => {
  const now = sizeNow()
  if (now.width !== size.peek().width || now.height !== size.peek().height) size.value = now
})

/** What notices above the table take of its height. */
export const pushed = signal(0)

/** What stands above the whole table and takes of its height: somebody who explains. */
export const above = signal(0)

/** The places of everything, on this screen as it is now. */
export const measures = computed<Measures>(() =>
  measuresFor(size.value.width, size.value.height - above.value - pushed.value),
)
