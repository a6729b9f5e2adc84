import { isRefusal } from '@machinami/cards'
import { explain } from '@machinami/lang'
import { formatAddress, gameCode } from '@machinami/link'
import { useMemo, useState } from 'preact/hooks'
import { encode } from 'uqr'
import { drawings } from '../pictures/drawings.ts'
import { StreetPicture, streetSvg } from '../pictures/street-picture.tsx'
import { textFile } from '../shell/copy.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { lang } from '../words/index.ts'
import type { Viewing } from './viewing.ts'
import { saidOnward } from './words.ts'

/** More letters than any code that a phone reads holds. */
const MOST_IN_CODE = 2300

/** A whole game in a link: to send, to scan, to copy, as text and as a picture. */
export function ShareDialog({ viewing, onClose }: { readonly viewing: Viewing; readonly onClose: () => void }) {
  const t = saidOnward().share
  const { record, text } = viewing.source
  const [isHere, setHere] = useState(viewing.at.peek() < viewing.look.last)
  const code = useMemo(() => gameCode(record), [record])
  const turn = viewing.look.turns[viewing.at.value].turn
  if (isRefusal(code))
    return (
      <Dialog title={t.title} onClose={onClose}>
        <p role="alert">{explain(lang(), code)}</p>
      </Dialog>
    )
  const address = formatAddress({ code, move: isHere ? viewing.at.value : null })
  const link = `${location.origin}${location.pathname}#/${address}`
  const town = townOf(viewing)
  return (
    <Dialog title={t.title} onClose={onClose}>
      <div class="share">
        <StreetPicture {...town} />
        {link.length > MOST_IN_CODE ? <p>{t.tooLong}</p> : <Code text={link} />}
        <ul class="share-facts">
          {[t.letters(link.length), t.offline, t.noServer].map((fact) => (
            <li key={fact}>✓ {fact}</li>
          ))}
        </ul>
        <textarea
          class="share-link"
          readOnly
          rows={3}
          aria-label={t.link}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <label class="share-here">
          <input type="checkbox" checked={isHere} onChange={(event) => setHere(event.currentTarget.checked)} />
          {t.openHere(turn)}
        </label>
        <p class="soft">{t.all}</p>
        <ShareWays link={link} text={text} picture={streetSvg(town, drawings.value)} />
      </div>
    </Dialog>
  )
}

/** Send, copy, take along. */
function ShareWays(props: { readonly link: string; readonly text: string; readonly picture: string }) {
  const t = saidOnward().share
  const { link, text, picture } = props
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <div class="share-ways">
      {'share' in navigator && (
        <button
          type="button"
          class="button main"
          onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
        >
          {t.send}
        </button>
      )}
      <button type="button" class={`button ${'share' in navigator ? '' : 'main'}`} onClick={() => void copy()}>
        {isCopied ? t.copied : t.copy}
      </button>
      <a class="button" href={textFile(text)} download="machinami.txt">
        {t.file}
      </a>
      <a class="button" href={pictureFile(picture)} download="machinami.svg">
        {t.picture}
      </a>
    </div>
  )
}

const pictureFile = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** The street of whoever is looked at, at the end. */
function townOf({ look, seat }: Viewing) {
  const { towns, winner } = look.viewAt(look.last)
  const { cards, sites } = towns[seat.value]
  return {
    cards: cards.map(({ id }) => id),
    landmarks: sites.filter(({ built }) => built).map(({ id }) => id),
    isNight: winner !== null && winner !== seat.value,
  }
}

function Code({ text }: { readonly text: string }) {
  const { data, size } = useMemo(() => encode(text, { ecc: 'L', border: 2 }), [text])
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      class="share-code"
      viewBox={`0 0 ${size} ${size}`}
      shape-rendering="crispEdges"
      role="img"
      aria-label={saidOnward().share.code}
    >
      <rect width={size} height={size} fill="#fffdf7" />
      <path d={dark} fill="#22314f" />
    </svg>
  )
}
