import { BOT_IDS, type BotId, LEVEL_IDS, MIDDLE_LEVEL, STYLE_IDS } from '@machinami/bots/ids'
import type { FaceName } from '../art/faces.ts'

export { BOT_IDS, type BotId, LEVEL_IDS, MIDDLE_LEVEL, STYLE_IDS }

export const isBotId = (id: string | undefined): id is BotId => BOT_IDS.some((each) => each === id)

/** About how strong manners are: the level each wins most nearly half of its games against, two at a table (`sim`). */
const MANNERS: { readonly [id in BotId]?: number } = { rusher: 1, restaurateur: 2, engineer: 1, magpie: 2 }

/** 1 to 5; whoever plays at random has none. */
export const levelOf = (id: BotId): number => LEVEL_IDS.findIndex((each) => each === id) + 1 || (MANNERS[id] ?? 0)

/** Whom we seat for somebody who did not choose: fair opponents with different manners. */
const USUAL: readonly BotId[] = ['planner', 'planner', 'restaurateur', 'magpie', 'engineer']
const usualBot = (seat: number): BotId => USUAL[seat % USUAL.length]

/** The bot of a seat; `''` is the one we would choose. */
export const botAt = (seat: number, bot: string): BotId => (isBotId(bot) ? bot : usualBot(seat))

const FACES: Readonly<Record<BotId, FaceName>> = {
  random: 'daruma',
  beginner: 'chick',
  learner: 'rabbit',
  planner: 'fox',
  strategist: 'crane',
  expert: 'owl',
  rusher: 'boar',
  restaurateur: 'chef',
  engineer: 'robot',
  magpie: 'magpie',
}
/** People of the street, by seat. */
export const PEOPLE: readonly FaceName[] = ['tanuki', 'cat', 'grocer', 'fisherwoman', 'student']

/** The face of somebody alone: a person by seat, a bot by who it is. */
export const faceOf = (seat: number, bot: string | undefined): FaceName =>
  bot === undefined ? PEOPLE[seat % PEOPLE.length] : FACES[botAt(seat, bot)]

/** A face for everybody at a table, the same all game. Two alike are two: the second borrows a free face. */
export function facesOf(
  seats: readonly { readonly bot?: string | undefined }[],
  wishes: readonly (FaceName | undefined)[] = [],
): FaceName[] {
  const own = seats.map(({ bot }, seat) => wishes[seat] ?? faceOf(seat, bot))
  const taken = new Set(own)
  return own.map((face, seat) => {
    // Whoever wished for it has it before whoever only sits there.
    const first = wishes.includes(face) ? wishes.indexOf(face) : own.indexOf(face)
    if (first === seat) return face
    const others = seats[seat].bot === undefined ? PEOPLE : Object.values(FACES)
    const free = others.find((each) => !taken.has(each)) ?? face
    taken.add(free)
    return free
  })
}
