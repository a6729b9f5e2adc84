import type { Explanation } from '@machinami/bots'
import type { Decision } from '@machinami/host'
import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Game } from '../game/game.ts'
import { inTurn } from '../pace/turns.ts'

/** What was found out about a choice; null until then. */
export type Finding = Explanation | 'nothing' | null

/** What is known about the choices of one game: asked for once each, each shown by itself. */
export class Findings {
  private readonly game: Pick<Game, 'reasons'>
  private readonly known = new Map<number, Signal<Finding>>()
  private readonly asked = new Map<number, Promise<void>>()

  constructor(game: Pick<Game, 'reasons'>) {
    this.game = game
  }

  of(n: number): ReadonlySignal<Finding> {
    return this.place(n)
  }

  /** Finds out about one choice, unless somebody has asked before. */
  ask(n: number): Promise<void> {
    const asking = this.asked.get(n) ?? this.find(n)
    this.asked.set(n, asking)
    return asking
  }

  /**
   * Finds out about choices one after the other, so that whoever asks for one in between waits for one only. Where there
   * are no chances for the first there are none for the others, and asking would only fetch a net in vain again and again.
   */
  async askAll(decisions: readonly Decision[], isOver: () => boolean): Promise<void> {
    for (const { n } of decisions) {
      if (isOver()) return
      await this.ask(n)
      const found = this.of(n).peek()
      if (found !== null && found !== 'nothing' && found.loss === null) return
    }
  }

  private place(n: number): Signal<Finding> {
    const place = this.known.get(n) ?? signal<Finding>(null)
    this.known.set(n, place)
    return place
  }

  private async find(n: number): Promise<void> {
    const found = (await this.game.reasons(n)) ?? 'nothing'
    await inTurn(() => {
      this.place(n).value = found
    })
  }
}
