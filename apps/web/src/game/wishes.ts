import type { Question } from '@machinami/table'

/** The order in which somebody wants their cards to act, as far as it has not been asked yet. */
export class Wishes {
  private cards: readonly string[] = []

  make(cards: readonly string[]): void {
    this.cards = cards
  }

  /** How the order that was given answers this question; what it does not answer it answers no more. */
  answer(asked: Question | undefined): number | null {
    const [card, ...rest] = this.cards
    const wish = asked?.options.find(({ answer }) => answer.kind === 'next' && answer.card === card)
    this.cards = wish ? rest : []
    return wish?.move ?? null
  }
}
