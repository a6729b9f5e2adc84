import { BOT_IDS, type BotId, faceOf, LEVEL_IDS, STYLE_IDS } from '../bots/who.ts'
import { Face } from '../pictures/coin-face-icon.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { around } from '../words/around.ts'
import { words } from '../words/index.ts'
import { Strength } from './strength.tsx'
import './seats.css'

function Choice(props: {
  readonly seat: number
  readonly bot: BotId | undefined
  readonly isChosen: boolean
  readonly onPick: (bot: BotId | undefined) => void
}) {
  const { bot } = props
  const t = words()
  return (
    <li>
      <button type="button" class="player" aria-pressed={props.isChosen} onClick={() => props.onPick(bot)}>
        <Face name={faceOf(props.seat, bot)} size={52} />
        <span class="player-name display">
          {bot === undefined ? around().setup.person : t.bots[bot].name} {bot && <Strength id={bot} />}
        </span>
        <span class="player-about">
          {bot === undefined ? around().setup.personAbout : around().setup.aboutBots[bot]}
        </span>
      </button>
    </li>
  )
}

/** Who plays a seat: a person, a bot of some strength, or one with a manner of its own. */
export function PlayerPicker(props: {
  readonly seat: number
  readonly title: string
  readonly bot: BotId | undefined
  /** Where people come by themselves. */
  readonly botsOnly?: boolean
  readonly onPick: (bot: BotId | undefined) => void
  readonly onClose: () => void
}) {
  const t = around().setup
  const groups: readonly (readonly [title: string, bots: readonly (BotId | undefined)[]])[] = [
    ...(props.botsOnly ? [] : [[t.people, [undefined]] as const]),
    [t.levels, LEVEL_IDS],
    [t.styles, [...STYLE_IDS, ...BOT_IDS.filter((id) => id === 'random')]],
  ]
  return (
    <Dialog title={props.title} wide onClose={props.onClose}>
      {groups.map(([title, bots]) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul class="players">
            {bots.map((bot) => (
              <Choice
                key={bot ?? 'person'}
                seat={props.seat}
                bot={bot}
                isChosen={bot === props.bot}
                onPick={props.onPick}
              />
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  )
}
