import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { backup } from './backup.ts'
import { type Config, configFrom, summaryOf } from './config.ts'
import { greeting } from './greeting.ts'
import { start } from './server.ts'

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url))

function configOrExit(): Config {
  try {
    return configFrom(process.env)
  } catch (problem) {
    console.error((problem as Error).message)
    return process.exit(2)
  }
}

const config = configOrExit()
if (process.argv[2] === 'backup') {
  try {
    console.log(backup(config.data, process.argv[3] ?? 'backup'))
    process.exit(0)
  } catch (problem) {
    console.error((problem as Error).message)
    process.exit(1)
  }
}
const web = process.env.WEB ?? WEB
if (!existsSync(join(web, 'index.html')))
  console.error('The web app is not built (npm run build:web builds it): only the API is served.')
const running = await start(config, { web }).catch((problem: Error) => {
  console.error(`Cannot open: ${problem.message}`)
  return process.exit(1)
})
console.log(`${greeting(running.port, config.host)}\n\n${summaryOf(config)}`)

let isClosing = false
const close = (): void => {
  if (isClosing) process.exit(1)
  isClosing = true
  running.close().then(
    () => process.exit(0),
    () => process.exit(1),
  )
}
process.on('SIGTERM', close)
process.on('SIGINT', close)
