import type { FaceName } from '../art/faces.ts'

/** From weak to strong. */
export const LEVEL_IDS = ['beginner', 'learner', 'planner', 'strategist', 'expert'] as const
/** Each with a manner of its own. */
export const STYLE_IDS = ['rusher', 'restaurateur', 'engineer', 'magpie'] as const
/** Everybody who can play against us; a test holds the list to what the bots' package has. */
export const BOT_IDS = [...LEVEL_IDS, ...STYLE_IDS, 'random'] as const
export type BotId = (typeof BOT_IDS)[number]

export const isBotId = (id: string | undefined): id is BotId => BOT_IDS.some((each) => each === id)

/** 1 to 5; styles have none. */
export const levelOf = (id: BotId): number => LEVEL_IDS.findIndex((each) => each === id) + 1

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
const PEOPLE: readonly FaceName[] = ['tanuki', 'cat', 'grocer', 'fisherwoman', 'student']

/** A face for everybody, the same all game. */
export const faceOf = (seat: number, bot: string | undefined): FaceName =>
  bot === undefined ? PEOPLE[seat % PEOPLE.length] : FACES[botAt(seat, bot)]
