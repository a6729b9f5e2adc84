import { useEffect, useRef, useState } from 'preact/hooks'
import type { Game } from '../game/game.ts'
import { recordFile } from '../game/record-file.ts'
import { words } from '../words/index.ts'

/** How long it is said that the record was copied, in milliseconds. */
const SAID = 3000

/** The record of a game, to be copied or kept as a file. */
export function RecordBox({ game }: { readonly game: Game }) {
  const t = words().end
  const [record, setRecord] = useState('')
  const calm = game.calm.value
  useEffect(() => void game.record().then(setRecord), [game, calm])
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  const copy = async () => {
    try {
      // Where a page did not come by https there is no clipboard at all.
      await navigator.clipboard.writeText(record)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  useEffect(() => {
    if (outcome !== 'copied') return
    const late = setTimeout(() => setOutcome(null), SAID)
    return () => clearTimeout(late)
  }, [outcome])
  return (
    <div class="record">
      <span class="display">{t.record}</span>
      <button type="button" class="button small" onClick={() => void copy()}>
        {outcome === 'copied' ? t.copied : t.copy}
      </button>
      <a
        class="button small"
        href={recordFile(record)}
        download={`machinami-${game.info.ruleset.edition}-${game.shown.value.turn}.txt`}
      >
        {t.download}
      </a>
      {outcome === 'refused' && <ToCopy record={record} />}
    </div>
  )
}

/** The record for whoever has to copy it by hand. */
function ToCopy({ record }: { readonly record: string }) {
  const t = words().end
  const text = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    text.current?.focus()
    text.current?.select()
  }, [])
  return (
    <>
      <p id="not-copied">{t.notCopied}</p>
      <textarea ref={text} readOnly rows={3} aria-label={t.record} aria-describedby="not-copied" value={record} />
    </>
  )
}
