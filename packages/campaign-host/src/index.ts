export { CampaignHost, type Happened } from './campaign-host.ts'
export type { Outside } from './outside.ts'
export { betterSide } from './try-sides.ts'
