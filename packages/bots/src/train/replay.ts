import type { Random } from '@machinami/engine'
import type { Sample } from './learner.ts'

/** Samples of the last games, to be looked at again: playing is dear, learning is cheap. */
export class Replay {
  private kept: Sample[] = []
  private readonly most: number
  private next = 0

  constructor(most: number) {
    this.most = most
  }

  keep(sample: Sample): void {
    if (this.kept.length < this.most) this.kept.push(sample)
    else this.kept[this.next] = sample
    this.next = (this.next + 1) % this.most
  }

  /** What must be stored to go on later. */
  get memory(): { readonly kept: readonly Sample[]; readonly next: number } {
    return { kept: this.kept, next: this.next }
  }

  resume({ kept, next }: Replay['memory']): void {
    this.kept = [...kept]
    this.next = next
  }

  /** Any sample kept, or null while there are few: the first ones must not be learned by heart. */
  draw(random: Random): Sample | null {
    return this.kept.length < this.most / 20 ? null : this.kept[random.below(this.kept.length)]
  }
}
