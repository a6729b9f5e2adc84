// Lighthouse on the start screen, on the table and on campaigns: a new one, and one that is going on; with names and forms, on those
// only (`npm run lighthouse -w apps/web -- town mobile`). It is fetched on demand and never becomes a dependency.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { ARGS, chromiumPath } from './browser.ts'
import { serve } from './serve.ts'

const VERSION = '12.8.2'
const WANTED = 0.95
const CATEGORIES = ['performance', 'accessibility', 'best-practices']
const FOLDER = fileURLToPath(new URL('../../../out/lighthouse', import.meta.url))
const PORT = 9333

interface Audit {
  readonly id: string
  readonly title: string
  readonly score: number | null
  readonly displayValue?: string
}
interface Result {
  readonly lhr: {
    readonly categories: Readonly<
      Record<
        string,
        { readonly score: number; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
      >
    >
    readonly audits: Readonly<Record<string, Audit>>
  }
  readonly report: string
}
type Lighthouse = (url: string, flags: object, config?: object) => Promise<Result>

async function fetchLighthouse(): Promise<Lighthouse> {
  const main = join(FOLDER, 'node_modules/lighthouse/core/index.js')
  if (!existsSync(main)) {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }')
    const command = ['install', '--prefix', FOLDER, '--no-save', '--silent', '--no-audit', `lighthouse@${VERSION}`]
    execFileSync('npm', command, { stdio: 'inherit', shell: process.platform === 'win32' })
  }
  return ((await import(pathToFileURL(main).href)) as { default: Lighthouse }).default
}

/** A browser with a game and a campaign in progress, as somebody has who comes back. */
async function withGame(url: string, profile: string, story: (campaign: string) => Promise<void>): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await chromiumPath(),
    args: [...ARGS, `--remote-debugging-port=${PORT}`],
  })
  const page = await context.newPage()
  await page.goto(url)
  await page.click('.play-now')
  await page.waitForSelector('.dock [data-answer]')
  if (!(await page.evaluate(() => localStorage.getItem('machinami.going-on')))) throw new Error('no game was kept')
  await page.goto(`${url}#/campaign/new`)
  await page.click('.campaign-create .button.main.big')
  await page.waitForSelector('.camp-founding')
  const campaign = new URL(page.url()).hash
  await page.goto('about:blank')
  await story(campaign)
  await context.close()
}

/** What keeps a category from being perfect. */
function complaints({ lhr }: Result, category: string): string[] {
  return lhr.categories[category].auditRefs.flatMap(({ id, weight }) => {
    const audit = lhr.audits[id]
    if (weight === 0 || audit.score === null || audit.score >= 0.9) return []
    return [`    ${audit.title}${audit.displayValue ? `: ${audit.displayValue}` : ''}`]
  })
}

async function judge(lighthouse: Lighthouse, name: string, url: string, form: 'mobile' | 'desktop'): Promise<boolean> {
  // Everything but what is kept of games is forgotten first: a cold visit.
  const clearStorageTypes = ['service_workers', 'cache_storage', 'shader_cache', 'file_systems']
  const flags = { port: PORT, output: 'html', logLevel: 'error', clearStorageTypes, onlyCategories: CATEGORIES }
  const desktop = join(FOLDER, 'node_modules/lighthouse/core/config/desktop-config.js')
  const config =
    form === 'desktop' ? ((await import(pathToFileURL(desktop).href)) as { default: object }).default : undefined
  const result = await lighthouse(url, flags, config)
  writeFileSync(join(FOLDER, `${name}-${form}.html`), result.report)
  const scores = CATEGORIES.map((id) => `${id} ${Math.round(result.lhr.categories[id].score * 100)}`)
  const figures = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]
  const told = figures.map((id) => result.lhr.audits[id].displayValue).join(', ')
  console.log(`${name.padEnd(6)} ${form.padEnd(8)} ${scores.join(', ')}   (FCP, LCP, TBT, CLS: ${told})`)
  for (const id of CATEGORIES) for (const line of complaints(result, id)) console.log(line)
  return CATEGORIES.every((id) => result.lhr.categories[id].score >= WANTED)
}

const asked = process.argv.slice(2)
/** Whether somebody asked for one of these, or for none in particular. */
const isAsked = (one: string, all: readonly string[]): boolean =>
  asked.includes(one) || !all.some((each) => asked.includes(each))
const FORMS = ['mobile', 'desktop'] as const
const lighthouse = await fetchLighthouse()
const { url, close } = await serve()
const profile = mkdtempSync(join(tmpdir(), 'machinami-lighthouse-'))
let isGood = true
await withGame(url, profile, async (campaign) => {
  const pages: Readonly<Record<string, string>> = {
    start: '',
    table: '#/play',
    new: '#/campaign/new',
    town: campaign,
  }
  for (const form of FORMS.filter((each) => isAsked(each, FORMS)))
    for (const [name, path] of Object.entries(pages).filter(([each]) => isAsked(each, Object.keys(pages))))
      isGood = (await judge(lighthouse, name, `${url}${path}`, form)) && isGood
})
await close()
rmSync(profile, { recursive: true, force: true })
console.log(`load average ${loadavg()[0].toFixed(1)}; reports in ${FOLDER}`)
process.exitCode = isGood ? 0 : 1
