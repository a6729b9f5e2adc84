import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The quick tests, with the packages taken from the copy that is being mutated instead of from node_modules. */
const root = join(import.meta.dirname, '../..')
const source = (name: string) => join(root, `packages/${name}/src/index.ts`)

export default defineConfig({
  root,
  resolve: {
    alias: Object.fromEntries(['cards', 'engine', 'bots', 'table', 'lang'].map((name) => [`@machinami/${name}`, source(name)])),
  },
  test: {
    include: [
      'packages/cards/src/*.test.ts',
      'packages/engine/src/**/*.test.ts',
      'tests/golden.test.ts',
      'tests/hidden.test.ts',
      'tests/perft.test.ts',
      'tests/mutation/*.test.ts',
    ],
  },
})
