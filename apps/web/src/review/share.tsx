import { isRefusal } from '@machinami/cards'
import { recordToJson } from '@machinami/engine'
import { formatAddress, gameCode } from '@machinami/link'
import { useMemo, useState } from 'preact/hooks'
import { StreetPicture } from '../pictures/street-picture.tsx'
import { textFile } from '../shell/copy.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { handOver } from '../shell/hand-over-file.ts'
import { useCopy } from '../shell/use-copy.ts'
import { explain } from '../words/explain.ts'
import { saidOnward } from './late-words.ts'
import { pngOf, shareSvg, squaresOf } from './share-picture.ts'
import { aboutOf, titleOf } from './title.ts'
import type { Viewing } from './viewing.ts'

/** More letters than any code that a phone reads holds. */
const MOST_IN_CODE = 2300

/** A whole game in a link: to send, to scan, to copy, as text and as a picture. */
export function ShareDialog({ viewing, onClose }: { readonly viewing: Viewing; readonly onClose: () => void }) {
  const t = saidOnward().share
  const { record } = viewing.source
  const [isHere, setHere] = useState(viewing.at.peek() < viewing.look.last)
  const code = useMemo(() => gameCode(record), [record])
  if (isRefusal(code))
    return (
      <Dialog title={t.title} onClose={onClose}>
        <p role="alert">{explain(code)}</p>
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
          {t.openHere(viewing.turn.value)}
        </label>
        <p class="soft">{t.all}</p>
        <ShareWays
          link={link}
          source={viewing.source}
          picture={() =>
            shareSvg(viewing, {
              ...{ title: titleOf(viewing), note: aboutOf(viewing), town },
              link: link.length > MOST_IN_CODE ? null : link,
            })
          }
        />
      </div>
    </Dialog>
  )
}

/** Send, copy, take along. */
function ShareWays(props: {
  readonly link: string
  readonly source: Viewing['source']
  readonly picture: () => string
}) {
  const t = saidOnward().share
  const { link, picture } = props
  const { text, record } = props.source
  const { outcome, copy } = useCopy(link)
  const copyOrLay = async () => {
    // Its text is selected as soon as it has the focus.
    if (!(await copy())) document.querySelector<HTMLElement>('.share-link')?.focus()
  }
  return (
    <div class="share-ways">
      <p role="status" class={outcome === 'refused' ? '' : 'unseen'}>
        {outcome === 'refused' ? t.notCopied : outcome === 'copied' ? t.copied : ''}
      </p>
      {'share' in navigator && (
        <button
          type="button"
          class="button main"
          onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
        >
          {t.send}
        </button>
      )}
      <button
        type="button"
        class={`button share-copy ${'share' in navigator ? '' : 'main'}`}
        onClick={() => void copyOrLay()}
      >
        {outcome === 'copied' ? t.copied : t.copy}
      </button>
      <a class="button" href={textFile(text)} download="machinami.txt">
        {t.file}
      </a>
      <a class="button" href={textFile(recordToJson(record))} download="machinami.json">
        JSON
      </a>
      <button type="button" class="button share-picture" onClick={() => void takePicture(picture())}>
        {t.picture}
      </button>
    </div>
  )
}

/** As a picture for everybody; where the browser paints none, as a drawing. */
async function takePicture(svg: string): Promise<void> {
  const png = await pngOf(svg)
  handOver(png ?? new Blob([svg], { type: 'image/svg+xml' }), png ? 'machinami.png' : 'machinami.svg')
}

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
  const { size, dark } = useMemo(() => squaresOf(text), [text])
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
