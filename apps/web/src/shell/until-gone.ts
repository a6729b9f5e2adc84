/**
 * Tells what comes of something, unless whoever waits has turned to something else; returns what says so, as an effect does:
 *
 *     useEffect(() => untilGone(streetOf(day), { come: setFound, lost: () => setFound('lost') }), [day])
 */
export function untilGone<T>(
  coming: Promise<T>,
  { come, lost }: { readonly come: (found: T) => void; readonly lost: () => void },
): () => void {
  let isGone = false
  coming.then(
    (found) => isGone || come(found),
    () => isGone || lost(),
  )
  return () => {
    isGone = true
  }
}
