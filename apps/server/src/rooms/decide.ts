import { type Deed, refuseOnWire } from '@machinami/wire'
import { arrange, isDeserted, rematchOf, seatOf } from './doc.ts'
import { agree, back, endPause, leave, pause, play, standIn, undo } from './playing.ts'
import type { Outcome, Scene } from './scene.ts'
import { begin, seal } from './sealing.ts'
import { silence, type Talk } from './talking.ts'

/** What a deed of somebody with this key comes to. A game may be ahead of what is kept until the step is. */
export async function decide(scene: Scene, talk: Talk, key: string | null, deed: Deed): Promise<Outcome> {
  const seat = seatOf(scene.doc, key)
  switch (deed.do) {
    case 'ping':
      return null
    case 'play':
      return play(scene, seat, deed)
    case 'undo':
      return undo(scene, seat, deed.n)
    case 'begin':
      return scene.phase === 'waiting' ? begin(scene, seat) : refuseOnWire('not-now')
    case 'promise':
    case 'tell':
      return seal(scene, seat, deed)
    case 'pause':
      return pause(scene, seat)
    case 'go-on':
      return endPause(scene, seat)
    case 'agree':
      return agree(scene, seat, deed.yes)
    case 'away':
      return seat < 0 ? refuseOnWire('no-seat') : standIn(scene, seat)
    case 'back':
      return back(scene, seat)
    case 'say':
      return talk.say(scene, seat, deed)
    case 'silence':
      return silence(scene, seat, deed.seat, deed.silent)
    case 'rematch':
      return rematch(scene, seat)
    case 'leave':
      return scene.phase === 'playing' ? leave(scene, seat) : arranged(scene, key, deed)
    default:
      return arranged(scene, key, deed)
  }
}

function arranged(scene: Scene, key: string | null, deed: Parameters<typeof arrange>[2]): Outcome {
  if (scene.phase !== 'waiting') return refuseOnWire('not-now')
  const doc = arrange(scene.doc, key, deed)
  if ('refused' in doc) return doc
  return isDeserted(doc) ? { phase: 'over', doc } : { doc }
}

/** The next game with the same people: a table of its own, on which their secrets hold the same seats. */
async function rematch(scene: Scene, seat: number): Promise<Outcome> {
  const { doc, phase } = scene
  if (phase !== 'over' || seat < 0) return refuseOnWire(seat < 0 ? 'no-seat' : 'not-now')
  if (doc.next !== null) return null
  const next = await scene.open(rematchOf(doc, seat))
  return typeof next === 'string' ? { doc: { ...doc, next } } : next
}
