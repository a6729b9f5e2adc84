import { useEffect, useRef } from 'preact/hooks'
import { FaceOf } from '../street/town.tsx'
import type { Game } from '../table/game.ts'
import { words } from '../words/index.ts'
import './hand-over.css'

/** Before a secret choice on a shared screen: the device changes hands, and nothing secret shows. */
export function HandOver({ game }: { readonly game: Game }) {
  const t = words().handOver
  const dialog = useRef<HTMLDialogElement>(null)
  const seat = game.question.value?.seat ?? 0
  const name = game.info.seats[seat].name
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} class="hand-over" aria-label={t.title(name)} onCancel={(event) => event.preventDefault()}>
      <div class="paper">
        <FaceOf game={game} seat={seat} size={84} />
        <h2>{t.title(name)}</h2>
        <p>{t.text}</p>
        <button
          type="button"
          class="button main big"
          onClick={() => {
            game.holder.value = seat
          }}
        >
          {t.ready(name)}
        </button>
      </div>
    </dialog>
  )
}
