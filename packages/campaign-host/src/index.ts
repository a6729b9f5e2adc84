export { botAnswering, isForBots, likedAnswers } from './bot-answers.ts'
export { CampaignHost, gameOf, type Happened } from './campaign-host.ts'
export type { Outside } from './outside.ts'
export { usePackNet } from './pack-net.ts'
