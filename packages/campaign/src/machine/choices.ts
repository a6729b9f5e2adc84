import { type AskRecord, PAIR_COPIES } from '../pack/pack.ts'
import type { CampaignEvent } from './events.ts'
import { learned } from './reading.ts'
import { type CampaignState, inTown, type Now } from './state.ts'

type Choice = CampaignEvent & { readonly kind: 'sideChosen' | 'numberChosen' | 'optionChosen' | 'stickerPlaced' }
type NowAt<At> = Now & { readonly at: At }

/** What a town decided. */
export function chosen(state: CampaignState, event: Choice): CampaignState {
  const { now } = state
  switch (event.kind) {
    case 'sideChosen':
      return now.at === 'choosing' ? sideUp(state, event, now.pair) : state
    case 'numberChosen':
      return now.at === 'asking' ? nextAsked(numbered(state, event, now.ask), now) : state
    case 'optionChosen':
      return now.at === 'asking'
        ? nextAsked({ ...state, choices: { ...state.choices, [event.ask]: event.option } }, now)
        : state
    case 'stickerPlaced':
      return now.at === 'sticking' ? stuck(state, event, now) : state
  }
}

/** Five cards with the chosen side up become a stack; the other side stays unseen. */
function sideUp(
  state: CampaignState,
  { town, side, card }: Choice & { readonly kind: 'sideChosen' },
  pair: NowAt<'choosing'>['pair'],
): CampaignState {
  const known = learned(state, pair.faces[side])
  const row = known.cards[card]
  const note = row?.kind === 'establishment' ? Math.min(...row.on) : 0
  return {
    ...known,
    now: { at: 'reading' },
    steps: state.steps[0] === 'pair' ? state.steps.slice(1) : state.steps,
    choices: { ...state.choices, [pair.id]: side },
    supply: [...state.supply, { ...pair[side], copies: PAIR_COPIES, pair: pair.id }],
    tune: state.tune && { ...state.tune, notes: [...state.tune.notes, { note, town, game: state.game, card }] },
  }
}

/** A number for the town's board, or one for everybody. */
function numbered(
  state: CampaignState,
  { town, number }: Choice & { readonly kind: 'numberChosen' },
  ask: AskRecord,
): CampaignState {
  const { tune } = state
  const sung = ask.note && tune ? { ...tune, notes: [...tune.notes, { note: number, town, game: state.game }] } : tune
  return ask.of === 'winner'
    ? { ...state, tune: sung, numbers: { ...state.numbers, [ask.id]: number } }
    : inTown({ ...state, tune: sung }, town, ({ numbers }) => ({ numbers: { ...numbers, [ask.id]: number } }))
}

function nextAsked(state: CampaignState, { ask, left }: NowAt<'asking'>): CampaignState {
  const after = left.slice(1)
  return { ...state, now: after.length === 0 ? { at: 'reading' } : { at: 'asking', ask, left: after } }
}

function stuck(
  state: CampaignState,
  { town, number }: Choice & { readonly kind: 'stickerPlaced' },
  { sticker, left }: NowAt<'sticking'>,
): CampaignState {
  const { marks = 0, flags = 0 } = sticker.board ?? {}
  const after = left.filter((each) => each !== town)
  const isLast = after.length === 0
  const done = inTown(state, town, (each) => ({
    stickers: [...each.stickers, { id: sticker.id, ...(number === undefined ? {} : { number }) }],
    marks: each.marks + marks,
    flags: each.flags + flags,
  }))
  const changes = isLast && sticker.town ? [...state.changes, { town: sticker.town }] : state.changes
  return { ...done, changes, now: isLast ? { at: 'reading' } : { at: 'sticking', sticker, left: after } }
}
