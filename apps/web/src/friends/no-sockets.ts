import { placeOf } from '../store/storage.ts'

/**
 * Whether sockets get through to where this page came from. As long as this tab is open: another day it is another network.
 */
const PLACE = placeOf('no-sockets')

export function noSocketsHere(): boolean {
  try {
    return sessionStorage.getItem(PLACE) !== null
  } catch {
    return false
  }
}

export function keepWhetherSockets({ noSockets }: { readonly noSockets: boolean }): void {
  try {
    if (noSockets) sessionStorage.setItem(PLACE, 'yes')
    else sessionStorage.removeItem(PLACE)
  } catch {
    // Then the next table finds out anew.
  }
}
