import type { Game } from './game.ts'

/** Saves what was played; where that fails, only the player may give it up. */
export async function saveAtLast({ cli, book, asker }: Pick<Game, 'cli' | 'book' | 'asker'>): Promise<boolean> {
  const { files } = cli.words
  while (!book.save()) {
    const texts = [files.tryAgain, files.leaveUnsaved]
    const offers = texts.map((text, nth) => ({ text, detail: '', notation: ['again', 'leave'][nth] }))
    const title = files.cannotWrite(book.file)
    if ((await asker.ask({ title, offers, seat: 0, canUndo: false })) !== 0) return false
  }
  return true
}
