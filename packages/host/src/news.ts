import type { Town, View } from '@machinami/engine'
import type { Figures, FiguresNews, GameMoment, MomentNews, ViewNews } from './messages.ts'

/** What of a moment is new to a screen that was told the one before it. */
export class Teller {
  private last: GameMoment | null = null

  news(moment: GameMoment): MomentNews {
    const before = this.last
    this.last = moment
    if (!before) return moment
    const figures = bySeat(moment.figures, (seat, now) => figuresNews(before.figures[seat], now))
    return { ...moment, view: viewNews(before.view, moment.view), figures }
  }
}

/** The other end: what a screen was told before makes the news complete again. */
export class Listener {
  private last: Pick<GameMoment, 'view' | 'figures'> | null = null

  moment(news: MomentNews): GameMoment {
    const before = this.last
    const view = before ? viewAfter(before.view, news.view) : (news.view as View)
    const told = bySeat(news.figures, (seat, each) => figuresAfter(before?.figures[seat], each))
    this.last = { view, figures: { ...before?.figures, ...told } }
    return { ...news, ...this.last }
  }
}

function viewNews({ towns: before, ...old }: View, { towns, ...rest }: View): ViewNews {
  const now = Object.fromEntries(towns.entries())
  return {
    ...changes<Omit<View, 'towns'>>(old, rest),
    towns: bySeat(now, (seat, town) => somethingIn(changes(before[seat], town))),
  }
}

function viewAfter(before: View, { towns, ...news }: MomentNews['view']): View {
  const changed = towns as { readonly [seat: number]: Partial<Town> }
  return { ...before, ...news, towns: before.towns.map((town, seat) => ({ ...town, ...changed[seat] })) }
}

function figuresNews(before: Figures | undefined, now: Figures): FiguresNews | null {
  if (!before) return now
  const gone = Object.keys(before.obstacles).filter((card) => !(card in now.obstacles))
  const obstacles = {
    ...changes(before.obstacles, now.obstacles),
    ...Object.fromEntries(gone.map((card) => [card, null])),
  }
  const prices = changes(before.prices, now.prices)
  return somethingIn(prices) || somethingIn(obstacles) ? ({ prices, obstacles } as FiguresNews) : null
}

function figuresAfter(before: Figures | undefined, { prices, obstacles }: FiguresNews): Figures {
  const known = Object.entries({ ...before?.obstacles, ...obstacles }).filter(([, obstacle]) => obstacle !== null)
  return { prices: { ...before?.prices, ...prices }, obstacles: Object.fromEntries(known) as Figures['obstacles'] }
}

/** The fields of `now` that are not as they were. */
function changes<Fields extends object>(before: Fields, now: Fields): Partial<Fields> {
  const old = before as { readonly [field: string]: unknown }
  const fields = Object.entries(now).filter(([field, value]) => JSON.stringify(old[field]) !== JSON.stringify(value))
  return Object.fromEntries(fields) as Partial<Fields>
}

const somethingIn = <Fields extends object>(fields: Fields): Fields | null =>
  Object.keys(fields).length === 0 ? null : fields

/** The same of every seat; a seat there is nothing to say of is left out. */
function bySeat<From, To>(
  seats: { readonly [seat: number]: From },
  tell: (seat: number, each: From) => To | null,
): { [seat: number]: To } {
  const told = Object.entries(seats).flatMap(([seat, each]) => {
    const news = tell(Number(seat), each)
    return news === null ? [] : [[seat, news] as const]
  })
  return Object.fromEntries(told)
}
