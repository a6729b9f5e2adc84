export { accountAt } from './account.ts'
export { type FarTable, type SitOptions, sitAt, type TableAtHand } from './far-table.ts'
export { Line, type LineOptions, type LineState } from './line.ts'
export { Mirror } from './mirror.ts'
export {
  addressOf,
  campaignFile,
  createTable,
  diceOf,
  eraseTable,
  findTable,
  foundCampaign,
  listTables,
  myTables,
  newSecret,
  noticesOf,
  recordOf,
} from './requests.ts'
export type { Met } from './way.ts'
export { type FetchOptions, type FetchReply, type SocketLike, type World, worldAround } from './world.ts'
