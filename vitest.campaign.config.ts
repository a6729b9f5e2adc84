import { defineConfig } from 'vitest/config'
import { inNode } from './vitest.config.ts'

/** Whole campaigns, in a real browser and on the server: `npm run test:campaign`. They take their time, so `npm test` does not play them. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    projects: [
      'apps/web/vitest.campaign.config.ts',
      {
        extends: true,
        test: {
          ...{ ...inNode, testTimeout: 3_600_000 },
          name: 'online',
          include: ['apps/server/whole-campaign/whole-campaign.ts'],
        },
      },
    ],
  },
})
