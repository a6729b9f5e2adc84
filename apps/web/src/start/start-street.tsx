import { useEffect, useState } from 'preact/hooks'

/** A street to look at while deciding. It comes after the first paint, so that nobody waits for it. */
export function StartStreet() {
  const [markup, setMarkup] = useState('')
  useEffect(() => {
    void import('./street-picture.ts').then(async ({ streetPicture }) => setMarkup(await streetPicture()))
  }, [])
  return <div class="start-street" aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />
}
