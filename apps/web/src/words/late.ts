import { effect, signal } from '@preact/signals'

/**
 * Words that are fetched with the part of the page that says them. Whoever shows it waits for `need` first; from then on
 * they follow the reader's language, the old ones until the new ones have come.
 */
export class LateWords<T> {
  private readonly load: () => Promise<T>
  private readonly known = signal<T | null>(null)
  private needed: Promise<void> | null = null

  /** `load` reads the words of the interface, and so is asked again when they change. */
  constructor(load: () => Promise<T>) {
    this.load = load
  }

  need(): Promise<void> {
    this.needed ??= this.fetch().catch((reason: unknown) => {
      this.needed = null
      throw reason
    })
    return this.needed
  }

  /** Null until they have come. */
  get orNull(): T | null {
    return this.known.value
  }

  get now(): T {
    const texts = this.orNull
    if (texts === null) throw new Error('these words are not loaded yet')
    return texts
  }

  private async fetch(): Promise<void> {
    this.known.value = await this.load()
    let wish = 0
    effect(() => {
      const mine = ++wish
      this.load().then(
        (texts) => {
          if (mine === wish) this.known.value = texts
        },
        () => undefined,
      )
    })
  }
}
