import type { Asking, Context, Lang, QuestionWords } from '../lang.ts'
import { withNames } from '../naming.ts'
import { capital } from '../text.ts'
import { everyone, theCard } from './grammar.ts'

/** `TV-station: wie betaalt jou?` */
function from({ card }: Asking, ctx: Context, question: string): string {
  return card === null ? capital(question) : `${ctx.cardName(card)}: ${question}`
}

/** A question to a player, and what the others wait for that player to do. */
const toPlayer = (question: string, what: string): QuestionWords => ({
  prompt: (asking, ctx) => from(asking, ctx, withNames(question, ctx)),
  waiting: (asking, ctx) => `Wachten op ${everyone(ctx, asking.seats)}: ${withNames(what, ctx)}.`,
})

/** What chance does is the same news for everybody. */
const news = (text: string): QuestionWords => ({ prompt: () => text, waiting: () => text })

const boatThrow = ({ card }: Asking, ctx: Context) =>
  `Er wordt gegooid voor ${card === null ? 'de boten' : theCard(ctx, card)}.`

export const questions: Lang['questions'] = {
  none: news('Het spel is afgelopen.'),
  throw: news('De dobbelstenen rollen.'),
  'boat-throw': { prompt: boatThrow, waiting: boatThrow },
  'first-throw': news('De dobbelstenen bepalen wie begint.'),
  draw: news('Er wordt een kaart getrokken.'),
  dice: toPlayer('met hoeveel dobbelstenen gooi je?', 'dobbelstenen gooien'),
  reroll: toPlayer('houd je deze worp of gooi je opnieuw?', 'worp houden of opnieuw gooien'),
  raise: toPlayer('verhoog je het totaal?', 'totaal verhogen of niet'),
  order: toPlayer('welke kaart komt nu?', 'volgorde van kaarten kiezen'),
  whom: toPlayer('wie betaalt jou?', 'kiezen wie er betaalt'),
  offer: toPlayer('welke kaart geef je weg?', 'kaart kiezen om weg te geven'),
  want: toPlayer('welke kaart wil je ervoor terug?', 'kaart kiezen om te krijgen'),
  demolish: toPlayer('welke bezienswaardigheid sloop je?', 'bezienswaardigheid kiezen om te slopen'),
  hand: toPlayer('welke kaart geef je weg, en aan wie?', 'kaart weggeven'),
  close: toPlayer('welke soort attractie gaat dicht?', 'kiezen wat er dichtgaat wegens verbouwing'),
  activate: toPlayer('welke kaart activeer je?', 'kaart kiezen om te activeren'),
  build: toPlayer('wat bouw je?', 'bouwen of passen'),
  opening: toPlayer('wat bouw je vóór de eerste worp?', 'bouwen vóór de eerste worp'),
  invest: toPlayer('leg je er een munt op?', 'munt inleggen of niet'),
  shift: toPlayer('gebruik je je {token} om het totaal te veranderen?', '{token} gebruiken of niet'),
  pin: toPlayer('pak je de {pin} van dit nummer?', '{pin} pakken of niet'),
  'take-pin': toPlayer('welke {pin} pak je?', '{pin} pakken'),
  hang: toPlayer('op welk nummer hang je je vlag?', 'vlag hangen'),
  mascot: {
    prompt: (asking, ctx) => from(asking, ctx, `waar gaat ${theCard(ctx, 'mascot')} heen?`),
    waiting: (asking, ctx) => `Wachten op ${everyone(ctx, asking.seats)}: ${ctx.cardName('mascot')} verplaatsen.`,
  },
  fund: {
    prompt: (asking, ctx) => from(asking, ctx, 'hoeveel stukken geef je?'),
    waiting: (asking, ctx) => `Wachten op ${everyone(ctx, asking.seats)}: aan ${theCard(ctx, 'fund')} geven.`,
  },
  pick: toPlayer('met welke kaart begin je? De anderen zien je keuze nog niet.', 'kaart kiezen om mee te beginnen'),
}
