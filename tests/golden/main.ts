import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gamesFolder, goldenFiles } from './files.ts'
import { playGolden } from './play.ts'

/** `npm run golden`: says which golden games have changed; with --update it writes their new facts. Review them! */
const update = process.argv.includes('--update')
const only = process.argv.slice(2).filter((word) => !word.startsWith('--'))
let changed = 0
for (const { path, text } of goldenFiles()) {
  if (only.length > 0 && !only.some((word) => path.includes(word))) continue
  const played = playGolden(text)
  if (played === text) continue
  changed++
  const now = played.split('\n')
  console.log(path)
  text.split('\n').forEach((line, nth) => {
    if (line !== now[nth]) console.log(`  - ${line}\n  + ${now[nth]}`)
  })
  if (update && !played.includes('  # ')) writeFileSync(join(gamesFolder, path), played)
}
console.log(changed === 0 ? 'All golden games are as written.' : `${changed} changed.`)
process.exitCode = changed > 0 && !update ? 1 : 0
