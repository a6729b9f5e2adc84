import { useEffect, useState } from 'preact/hooks'

/** A card on the table that somebody points at, with the mouse or with Tab. */
export interface Pointed {
  /** Tells one time from the next. */
  readonly n: number
  readonly target: HTMLElement
  readonly card: string
  /** In whose street it stands; null in the market. */
  readonly seat: number | null
}

const CARDS = '.stand[data-plot], .about[data-card]'

/** Milliseconds: long enough not to get in the way of a mouse that passes, and to reach the words themselves. */
const PATIENCE = 420
const NEXT_ONE = 140
const GRACE = 180

let times = 0

function read(target: HTMLElement): Pointed {
  const [seat, card] = target.dataset['plot']?.split(':') ?? []
  const where = seat === undefined ? null : Number(seat)
  return { n: ++times, target, card: card ?? target.dataset['card'] ?? '', seat: where }
}

const cardAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(CARDS) : null

/** What lies behind a dialog is not pointed at. */
const isCovered = (target: HTMLElement): boolean => {
  const dialog = document.querySelector('dialog:modal')
  return dialog !== null && !dialog.contains(target)
}

/** Watches one page for what is pointed at. A thing with a life: it waits, shows and lets go. */
class Watch {
  private target: HTMLElement | null = null
  /** What was pressed or sent away says nothing more until something else was pointed at. */
  private quiet: HTMLElement | null = null
  private timer = 0
  private isShown = false
  /** Where the mouse was last seen. */
  private at = ''
  /** Something came up under a mouse that rests: it is pointed at only when the mouse moves. */
  private isResting = false
  private readonly show: (pointed: Pointed | null) => void

  constructor(show: (pointed: Pointed | null) => void) {
    this.show = show
  }

  private later(ms: number, what: () => void): void {
    clearTimeout(this.timer)
    this.timer = window.setTimeout(what, ms)
  }

  private pointAt(target: HTMLElement): void {
    if (target === this.quiet) return
    this.quiet = null
    if (target === this.target && this.isShown) return clearTimeout(this.timer)
    this.target = target
    this.later(this.isShown ? NEXT_ONE : PATIENCE, () => {
      if (!target.isConnected || isCovered(target)) return this.hide()
      this.isShown = true
      this.show(read(target))
    })
  }

  /** Looks what is pointed at already. */
  begin(): void {
    const target =
      document.querySelector<HTMLElement>(`:is(${CARDS}):hover`) ??
      document.querySelector<HTMLElement>(`:is(${CARDS}):focus-visible`)
    if (target) this.pointAt(target)
  }

  hide = (): void => {
    clearTimeout(this.timer)
    this.target = null
    if (this.isShown) this.show(null)
    this.isShown = false
  }

  over = (event: PointerEvent): void => this.isOver(event, this.hasMoved(event))

  private isOver(event: PointerEvent, hasMoved: boolean): void {
    if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return
    const card = cardAt(event)
    this.isResting = card !== null && !hasMoved
    // The table moved, not the mouse: what was reached with Tab is still meant.
    if (!hasMoved && this.isReached()) return
    if (this.isResting) return this.hide()
    if (card) return this.pointAt(card)
    if (event.target.closest('.peek')) return clearTimeout(this.timer)
    if (!event.target.closest('dialog')) this.quiet = null
    if (this.target) this.later(GRACE, this.hide)
  }

  private isReached(): boolean {
    return this.target?.matches(':focus-visible') === true
  }

  /** What was reached with Tab may have to come into sight first. */
  scroll = (): void => {
    const reached = this.isReached() ? this.target : null
    this.hide()
    if (reached) this.pointAt(reached)
  }

  /** The table may change under a mouse that does not move; the browser tells of that in the same words. */
  private hasMoved({ screenX, screenY }: PointerEvent): boolean {
    const before = this.at
    this.at = `${screenX} ${screenY}`
    return this.at !== before
  }

  move = (event: PointerEvent): void => {
    if (!this.hasMoved(event) || !this.isResting) return
    this.isOver(event, true)
  }

  focus = (event: FocusEvent): void => {
    const card = cardAt(event)
    if (card?.matches(':focus-visible')) this.pointAt(card)
    else if (this.target) this.hide()
  }

  press = (event: Event): void => {
    this.quiet = cardAt(event) ?? this.quiet
    this.hide()
  }

  key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.isShown) return
    event.preventDefault()
    this.quiet = this.target
    this.hide()
  }
}

/** What is pointed at, after a moment; nothing on a device whose fingers cannot hover. */
export function usePointed(): Pointed | null {
  const [pointed, setPointed] = useState<Pointed | null>(null)
  useEffect(() => {
    if (!matchMedia('(hover: hover)').matches) return
    const watch = new Watch(setPointed)
    const gone = new AbortController()
    const also = { signal: gone.signal, capture: true, passive: true }
    watch.begin()
    addEventListener('pointerover', watch.over, also)
    addEventListener('pointermove', watch.move, also)
    addEventListener('focusin', watch.focus, also)
    addEventListener('focusout', watch.hide, also)
    addEventListener('pointerdown', watch.press, also)
    addEventListener('click', watch.press, also)
    addEventListener('scroll', watch.scroll, also)
    // Not on its way down: it tells of everything that is left, and only the page itself matters.
    document.documentElement.addEventListener('pointerleave', watch.hide, { signal: gone.signal })
    addEventListener('keydown', watch.key, { signal: gone.signal, capture: true })
    return () => {
      gone.abort()
      watch.hide()
    }
  }, [])
  return pointed
}
