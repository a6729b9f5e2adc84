import type { Question } from '@machinami/table'

/** The order in which somebody wants their cards to act, as far as it has not been asked yet. */
export class Wishes {
  private cards: readonly string[] = []
  /** The question that was answered last: should it be asked again, that answer did not count. */
  private last: number | null = null

  make(cards: readonly string[]): void {
    this.cards = cards
    this.last = null
  }

  /** Whether the order that was given answers this question. */
  fit(asked: Question | undefined): boolean {
    return this.optionIn(asked) !== undefined
  }

  /** How it answers this question; what it does not answer it answers no more. */
  answer(asked: Question | undefined): number | null {
    const option = this.optionIn(asked)
    this.cards = option ? this.cards.slice(1) : []
    this.last = asked?.n ?? null
    return option?.move ?? null
  }

  private optionIn(asked: Question | undefined) {
    if (asked?.n === this.last) return undefined
    return asked?.options.find(({ answer }) => answer.kind === 'next' && answer.card === this.cards[0])
  }
}
