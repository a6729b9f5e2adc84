import { existsSync } from 'node:fs'
import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core'

const INSTALLED = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
export const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

const installed = (): string | undefined => INSTALLED.find((path) => path !== undefined && existsSync(path))

/** Where a Chromium is: one that is installed, or the one that comes with the packages. */
export async function chromiumPath(): Promise<string> {
  const found = installed()
  if (found !== undefined) return found
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs20.x'
  const { default: packed } = await import('@sparticuz/chromium')
  return packed.executablePath()
}

async function options(): Promise<LaunchOptions | null> {
  const found = installed()
  if (found !== undefined) return { executablePath: found, args: ARGS }
  if (process.platform !== 'linux' || process.arch !== 'x64') return noBrowser()
  const executablePath = await chromiumPath()
  const { default: packed } = await import('@sparticuz/chromium')
  return { executablePath, args: [...packed.args, ...ARGS] }
}

/** A browser that is there, or the one that comes with the packages; null where there is neither. */
export async function launch(): Promise<Browser | null> {
  const how = await options()
  return how && chromium.launch(how)
}

/** The same for many users one after the other. */
export async function launchServer(): Promise<BrowserServer | null> {
  const how = await options()
  return how && chromium.launchServer(how)
}

function noBrowser(): null {
  if (process.env['CI']) throw new Error('no browser to test with: install Chromium or set CHROME_PATH')
  console.warn(
    '\n*** No browser found: the tests of the web app are skipped. Install Chromium or set CHROME_PATH. ***\n',
  )
  return null
}
