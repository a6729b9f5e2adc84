import type { Odds } from '@machinami/host'
import { useEffect, useState } from 'preact/hooks'
import { OddsShown } from '../odds/odds.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { around } from '../words/around.ts'
import { words } from '../words/index.ts'
import { oddsAside } from '../worker/reviewing.ts'
import { said } from './late-words.ts'
import { nameFor } from './name-for.ts'
import type { Viewing } from './viewing.ts'

/** What the next roll would have brought whoever is looked at, as everything stood then. */
export function OddsThen({ viewing, onClose }: { readonly viewing: Viewing; readonly onClose: () => void }) {
  const t = words()
  const [odds, setOdds] = useState<Odds | 'none' | null>(null)
  const { source, at, seat } = viewing
  useEffect(
    () =>
      oddsAside(source.text, at.value, seat.value, (heard) => {
        if (heard.is === 'odds') setOdds(heard.odds)
        if (heard.is === 'refused') setOdds('none')
      }),
    [at.value, seat.value],
  )
  return (
    <Dialog title={t.table.odds} onClose={onClose}>
      {odds === null && <p class="soft">{around().odds.waiting}</p>}
      {odds === 'none' && <p class="soft">{around().odds.none}</p>}
      {odds !== null && odds !== 'none' && (
        <OddsShown odds={odds} explained={said().oddsThen(nameFor(viewing, seat.value))} />
      )}
    </Dialog>
  )
}
