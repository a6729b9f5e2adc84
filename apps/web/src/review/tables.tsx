import type { DiceCount, Review } from '@machinami/review'
import { Building } from '../pictures/building.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { decimal, nameOf, percent } from '../words/card-words.ts'
import { words } from '../words/index.ts'
import { signed } from '../words/signed.ts'
import { said } from './late-words.ts'
import { SeatMark } from './seat-mark.tsx'
import type { Viewing } from './viewing.ts'

/** Of 1: rarer than this is worth calling unusual. */
const UNUSUAL = 0.05

/** Nobody has tried all fair games there are. */
const MOST_SAID = 0.99

/** Fewer throws than this say nothing about dice. */
const FEW = 6

const oneIn = (share: number): string => String(Math.round(1 / share))

/** Dice that were thrown against what was to be expected, and whether that is unusual. */
export function DiceDialog({ viewing, onClose }: { readonly viewing: Viewing; readonly onClose: () => void }) {
  return (
    <Dialog title={said().dice} wide onClose={onClose}>
      <div class="dice-then">
        {viewing.facts.value.dice.all.map((count) => count.throws > 0 && <Thrown key={count.dice} count={count} />)}
        {viewing.review.value && <Worths viewing={viewing} review={viewing.review.value} />}
      </div>
    </Dialog>
  )
}

/** What all throws together were worth to everybody. */
function Worths({ viewing, review }: { readonly viewing: Viewing; readonly review: Review }) {
  const t = said().diceTable
  return (
    <section>
      <h3>
        {t.worth} <small class="soft">{t.together}</small>
      </h3>
      <ul class="worths">
        {review.seats.map(({ points }, seat) => (
          <li key={seat}>
            <span>
              <SeatMark seat={seat} /> {viewing.names.value[seat]}
            </span>
            <span class="balance">
              <i
                class={points.luck < 0 ? 'down' : 'up'}
                style={{ width: `${Math.min(50, Math.abs(points.luck) / 2)}%` }}
              />
            </span>
            <b class={points.luck < 0 ? 'down' : 'up'}>{signed(points.luck)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Thrown({ count }: { readonly count: DiceCount }) {
  const t = said().diceTable
  const { dice, throws, totals, further, oddest } = count
  const most = Math.max(...totals.map(({ came, expected }) => Math.max(came, expected)))
  return (
    <section>
      <h3>{dice === 1 ? t.one(throws) : t.two(throws)}</h3>
      <p>
        {throws < FEW
          ? t.few
          : words().sentences([
              further < UNUSUAL ? t.unusual(oneIn(further)) : t.ordinary(percent(Math.min(MOST_SAID, further))),
              ...(oddest ? [t.oddest(oddest.total, oddest.came, decimal(oddest.expected), oneIn(oddest.asOdd))] : []),
            ])}
      </p>
      <p class="dice-legend soft" aria-hidden="true">
        <i /> {t.thrown} <u /> {t.expected}
      </p>
      <table class="totals">
        <thead class="unseen">
          <tr>
            <td />
            {totals.map(({ total }) => (
              <th key={total} scope="col">
                {total}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" class="unseen">
              {t.thrown}
            </th>
            {totals.map(({ total, came, expected }) => (
              <td key={total}>
                <span class="tower" aria-hidden="true">
                  <i style={{ height: `${(came / most) * 100}%` }} />
                  <u style={{ bottom: `${(expected / most) * 100}%` }} />
                </span>
                <b aria-hidden="true">{total}</b>
                <small>{came}</small>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" class="unseen">
              {t.expected}
            </th>
            {totals.map(({ total, expected }) => (
              <td key={total}>
                <small class="soft">{decimal(expected)}</small>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

/** What each kind of card brought whoever is looked at, against its price. */
export function CardsDialog({ viewing, onClose }: { readonly viewing: Viewing; readonly onClose: () => void }) {
  const t = said().cardTable
  return (
    <Dialog title={said().cards} wide onClose={onClose}>
      <p class="soft">{t.how}</p>
      {/* Focus for arrow keys: there is nothing else in it to hold on to. */}
      <div role="group" aria-label={said().cards} tabIndex={0}>
        {viewing.facts.value.cards.map((cards, seat) => (
          <section key={seat} class="card-table">
            <h3>
              <SeatMark seat={seat} /> {viewing.names.value[seat]}
            </h3>
            <table>
              <thead>
                <tr>
                  {[t.card, t.built, t.price, t.brought, t.net].map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {[...cards]
                  .sort((a, b) => b.net - a.net)
                  .map(({ card, built, price, brought, net }) => (
                    <tr key={card}>
                      <th scope="row">
                        <Building id={card} /> {nameOf(card)}
                      </th>
                      <td>{built}</td>
                      <td>{price}</td>
                      <td>{brought}</td>
                      <td class={net < 0 ? 'down' : 'up'}>{signed(net)}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
