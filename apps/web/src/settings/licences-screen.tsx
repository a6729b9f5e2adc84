import { useEffect, useState } from 'preact/hooks'
import { Coming } from '../shell/coming.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { around } from '../words/around.ts'
import '../shell/fold.css'
import './licences.css'

interface Part {
  readonly name: string
  readonly address: string
  readonly terms: string
}

/** Parts stand below each other in the file that is shipped: a name, an address, an empty line and the terms. */
const partIn = (text: string): Part => {
  const [name, address, , ...terms] = text.trim().split('\n')
  return { name, address, terms: terms.join('\n') }
}
const parseLicences = (text: string): Part[] => text.split(/^=+$/m).map(partIn)

function useLicences(): readonly Part[] {
  const [parts, setParts] = useState<readonly Part[]>([])
  const [failed, setFailed] = useState<unknown>(null)
  useEffect(() => {
    fetch('./licences.txt')
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status)))))
      .then((text) => setParts(parseLicences(text)), setFailed)
  }, [])
  if (failed) throw failed
  return parts
}

/** Whose work is shipped with this page: what the build found in it. */
export default function LicencesScreen() {
  const t = around().licences
  const parts = useLicences()
  if (parts.length === 0) return <Coming />
  return (
    <main class="page licences">
      <PageHead title={t.title} />
      <p>{t.text}</p>
      {parts.map(({ name, address, terms }) => (
        <details class="fold" key={name} lang="en">
          <summary>{name}</summary>
          {address !== '' && (
            <p>
              <a href={address}>{address}</a>
            </p>
          )}
          <p class="terms">{terms}</p>
        </details>
      ))}
    </main>
  )
}
