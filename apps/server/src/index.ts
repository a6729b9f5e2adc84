export { type Config, configFrom } from './config.ts'
export { type Running, type StartOptions, start } from './server.ts'
