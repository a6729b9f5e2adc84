import { signal } from '@preact/signals'

function matching(media: string) {
  const query = matchMedia(media)
  const now = signal(query.matches)
  query.addEventListener('change', () => {
    now.value = query.matches
  })
  return now
}

/** Room for market, streets and log side by side. */
export const isWide = matching('(min-width: 900px) and (min-height: 480px)')

/** As narrow as a phone held upright. */
export const isNarrow = matching('(max-width: 599px)')
