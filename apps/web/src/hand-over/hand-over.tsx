import type { Game } from '../game/game.ts'
import { HillTown } from '../pictures/hill-town.tsx'
import { Modal } from '../shell/modal.tsx'
import { FaceOf } from '../street/town.tsx'
import { words } from '../words/index.ts'
import './hand-over.css'

/** Before a secret choice on a shared screen: the device changes hands, and nothing secret shows. */
export function HandOver({ game }: { readonly game: Game }) {
  const t = words().handOver
  const seat = game.question.value?.seat ?? 0
  const name = game.info.seats[seat].name
  return (
    <Modal class="hand-over" label={t.title(name)}>
      <HillTown />
      <div class="paper" style={{ '--seat': `var(--seat-${seat})` }}>
        <FaceOf game={game} seat={seat} size={120} />
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
    </Modal>
  )
}
