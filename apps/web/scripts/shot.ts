import type { Page } from 'playwright-core'

export const LAPTOP = { width: 1366, height: 768 }
export const PHONE = { width: 360, height: 640 }
export const TABLET = { width: 820, height: 1180 }
export const WIDE = { width: 2560, height: 1080 }
/** A laptop at 200 %. */
export const ZOOMED = { width: 683, height: 384 }

/** Who sits at a table of so many. */
export const seats = (n: number) =>
  [
    { name: 'Ann' },
    { name: 'Hana', bot: 'planner' },
    { name: 'Kenji', bot: 'restaurateur' },
    { name: 'Mei', bot: 'magpie' },
    { name: 'Sora', bot: 'engineer' },
  ].slice(0, n)

/** One picture to take. */
export interface Shot {
  readonly name: string
  readonly size: { readonly width: number; readonly height: number }
  readonly settings?: object
  readonly path?: string
  /** A game in progress or over, made when its picture is taken. */
  readonly game?: () => object
  /** A campaign in the middle of a game, as a file to be brought. */
  readonly campaign?: () => Promise<string>
  readonly last?: (page: Page) => Promise<void>
}

export const click = (selector: string) => (page: Page) => page.click(selector)
