import type { CampaignAnswer } from './answers.ts'
import type { CampaignEvent } from './events.ts'
import type { CampaignQuestion } from './questions.ts'

type Answering = CampaignEvent & { readonly q?: number }

/** The answer an event was made of, so that a log can be answered again. */
export function answerIn(
  { kind }: Pick<CampaignQuestion, 'kind'>,
  event: Exclude<Answering, { readonly kind: 'freeGameStarted' }>,
): CampaignAnswer {
  switch (event.kind) {
    case 'colourChosen':
      return { kind: 'colour', colour: event.colour }
    case 'nameChosen':
      return { kind: 'name', name: event.name }
    case 'sideChosen':
      return { kind: 'side', side: event.side }
    case 'numberChosen':
      return { kind: 'number', number: event.number }
    case 'optionChosen':
      return { kind: 'option', option: event.option }
    case 'stickerPlaced':
      return { kind: 'sticker' }
    case 'gameStarted':
      return { kind: 'start-game', date: event.date, seats: event.seats }
    case 'gameFinished':
    case 'freeGameFinished':
      return { kind: 'finish-game', record: event.record }
    case 'registered':
      return { kind: 'sign', date: event.date }
    default:
      return { kind: kind as 'go-on' | 'ready' | 'open-box' }
  }
}
