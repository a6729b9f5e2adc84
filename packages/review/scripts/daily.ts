import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DailyDay, DailyMonth } from '../src/daily.ts'
import { duplicateOf } from './daily/duplicate.ts'
import { streetOf } from './daily/street.ts'

/**
 * `daily FIRST DAYS [FOLDER]`: makes the daily street and the duplicate game of so many days from a date on. Days that are there stay
 * as they are, so it can be stopped and goes on where it was.
 */
const [first = '', days = '', folder = 'apps/web/public/daily'] = process.argv.slice(2)
const begin = Date.parse(`${first}T00:00:00Z`)
if (!Number.isFinite(begin) || !(Number(days) > 0)) {
  console.error('daily YYYY-MM-DD DAYS [FOLDER]')
  process.exit(2)
}
mkdirSync(folder, { recursive: true })
const DAY = 86_400_000
for (let n = 0; n < Number(days); n++) {
  const date = new Date(begin + n * DAY)
  const month = date.toISOString().slice(0, 7)
  const file = join(folder, `${month}.json`)
  const before: DailyMonth = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as DailyMonth)
    : { format: 1, month, days: {} }
  const day = String(date.getUTCDate())
  if (before.days[day]) continue
  const from = process.cpuUsage().user
  const number = Math.round(date.getTime() / DAY)
  const made: DailyDay = {
    street: await streetOf(number, date.getUTCDay()),
    duplicate: await duplicateOf(number, date.getUTCDay()),
  }
  writeFileSync(file, `${JSON.stringify({ ...before, days: { ...before.days, [day]: made } })}\n`)
  const { edition, players, foundBy, answers } = made.street
  const seconds = ((process.cpuUsage().user - from) / 1e6).toFixed(1)
  console.log(
    `${date.toISOString().slice(0, 10)} ${edition} ${players} ${answers[0].answer} ${foundBy.length}/5 ${seconds} s`,
  )
}
