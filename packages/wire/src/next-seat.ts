import type { SeatDoc } from './messages.ts'

/** Where whoever sits down next will sit: bots make room for people where no seat is free. */
export function nextSeat(seats: readonly SeatDoc[]): number {
  const free = seats.findIndex(({ is }) => is === 'free')
  return free < 0 ? seats.findIndex(({ is }) => is === 'bot') : free
}
