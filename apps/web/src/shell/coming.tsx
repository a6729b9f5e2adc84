import { useHeading } from './heading.ts'

/** A place for whoever has left one screen and waits for the next. */
export function Coming() {
  const place = useHeading<HTMLElement>()
  return <main ref={place} class="page" aria-busy="true" tabIndex={-1} />
}
