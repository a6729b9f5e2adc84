import { defineConfig, mergeConfig } from 'vitest/config'
import web from './vitest.config.ts'

/** A whole campaign in a real browser: `npm run test:campaign`. It plays for many minutes, so `npm test` does not. */
const config = mergeConfig(web, defineConfig({ test: { name: 'campaign', retry: 0 } }))
config.test.include = ['e2e/whole-campaign/*.ts']

export default config
