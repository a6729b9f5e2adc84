export { formatAddress, type GameAddress, parseAddress } from './address.ts'
export { gameCode, gameOfCode } from './link.ts'
