import type { Ruleset } from '@machinami/cards'
import type { GameEvent, Town, View } from '@machinami/engine'

/** What lies on the table besides cards and coins, before anything happened. */
export function emptyMarkers({ pins, goal }: Ruleset): Pick<View, 'flags' | 'pins' | 'mascot' | 'fund'> {
  const fund = goal.find((each) => 'fund' in each)
  return {
    flags: [],
    pins: (pins?.numbers ?? []).map((n) => ({ n, seat: null })),
    mascot: null,
    fund: fund ? { given: 0, of: fund.fund } : null,
  }
}

/** A game with tokens has one for every town. */
export const hasTokens = ({ token, towns }: Ruleset): boolean =>
  token !== undefined || (towns?.some((town) => town.token !== undefined) ?? false)

type MarkerEvent = Extract<GameEvent, { readonly kind: 'token' | 'hung' | 'pinned' | 'mascot' | 'funded' }>

const MARKERS: readonly string[] = ['token', 'hung', 'pinned', 'mascot', 'funded'] satisfies MarkerEvent['kind'][]
export const isMarker = (event: GameEvent): event is MarkerEvent => MARKERS.includes(event.kind)

const inTown = (view: View, seat: number, change: (town: Town) => Partial<Town>): View => ({
  ...view,
  towns: view.towns.map((town) => (town.seat === seat ? { ...town, ...change(town) } : town)),
})

/** A fact about them, told on a picture of the table. */
export function tellMarker(view: View, event: MarkerEvent): View {
  switch (event.kind) {
    case 'token':
      return inTown(view, event.seat, () => ({ token: event.ready ? 'ready' : 'spent' }))
    case 'hung': {
      const { n, seat, home, was } = event
      const flags = [...view.flags.filter((flag) => flag.n !== was), { n, seat, home }].sort((a, b) => a.n - b.n)
      const isNew = was === null && !home
      return inTown({ ...view, flags }, seat, (town) => ({ flagsLeft: town.flagsLeft - (isNew ? 1 : 0) }))
    }
    case 'pinned': {
      const taken = view.pins.findIndex((pin) => pin.n === event.n && pin.seat === null)
      return { ...view, pins: view.pins.map((pin, nth) => (nth === taken ? { ...pin, seat: event.seat } : pin)) }
    }
    case 'mascot':
      return { ...view, mascot: event.card }
    case 'funded': {
      const fund = view.fund && { ...view.fund, given: view.fund.given + event.n }
      return inTown({ ...view, fund }, event.seat, (town) => ({ funded: town.funded + event.n }))
    }
  }
}
