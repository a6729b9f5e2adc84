import type { Bot } from './bot.ts'

/** Any legal answer, all equally likely: the yardstick at the bottom of the ladder. */
export const random: Bot = {
  id: 'random',
  choose: ({ options, count, random }) => options[random.below(count)],
}
