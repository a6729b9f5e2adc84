import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { backup, restore } from './backup.ts'
import { type Config, configFrom, summaryOf } from './config.ts'
import { greeting } from './greeting.ts'
import { start } from './server.ts'
import { consoleWords } from './words/console-words.ts'

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url))

function configOrExit(): Config {
  try {
    return configFrom(process.env)
  } catch (problem) {
    console.error((problem as Error).message)
    return process.exit(2)
  }
}

const words = consoleWords(process.env)
const config = configOrExit()
/** What is done instead of opening a server. */
const ERRANDS = new Map([
  ['backup', backup],
  ['restore', restore],
])
const [wish, folder = 'backup'] = process.argv.slice(2)
const errand = wish === undefined ? null : ERRANDS.get(wish)
if (errand === undefined) {
  console.error(words.noSuchErrand(wish))
  process.exit(2)
}
if (errand)
  await errand(config, folder, words).then(
    (file) => {
      console.log(file)
      process.exit(0)
    },
    (problem: Error) => {
      console.error(problem.message)
      process.exit(1)
    },
  )
const web = process.env.WEB ?? WEB
if (!existsSync(join(web, 'index.html'))) console.error(words.noPage)
const running = await start(config, { web, words }).catch((problem: Error) => {
  console.error(words.cannotOpen(problem.message))
  return process.exit(1)
})
console.log(`${greeting(running.port, config.host, words)}\n\n${summaryOf(config, words)}`)

let isClosing = false
const close = (): void => {
  if (isClosing) process.exit(1)
  isClosing = true
  running.close().then(
    () => process.exit(0),
    () => process.exit(1),
  )
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, close)
