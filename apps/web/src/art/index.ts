import { inked } from './ink.ts'

/** One building, ready to be put on a page. */
export interface Drawing {
  readonly id: string
  readonly kind: 'establishment' | 'landmark'
  /** Height of its viewBox (the width is 96); the ground lies 6 above the bottom. */
  readonly height: 96 | 120
  readonly markup: string
  /** Has moving parts, so that a page full of copies may prefer still ones. */
  readonly animated?: true
}

type Art = Record<string, () => string>

const FILES = {
  base: () => import('./base.ts').then((m) => [m.BASE_ART, m.BASE_TALL] as const),
  harbor: () => import('./harbor.ts').then((m) => [m.HARBOR_ART, m.HARBOR_TALL] as const),
  row: () => import('./row.ts').then((m) => [m.ROW_ART, [] as string[]] as const),
  two: () => import('./two.ts').then((m) => [m.TWO_ART, m.TWO_TALL] as const),
  legacy: () => import('./legacy.ts').then((m) => [m.LEGACY_ART, m.LEGACY_TALL] as const),
} satisfies Record<string, () => Promise<readonly [Art, readonly string[]]>>

const EDITION_FILES: Record<string, readonly (keyof typeof FILES)[]> = {
  base: ['base'],
  harbor: ['base', 'harbor'],
  row: ['base', 'row'],
  both: ['base', 'harbor', 'row'],
  two: ['two'],
  legacy: ['legacy'],
}

export const drawn = (art: Art, tall: readonly string[]): Record<string, Drawing> =>
  Object.fromEntries(
    Object.entries(art).map(([id, draw]) => {
      const markup = inked(draw())
      const landmark = tall.includes(id)
      const drawing: Drawing = {
        id,
        kind: landmark ? 'landmark' : 'establishment',
        height: landmark ? 120 : 96,
        markup,
        ...(markup.includes('class="') ? { animated: true as const } : {}),
      }
      return [id, drawing]
    }),
  )

/** The drawings of every card of an edition; only the files it needs are fetched. */
export async function loadArt(edition: string): Promise<Record<string, Drawing>> {
  const files = await Promise.all((EDITION_FILES[edition] ?? []).map((file) => FILES[file]()))
  return Object.assign({}, ...files.map(([art, tall]) => drawn(art, tall)))
}
