import type { Reason } from '@machinami/bots'
import { label } from '@machinami/lang'
import type { ComponentChildren } from 'preact'
import { figuresFor } from '../dock/amounts.ts'
import { contextOf } from '../game/context.ts'
import type { Game } from '../game/game.ts'
import { Building } from '../pictures/building.tsx'
import { Coin } from '../pictures/coin-face-icon.tsx'
import { aside } from '../words/aside.ts'
import { nameOf, percent } from '../words/card-words.ts'
import { lang } from '../words/index.ts'
import { changesOf } from './changes.ts'
import { payerForPassing } from './payer.ts'
import { plainReason } from './plain-reason.ts'
import './reasons.css'

/** One answer: what it is, its win chance, and what it changes. */
export function ReasonRow(props: {
  readonly game: Game
  readonly seat: number
  readonly reason: Reason
  /** How finely the chance is told. */
  readonly digits?: number
  /** What it brings by itself, where it changes nothing that lasts. */
  readonly brings?: string | undefined
  /** What is advised before all others. */
  readonly best?: boolean
  readonly children?: ComponentChildren
}) {
  const { game, reason } = props
  const { answer } = reason
  const t = aside().reasons
  // Prices and streets of the past are not known here; what does without them is right at any time.
  const isNow = props.children !== undefined
  const figures = isNow ? figuresFor(game, props.seat, answer) : {}
  const payer = isNow ? payerForPassing(game, props.seat) : null
  const changes = changesOf(reason, lang(), t, payer && nameOf(payer))
  // A dot stays with what it follows: no line begins with one.
  const plain = isNow ? plainReason(game, props.seat, reason, props.best === true) : null
  // Where something speaks for it, nobody needs to hear that nothing changes yet.
  const isTold = (each: string) => plain === null || (each !== plain && each !== lang().advice.nothing)
  const figured = props.brings ?? changes.filter(isTold).join('\u00a0· ')
  return (
    <li class={`reason ${props.best ? 'best' : ''}`}>
      <span class="reason-picture">
        {'card' in answer && <Building id={answer.card} />}
        {answer.kind === 'pass' && <Coin size={34} />}
      </span>
      <span class="reason-text">
        <strong class="display">{label(lang(), answer, contextOf(game), figures)}</strong>
        <span>{plain ?? figured}</span>
        {reason.chance !== null && <i class="chance-bar" style={{ '--part': reason.chance }} />}
        {plain !== null && figured !== '' && (
          <details class="more-figures">
            <summary>{aside().plain.more}</summary>
            {figured}
          </details>
        )}
      </span>
      {reason.chance !== null && (
        <span class="reason-chance">
          <b class="display">{percent(reason.chance, props.digits)}</b>
          <small>{t.toWin}</small>
        </span>
      )}
      {props.children}
    </li>
  )
}
