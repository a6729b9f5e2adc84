import type { JSX } from 'preact'

/** The pieces of a table screen, laid out differently on a phone and on a desk. */
export interface Parts {
  readonly market: (affordableFirst: boolean) => JSX.Element
  readonly dock: JSX.Element
  readonly log: JSX.Element
  readonly odds: JSX.Element
  /** The facts of what is pointed at. */
  readonly peek: JSX.Element
  readonly town: (seat: number, size: 'mine' | 'other' | 'strip') => JSX.Element
}
