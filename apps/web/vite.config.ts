import { defineConfig } from 'vite'
import { firstFiles } from './build/first-files.ts'
import { letters } from './build/letters.ts'
import { licences } from './build/licences.ts'
import { offline } from './build/offline.ts'
import { policy } from './build/policy.ts'
import { ruleBook } from './build/rule-book.ts'
import { shippedPacks } from './build/shipped-packs.ts'

const conditions = ['source', 'module', 'browser', 'development|production']

const inApp = (folders: string) => new RegExp(`apps/web/src/(?:${folders})`)

/**
 * A phone far from the server waits for every file it asks for: what is needed together comes together. First what every
 * screen needs, then how things are drawn, small parts that several screens share, and the table.
 */
const FILES = [
  { name: 'first', tags: ['$initial' as const], priority: 4 },
  {
    name: 'drawing',
    test: inApp(
      'art/(?:ink|parts|life|street|things|glyphs|states|index)\\.|pace/pace|pictures/(?:moving-parts|living-building|outline|drawings|building|scenery|bitmaps|pictures)\\.',
    ),
    priority: 3,
  },
  {
    name: 'parts',
    test: inApp(
      'shell/(?:dialog|modal|live-region|spoken)|cards/card-face|words/card-words|bots/|pictures/coin-face-icon|art/(?:coin|faces|icons)',
    ),
    priority: 2,
  },
  // Forms, which nobody needs to play.
  { name: 'forms', test: inApp('shell/(?:segments|page-head)|settings/(?:settings-form|key-list)'), priority: 2 },
  {
    name: 'table',
    test: inApp(
      'table/(?!dialogs|menu|who-plays|not-played|goal-dialog|panels)|game/|dock/(?!tiles|pick-tiles|order-tiles|reorder)|pace/|motion/|market/|cards/(?!card-dialog|card-peek|card-odds|pointed)|dice/(?!check-dice|commitment)|street/(?!bells)',
    ),
    priority: 1,
  },
]

const parts = licences()

export default defineConfig({
  base: './',
  resolve: { conditions },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [ruleBook(), shippedPacks(), letters(), firstFiles(), policy(), parts.page, offline()],
  worker: { format: 'es', plugins: parts.workers },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // How long a build took on a busy machine is no warning.
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups: FILES } } },
  },
  server: { port: 5173 },
})
