import type { Asking, Context, Lang, QuestionWords } from '../lang.ts'
import { withNames } from '../naming.ts'
import { capital } from '../text.ts'
import { everyone } from './grammar.ts'

/** `TV Station: who pays you?` */
function from({ card }: Asking, ctx: Context, question: string): string {
  return card === null ? capital(question) : `${ctx.cardName(card)}: ${question}`
}

const waitFor = (asking: Asking, ctx: Context, what: string) => `Waiting for ${everyone(ctx, asking.seats)} to ${what}.`

/** A question to a player, and what the others wait for that player to do. */
const toPlayer = (question: string, what: string): QuestionWords => ({
  prompt: (asking, ctx) => from(asking, ctx, withNames(question, ctx)),
  waiting: (asking, ctx) => waitFor(asking, ctx, withNames(what, ctx)),
})

/** What chance does is the same news for everybody. */
const news = (text: string): QuestionWords => ({ prompt: () => text, waiting: () => text })

export const questions: Lang['questions'] = {
  none: news('The game is over.'),
  throw: news('The dice are rolling.'),
  'boat-throw': {
    prompt: (asking, ctx) => boatThrow(asking, ctx),
    waiting: (asking, ctx) => boatThrow(asking, ctx),
  },
  'first-throw': news('The dice decide who begins.'),
  draw: news('A card is being dealt.'),
  dice: toPlayer('how many dice do you roll?', 'roll the dice'),
  reroll: toPlayer('keep this roll, or roll again?', 'keep the roll or roll again'),
  raise: toPlayer('do you raise your total?', 'raise the total or not'),
  order: toPlayer('which of your cards acts next?', 'say which card acts next'),
  whom: toPlayer('who pays you?', 'choose who pays'),
  offer: toPlayer('which card do you give away?', 'choose a card to give away'),
  want: toPlayer('which card do you want for it?', 'choose a card to get'),
  demolish: toPlayer('which landmark do you pull down?', 'choose a landmark to pull down'),
  hand: toPlayer('which card do you give, and to whom?', 'give a card away'),
  close: toPlayer('which kind of building closes?', 'choose what closes for renovation'),
  activate: toPlayer('which of your cards acts now?', 'choose a card that acts'),
  build: toPlayer('what do you build?', 'build'),
  opening: toPlayer('what do you build before the first roll?', 'build before the first roll'),
  invest: toPlayer('do you put a coin on it?', 'invest a coin or not'),
  shift: toPlayer('do you use your {token} to change the total?', 'use the {token} or not'),
  pin: toPlayer('do you take the {pin} of this number?', 'take the {pin} or not'),
  'take-pin': toPlayer('which {pin} do you take?', 'take a {pin}'),
  hang: toPlayer('on which number do you hang your flag?', 'hang a flag'),
  mascot: toPlayer('where does {mascot} go?', 'move {mascot}'),
  fund: toPlayer('how many pieces do you give?', 'give to the {fund}'),
  pick: toPlayer('which card do you start with? The others do not see it yet.', 'pick a card to start with'),
}

function boatThrow({ card }: Asking, ctx: Context): string {
  return card === null ? 'The dice are thrown for the boats.' : `The dice are thrown for the ${ctx.cardName(card)}.`
}
