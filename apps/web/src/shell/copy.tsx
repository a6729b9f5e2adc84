import { useEffect, useRef } from 'preact/hooks'
import { aside } from '../words/aside.ts'
import { useCopy } from './use-copy.ts'

/** Takes a text with you: copied, or as a file. Where the browser does not copy, the text is laid out to be copied by hand. */
export function TakeAlong(props: { readonly text: string; readonly label: string; readonly file: string }) {
  const { text, label, file } = props
  const t = aside().end
  const { outcome, copy } = useCopy(text)
  return (
    <>
      <button type="button" class="button small" onClick={() => void copy()}>
        {outcome === 'copied' ? t.copied : t.copy}
      </button>
      <a class="button small" href={textFile(text)} download={file}>
        {t.download}
      </a>
      {outcome === 'refused' && <ToCopy text={text} label={label} />}
    </>
  )
}

/** The address of a text as a file to download. */
export const textFile = (text: string): string => `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`

/** The text for whoever has to copy it by hand. */
function ToCopy({ text, label }: { readonly text: string; readonly label: string }) {
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    area.current?.focus()
    area.current?.select()
  }, [])
  return (
    <>
      <p id="not-copied">{aside().end.notCopied}</p>
      <textarea ref={area} readOnly rows={3} aria-label={label} aria-describedby="not-copied" value={text} />
    </>
  )
}
