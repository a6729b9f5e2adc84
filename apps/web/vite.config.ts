import { defineConfig } from 'vite'
import { firstFiles } from './build/first-files.ts'
import { offline } from './build/offline.ts'
import { ruleBook } from './build/rule-book.ts'

const conditions = ['source', 'module', 'browser', 'development|production']

export default defineConfig({
  base: './',
  resolve: { conditions },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [ruleBook(), firstFiles(), offline()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { port: 5173 },
})
