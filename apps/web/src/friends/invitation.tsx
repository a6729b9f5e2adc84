import { useEffect, useState } from 'preact/hooks'
import { encode } from 'uqr'
import { Glyph } from '../shell/glyph.tsx'
import { linkTo } from '../shell/router.ts'
import { useCopy } from '../shell/use-copy.ts'
import type { FriendsWords } from '../words/friends-words.ts'
import { addressForOthers, SERVER } from './server.ts'

/** The address of a table. Nothing in it is secret: who may do what there is decided by each visitor's own browser. */
const addressOf = (server: string, table: string): string =>
  `${server.replace(/\/$/, '')}${location.pathname}${linkTo('table', table)}`

/** How others find this table: a code to say, a picture to scan, a link to send. */
export function Invitation(props: { readonly t: FriendsWords; readonly table: string; readonly code: string }) {
  const { t, table, code } = props
  const server = useAddressForOthers()
  const address = addressOf(server ?? SERVER, table)
  const [first, second, digits] = code.split('-')
  const { outcome, copy } = useCopy(address)
  return (
    <>
      <section class="paper invitation">
        <p class="to-say">
          <span class="soft">{t.sayCode}</span>
          <strong class="display" translate={false}>
            {first}
            <br />
            {second} {digits}
          </strong>
          <span class="soft">{t.orScan}</span>
        </p>
        <Scan text={address} label={t.orScan} />
      </section>
      <p class="send">
        {'share' in navigator && (
          <button
            type="button"
            class="button"
            // Whoever thinks better of it has not failed.
            onClick={() => void navigator.share({ text: t.inviteText(code), url: address }).catch(() => undefined)}
          >
            <Glyph name="share" />
            {t.send}
          </button>
        )}
        <button type="button" class="button" onClick={() => void copy()}>
          <Glyph name="cards" />
          {outcome === 'copied' ? t.copied : t.copy}
        </button>
      </p>
      {server === null && <p class="soft">{t.onlyHere}</p>}
      {outcome === 'refused' && (
        <input class="by-hand" readOnly aria-label={t.send} value={address} ref={(field) => field?.select()} />
      )}
    </>
  )
}

/** What leads others here; null where nothing does. */
function useAddressForOthers(): string | null {
  const [server, setServer] = useState<string | null>(SERVER)
  useEffect(() => {
    void addressForOthers().then(setServer)
  }, [])
  return server
}

function Scan({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg class="scan" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path d={dark.join('')} />
    </svg>
  )
}
