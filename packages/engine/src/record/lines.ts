/** The lines of a text, read one at a time: most of a huge file that is refused early is never looked at. */
export class Lines {
  /** Without blanks at its end; null after the last one. */
  current: string | null = null
  /** Counted from 1. */
  number = 0
  private at: number
  private readonly text: string

  constructor(text: string) {
    this.text = text
    this.at = text.startsWith('\uFEFF') ? 1 : 0
    this.advance()
  }

  advance(): void {
    const { text, at } = this
    if (at > text.length) {
      this.current = null
      return
    }
    const end = text.indexOf('\n', at)
    const line = end < 0 ? text.slice(at) : text.slice(at, end)
    this.current = line.trimEnd()
    this.number++
    this.at = end < 0 ? text.length + 1 : end + 1
  }
}
