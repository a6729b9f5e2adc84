import { resolve } from 'node:path'
import { defineConfig, type Rolldown } from 'vite'
import { FIRST_WORDS, firstFiles } from './build/first-files.ts'
import { lateStyles } from './build/late-styles.ts'
import { letters } from './build/letters.ts'
import { licences } from './build/licences.ts'
import { offline } from './build/offline.ts'
import { policy } from './build/policy.ts'
import { ruleBook } from './build/rule-book.ts'
import { shippedPacks } from './build/shipped-packs.ts'

const conditions = ['source', 'module', 'browser', 'development|production']

const inApp = (folders: string, besides = '(?!)') => new RegExp(`apps/web/src/(?:${folders})|${besides}`)

/**
 * A phone far from the server waits for every file it asks for: what is needed together comes together. First what every
 * screen needs and how things are drawn, then what is said first, small parts that several screens share, and the table.
 */
const FILES = [
  {
    name: 'first',
    test: inApp(
      'main\\.|shell/live-region|words/many|art/(?:ink|parts|life|street|hillside|things|glyphs|states|index)\\.|pace/pace|pictures/(?:moving-parts|living-building|outline|drawings|building|scenery|bitmaps|pictures)\\.',
      'packages/lang/src/(?:card-text|impossible)',
    ),
    priority: 3,
  },
  // By the game and around it: a file for each language.
  { name: (id: string) => FIRST_WORDS.exec(id)?.[1] ?? null, priority: 2 },
  {
    name: 'parts',
    test: inApp(
      'shell/spoken|words/(?:card-words|aside|letters-wide)|bots/|pictures/coin-face-icon|art/(?:coin|faces|face-parts|icons)',
    ),
    priority: 2,
  },
  // What this browser keeps: tables and campaigns both read it.
  { name: 'kept', test: inApp('store/database\\.', 'node_modules/idb/'), priority: 3 },
  // What lies over a page when somebody asks for it.
  { name: 'dialog', test: inApp('shell/(?:dialog|modal)'), priority: 2 },
  // Forms, which nobody needs to play.
  {
    name: 'forms',
    test: inApp(
      'shell/(?:segments|page-head)|theme/fields|settings/(?:settings-form|key-list)|setup/(?:seat|setup\\.css)',
    ),
    priority: 2,
  },
  // Small things that several pages share.
  {
    name: 'shared',
    test: inApp(
      'shell/(?:copy|use-copy|caught-focus|wide|town-page)|words/(?:search|signed|short-name)|end/spread-labels',
      'review/src/whole-points',
    ),
    priority: 2,
  },
  // A new campaign, and the lid of one that is opened.
  {
    name: 'campaign',
    test: inApp('campaign/(?:campaign-screen|create|packs|late-words|opening|lid|wax|colours)|words/in-language'),
    priority: 2,
  },
  {
    name: 'table',
    test: inApp(
      'table/(?!dialogs|arrows|keys|menu|who-plays|not-played|goal-dialog|panels|since|look-back|remark-toast|untrained-notice|unsaved-notice)|game/|dock/(?!action-buttons|tiles|owner-bar|pick-tiles|order-tiles|reorder|flow-around)|pace/|motion/|market/(?!mascot)|cards/(?!more-signs|card-dialog|card-face|card-peek|card-odds|pointed|shown-card|cards\\.css)|dice/(?!check-dice|commitment)|street/(?!bells|fund|lanterns|token)',
    ),
    priority: 1,
  },
  // What most tables never show: the name of every file that may come late is part of the table's own.
  { name: 'notices', test: inApp('table/(?:look-back|remark-toast|untrained-notice|unsaved-notice)'), priority: 0 },
  {
    name: 'markers',
    test: inApp('street/(?:bells|fund|lanterns|token)|market/mascot|dock/action-buttons'),
    priority: 0,
  },
]

/**
 * What the worker of a game begins with is one file: in pieces, by what else needs which, it would be a twentieth more.
 * Rules from elsewhere and games that were left are not what most begin with: what checks and reads them comes later.
 */
const GAME_WORKER = resolve(import.meta.dirname, 'src/worker/game.worker.ts')
const READING =
  /engine\/src\/(?:check|compile-checked|record\/(?:read-|head\.|body|cast|lines|rules\.|replay|json|board))/
const OPENING =
  /table\/src\/(?:table|distrust|known-rules|verify|branch|recorded-luck)\.|bots\/src\/(?:explain|match)\.|engine\/src\/sample/
const IN_WORKERS = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: (_: string, built: Rolldown.ChunkingContext) => (built.getModuleInfo(GAME_WORKER) ? 'worker' : null),
      debugName: 'worker',
      tags: ['$initial' as const],
      test: (id: string) => !READING.test(id) && !OPENING.test(id),
    },
  ],
}

const parts = licences()

export default defineConfig({
  base: './',
  resolve: { conditions },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [ruleBook(), shippedPacks(), letters(), lateStyles(), firstFiles(), policy(), parts.page, offline()],
  worker: {
    format: 'es',
    plugins: parts.workers,
    rolldownOptions: { output: { codeSplitting: IN_WORKERS, comments: { annotation: false } } },
  },
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
