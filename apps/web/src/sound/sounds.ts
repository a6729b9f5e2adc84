import { settings } from '../store/settings.ts'

/** Generated sounds: wood, paper, coins, a drum. Numbers are zzfx's parameters. */
const SOUNDS = {
  dice: [0.9, 0.2, 190, 0, 0.03, 0.12, 4, 2.4, -2, 0, 0, 0, 0.06, 4, 0, 0.2],
  coin: [0.45, 0.02, 1480, 0, 0.02, 0.16, 1, 1.8, 0, 0, 480, 0.04],
  build: [0.8, 0.05, 150, 0.01, 0.05, 0.16, 2, 1.7, 3, 0, 0, 0, 0, 0.8],
  landmark: [0.8, 0, 523, 0.02, 0.18, 0.45, 1, 1.5, 0, 0, 262, 0.09, 0.09],
  paper: [0.5, 0.1, 900, 0.01, 0.03, 0.08, 4, 0.4, -6, 0, 0, 0, 0, 7],
  big: [0.7, 0.02, 1180, 0.01, 0.06, 0.3, 1, 1.7, 0, 0, 590, 0.06, 0.05],
  robbed: [0.6, 0.04, 220, 0.01, 0.05, 0.2, 2, 1.4, -4, 0, -60, 0.06],
  near: [0.5, 0, 784, 0.02, 0.12, 0.5, 0, 1.6, 0, 0, 196, 0.1, 0.1],
  win: [1, 0.02, 110, 0.02, 0.3, 0.7, 0, 2.6, 0, 0, 165, 0.12, 0.14, 0.3],
  wax: [0.7, 0.1, 320, 0, 0.01, 0.07, 4, 2, -8, 0, 0, 0, 0, 6],
  ribbon: [0.35, 0.1, 620, 0.04, 0.12, 0.2, 4, 0.5, 4, 0, 0, 0, 0, 5],
  wood: [0.7, 0.1, 120, 0, 0.02, 0.12, 2, 1.5, -1, 0, 0, 0, 0, 0.5],
} as const
export type SoundName = keyof typeof SOUNDS

type Synth = typeof import('zzfx').ZZFX
let synth: Synth | null = null
/** A sound is worked out once; afterwards it only starts. */
const samples = new Map<SoundName, number[]>()

function samplesOf(name: SoundName, from: Synth): number[] {
  const known = samples.get(name) ?? from.buildSamples(...SOUNDS[name])
  samples.set(name, known)
  return known
}

/** Browsers allow no sound before the first touch or key, and we do not even load it; nor for whoever wants silence. */
export function readySound(): void {
  const load = () => {
    if (settings.peek().muted) return
    removeEventListener('pointerdown', load)
    removeEventListener('keydown', load)
    keepToTheSwitch()
    // A device without sound is no reason to complain.
    import('zzfx').then(
      ({ ZZFX }) => {
        synth = ZZFX
      },
      () => undefined,
    )
  }
  addEventListener('pointerdown', load)
  addEventListener('keydown', load)
}

/** A game's sounds are no music: a phone that is switched to silent stays silent, and what else plays goes on. */
function keepToTheSwitch(): void {
  const { audioSession } = navigator as { audioSession?: { type: string } }
  if (audioSession) audioSession.type = 'ambient'
}

/** The same coin never rings exactly the same. */
const nearlyOne = (): number => 0.97 + Math.random() * 0.06

export function play(name: SoundName): void {
  const { muted, volume } = settings.peek()
  if (muted || volume === 0 || !synth || document.hidden) return
  try {
    synth.volume = volume * 0.35
    synth.playSamples([samplesOf(name, synth)], 1, nearlyOne())
  } catch {
    // A sound that fails must never stop a game.
    synth = null
  }
}

/** A bell of this pitch, in vibrations a second. */
export const ring = (pitch: number): void => ringFor(pitch, 1.1)

/** A tone of this pitch that dies away within so many seconds. */
export function ringFor(pitch: number, seconds: number): void {
  const { muted, volume } = settings.peek()
  if (muted || volume === 0 || !synth || document.hidden) return
  try {
    synth.volume = volume * 0.35
    synth.playSamples([synth.buildSamples(0.9, 0, pitch, 0.002, 0.05, seconds, 0, 1.3)], 1, 1)
  } catch {
    synth = null
  }
}
