import type { Card, Establishment } from '@machinami/cards'
import type { Town } from '@machinami/engine'
import { firstNumber } from '../game/card-order.ts'
import type { BuildingState } from '../pictures/building.tsx'

/** What stands on one plot of a street. */
export interface Plot {
  readonly id: string
  readonly kind: Card['kind']
  readonly open: number
  readonly closed: number
  /** Landmarks not built yet are a building site. */
  readonly built: boolean
  readonly price: number
  readonly coinsOn: number
}

const isMajor = (card: Card | undefined): boolean => (card as Establishment | undefined)?.major === true

/** A town as a street: establishments by number, then landmarks. */
export function plotsOf(town: Town, cards: ReadonlyMap<string, Card>): Plot[] {
  const shops = town.cards.map(({ id, open, closed }) => ({
    id,
    kind: 'establishment' as const,
    open,
    closed,
    built: true,
    price: 0,
    coinsOn: town.invested.find((pot) => pot.id === id)?.coins ?? 0,
  }))
  const order = [...cards.keys()]
  shops.sort((a, b) => {
    const [x, y] = [cards.get(a.id), cards.get(b.id)]
    return (
      firstNumber(x) - firstNumber(y) ||
      Number(isMajor(x)) - Number(isMajor(y)) ||
      order.indexOf(a.id) - order.indexOf(b.id)
    )
  })
  const sites = town.sites.map(({ id, built, price }) => ({
    id,
    kind: cards.get(id)?.kind ?? ('landmark' as const),
    open: built ? 1 : 0,
    closed: 0,
    built,
    price,
    coinsOn: 0,
  }))
  return [...shops, ...sites]
}

/** Copies stand behind each other: three can be seen. */
export const drawnOf = (plot: Plot): number => Math.min(3, Math.max(1, plot.open + plot.closed))

/** How the nth copy is drawn: the closed ones stand behind, and as long as one is open it can be seen. */
export function stateOf(plot: Plot, nth: number): BuildingState {
  if (!plot.built) return 'scaffold'
  const open = Math.max(drawnOf(plot) - plot.closed, Math.min(1, plot.open))
  return nth < open ? 'built' : 'closed'
}

/** A site that could be any landmark: where landmarks are everybody's, one chooses among them in the market. */
const ANY: Plot = { id: '', kind: 'landmark', open: 0, closed: 0, built: false, price: 0, coinsOn: 0 }

const RIDGE_ORDER: readonly Card['kind'][] = ['bonus', 'landmark', 'community']

/** What stands or will stand on the ridge; as many sites as the goal asks for. */
export function ridgeOf(plots: readonly Plot[], goal: number): Plot[] {
  const sites = plots
    .filter(({ kind }) => kind !== 'establishment')
    .sort((a, b) => RIDGE_ORDER.indexOf(a.kind) - RIDGE_ORDER.indexOf(b.kind))
  const landmarks = sites.filter(({ kind }) => kind === 'landmark').length
  const free = Array.from({ length: Math.max(0, goal - landmarks) }, () => ANY)
  const community = sites.findIndex(({ kind }) => kind === 'community')
  return community < 0 ? [...sites, ...free] : [...sites.slice(0, community), ...free, ...sites.slice(community)]
}
