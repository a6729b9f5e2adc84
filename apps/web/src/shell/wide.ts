import { signal } from '@preact/signals'

const query = matchMedia('(min-width: 900px) and (min-height: 480px)')

/** Room for market, streets and log side by side. */
export const isWide = signal(query.matches)
query.addEventListener('change', () => {
  isWide.value = query.matches
})
