import type { Net } from '../net/net.ts'

/** Gives a net the weights of another one of the same shape. */
export function copyNet(from: Net, to: Net): void {
  to.seat.set(from.seat)
  to.table.set(from.table)
  to.order.set(from.order)
  to.out.set(from.out)
}
