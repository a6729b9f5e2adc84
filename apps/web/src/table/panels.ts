/** Looked at now and then: fetched together when the first of them is. */
export { LogPanel } from '../log/log.tsx'
export { OddsPanel } from '../odds/odds.tsx'
