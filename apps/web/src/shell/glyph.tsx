const PATHS = {
  back: 'M15 5l-7 7 7 7',
  on: 'M9 5l7 7-7 7',
  down: 'M6 9l6 6 6-6',
  plus: 'M12 4v16M4 12h16',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  undo: 'M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-4',
  skip: 'M5 5l8 7-8 7zM14 5l6 7-6 7z',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z',
  log: 'M6 4h12v16H6zM9 8h6M9 12h6M9 16h4',
  dice: 'M4 4h16v16H4zM8.500 8.500v.1M15.500 8.500v.1M12 12v.1M8.500 15.500v.1M15.500 15.500v.1',
  odds: 'M5 20V12M10 20V6M15 20v-9M20 20v-5M3 20h19',
  book: 'M12 6q-4-3-9-1.500v14q5-1.500 9 1.500q4-3 9-1.500v-14q-5-1.500-9 1.500zM12 6v14',
  sliders:
    'M3 6.500h9M18 6.500h3M3 12h2M11 12h10M3 17.500h9M18 17.500h3M15 4a2.500 2.500 0 1 0 0 5a2.500 2.500 0 0 0 0-5zM8 9.500a2.500 2.500 0 1 0 0 5a2.500 2.500 0 0 0 0-5zM15 15a2.500 2.500 0 1 0 0 5a2.500 2.500 0 0 0 0-5z',
  gear: 'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2',
  sound: 'M4 10v4h4l5 4V6l-5 4zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  mute: 'M4 10v4h4l5 4V6l-5 4zM17 10l4 4M21 10l-4 4',
  cards: 'M4 7h10v13H4zM8 4h12v13',
  first: 'M5 5v14M19 5.500L9 12l10 6.500z',
  last: 'M19 5v14M5 5.500L15 12L5 18.500z',
  run: 'M7 4l13 8-13 8z',
  pause: 'M8 5v14M16 5v14',
  share: 'M12 15V3M7.500 7L12 2.500L16.500 7M6 11H4v10h16V11h-2',
  more: 'M12 5.500v.1M12 12v.1M12 18.500v.1',
  open: 'M4 19V5h6l2 3h8v11zM12 11v5M9.500 13.500L12 11l2.500 2.500',
  lock: 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4',
  check: 'M4 13l5.5 6L20.500 5',
  market: 'M4 10l2-6h12l2 6zM5 10v10h14V10M9 20v-6h6v6',
  talk: 'M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12h5',
} as const
export type GlyphName = keyof typeof PATHS

/** A small line drawing for a button. */
export const Glyph = ({ name }: { readonly name: GlyphName }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
)
