import { askBot, askingRoom, type Bot, prepareBots } from '@machinami/bots'
import { isRefusal, type Refusal, type Ruleset, refuse, rulesetFor, type Setup } from '@machinami/cards'
import {
  CHANCE,
  compile,
  formatAnswer,
  parseAnswer,
  parseSeat,
  pending,
  Random,
  type Rules,
  type State,
  seatText,
  start,
  step,
  toAnswer,
  toMove,
  view,
} from '@machinami/engine'

/** What another program wants to know. docs/BOT-STDIO.md says it in words. */
export interface BotRequest {
  /** A new game; without either, the last one goes on. */
  readonly setup?: Setup
  readonly ruleset?: Ruleset
  /** What was done since, as records write it: `p1 roll 2`, `dice 3 4`, `draw cafe`, or `p1 roll 2: 3 4` at once. */
  readonly did?: readonly string[]
  /** For whom the bot should answer. */
  readonly answer?: string
}

export interface BotReply {
  readonly asked: readonly { readonly seat: string; readonly question: string; readonly options: readonly string[] }[]
  readonly over: boolean
  readonly winner?: string
  readonly answer?: string
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** A bot that other programs ask, line by line. It rolls no dice and keeps no secrets: whoever asks runs the game. */
export class AskedBot {
  private readonly bot: Bot
  private readonly seed: number
  private rules: Rules | null = null
  private state: State = new Int16Array()
  private moves = 0

  constructor(bot: Bot, seed: number) {
    this.bot = bot
    this.seed = seed
  }

  /** The reply to one line: always one line of JSON, whatever came in. */
  async line(text: string): Promise<string> {
    const request = parse(text)
    const reply = request ? await this.reply(request) : refuse('bad-line', { what: text.slice(0, 80) })
    return JSON.stringify(isRefusal(reply) ? { refusal: reply } : reply)
  }

  private async reply({ setup, ruleset, did = [], answer }: BotRequest): Promise<BotReply | Refusal> {
    const objection = setup || ruleset ? await this.begin(setup, ruleset) : null
    if (objection) return objection
    const { rules } = this
    if (!rules) return refuse('unknown-edition')
    for (const line of did) {
      const refused = this.happen(rules, line)
      if (refused) return refused
    }
    return this.standing(rules, answer)
  }

  private async begin(setup: Setup | undefined, given: Ruleset | undefined): Promise<Refusal | null> {
    const ruleset = given ?? rulesetFor(setup as Setup)
    if (isRefusal(ruleset)) return ruleset
    const rules = compile(ruleset)
    if (isRefusal(rules)) return rules
    await prepareBots([this.bot], rules)
    this.rules = rules
    this.state = start(rules, null)
    this.moves = 0
    return null
  }

  /** One cause. A throw may stand behind the decision to throw, as records write it. */
  private happen(rules: Rules, line: string): Refusal | null {
    const [cause, thrown] = line.split(': ')
    const seat = parseSeat(cause.split(' ')[0])
    const answer = parseAnswer(seat < 0 ? cause : cause.slice(3), seat < 0 ? CHANCE : seat)
    const move = answer ? toMove(rules, answer) : -1
    const asked = pending(rules, this.state).find((each) => each.seat === (seat < 0 ? CHANCE : seat))
    if (!asked?.options.some((option) => option.move === move)) return refuse('not-an-option', { what: line })
    step(rules, this.state, move, null)
    this.moves++
    return thrown === undefined ? null : this.happen(rules, `dice ${thrown}`)
  }

  private standing(rules: Rules, who: string | undefined): BotReply | Refusal {
    const { winner } = view(rules, this.state)
    const open = pending(rules, this.state).filter(({ seat }) => seat !== CHANCE)
    const asked = open.map(({ seat, question, options }) => ({
      ...{ seat: seatText(seat), question },
      options: options.map(({ answer }) => formatAnswer(answer)),
    }))
    const over = winner === null ? { over: false } : { over: true, winner: seatText(winner) }
    if (who === undefined) return { asked, ...over }
    const seat = parseSeat(who)
    if (!open.some((each) => each.seat === seat)) return refuse('not-your-question', { what: who })
    const random = new Random(this.seed, this.moves)
    const move = askBot(this.bot, rules, this.state, seat, random, askingRoom(rules))
    return { asked, ...over, answer: formatAnswer(toAnswer(rules, move)) }
  }
}

function parse(text: string): BotRequest | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    const { did, answer } = value as { did?: unknown; answer?: unknown }
    const isGood = did === undefined || (Array.isArray(did) && did.every(isText))
    return isGood && (answer === undefined || isText(answer)) ? (value as BotRequest) : null
  } catch {
    return null
  }
}
