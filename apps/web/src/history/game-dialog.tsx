import { useEffect, useState } from 'preact/hooks'
import { textFile } from '../shell/copy.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { linkTo } from '../shell/router.ts'
import { isNotKept } from '../store/database.ts'
import { type ListedGame, nameGame, readSave } from '../store/games.ts'
import type { HistoryWords } from '../words/history-words.ts'
import { titleOf } from './told.ts'
import '../theme/fields.css'

const LONGEST_TITLE = 40

/** What can be done with one game: go on or look, name it, take it along, erase it. */
export function GameDialog(props: {
  readonly game: ListedGame
  readonly t: HistoryWords
  readonly onErase: () => void
  readonly onClose: () => void
}) {
  const { game, t } = props
  const [record, setRecord] = useState('')
  const [title, setTitle] = useState(game.title)
  useEffect(() => {
    void readSave(game.key).then((save) => setRecord(save && !isNotKept(save) ? save.record : ''))
  }, [game.key])
  const name = (text: string) => {
    const short = text.slice(0, LONGEST_TITLE)
    setTitle(short)
    void nameGame(game.key, short.trim())
  }
  return (
    <Dialog title={titleOf(game)} onClose={props.onClose}>
      <div class="game-more">
        <div class="field">
          <label for="game-title">{t.name}</label>
          <input
            id="game-title"
            type="text"
            value={title}
            placeholder={t.nameHint}
            maxLength={LONGEST_TITLE}
            onInput={(event) => name(event.currentTarget.value)}
          />
        </div>
        {!game.unreadable && (
          <>
            {!game.over && game.people.length > 0 && (
              <a class="button main" href={linkTo('play', game.key)}>
                {t.goOn}
              </a>
            )}
            <a class={`button ${game.over ? 'main' : ''}`} href={linkTo('review', game.key)}>
              {game.over ? t.review : t.look}
            </a>
          </>
        )}
        <a class="button" href={textFile(record)} download={`machinami-${game.edition || 'game'}-${game.turn}.txt`}>
          {t.record}
        </a>
        <button type="button" class="button erase" onClick={props.onErase}>
          {t.erase}
        </button>
      </div>
    </Dialog>
  )
}
