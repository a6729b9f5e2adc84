import type { Tune } from '@machinami/campaign'
import { ring, ringFor } from '../sound/sounds.ts'
import { mayMove, settings } from '../store/settings.ts'

const STEPS = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B']

/** `C4` in vibrations a second; nothing for what is no note. */
export function pitchOf(note: string): number | null {
  const [, name = '', octave = ''] = /^([A-G]#?)(\d)$/.exec(note) ?? []
  const step = STEPS.indexOf(name)
  return step < 0 ? null : 440 * 2 ** ((step - 9) / 12 + Number(octave) - 4)
}

/** One bell of the tune, by its number. */
export function ringNumber({ scale }: Tune, number: number): void {
  const pitch = pitchOf(scale[number - 1] ?? '')
  if (pitch !== null) ring(pitch)
}

/** Milliseconds from one note to the next. */
export const NOTE = 360
export const SLOW_NOTE = 620

/**
 * Plays numbers one after the other and tells which is being heard. Without sound, or where nothing may move, it is told
 * all the same. Returns what stops it.
 */
export function playTune(
  tune: Tune,
  numbers: readonly number[],
  pace: number,
  heard: (nth: number | null) => void,
): () => void {
  let nth = 0
  const next = () => {
    if (nth >= numbers.length) {
      heard(null)
      clearInterval(timer)
      return
    }
    heard(nth)
    ringNumber(tune, numbers[nth])
    nth++
  }
  const timer = setInterval(next, pace)
  next()
  return () => {
    clearInterval(timer)
    heard(null)
  }
}

/** A steel thing that was struck. */
export const hum = (): void => ringFor(220, 0.9)

/** Whether cards turn and lids lift, or are simply there. */
export const isStill = (): boolean => !mayMove() || settings.value.speed === 'instant'
