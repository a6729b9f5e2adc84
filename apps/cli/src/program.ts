import { BOTS } from '@machinami/bots'
import { CONTESTANTS } from '@machinami/bots/arena'
import { Command, type Help, Option } from 'commander'
import type { Cli } from './cli.ts'
import { wrap } from './columns.ts'
import { arenaCommand } from './commands/arena.ts'
import { benchCommand } from './commands/bench.ts'
import { botCommand } from './commands/bot.ts'
import { campaignCommand } from './commands/campaign.ts'
import { cardsCommand } from './commands/cards.ts'
import { convertCommand } from './commands/convert.ts'
import { historyCommand } from './commands/history.ts'
import { linkCommand } from './commands/link.ts'
import { playCommand } from './commands/play.ts'
import { replayCommand } from './commands/replay.ts'
import { reviewCommand } from './commands/review.ts'
import { rulesCommand } from './commands/rules.ts'
import { backupCommand, serveCommand } from './commands/serve.ts'
import { simCommand } from './commands/sim.ts'
import { teachCommand } from './commands/teach.ts'
import { verifyCommand } from './commands/verify.ts'
import { type CommandName, EXAMPLES } from './examples.ts'
import { BROKEN, FAILED, HUNG_UP, INTERRUPTED, OK, TERMINATED, USAGE } from './exit.ts'
import { type Io, roomOf } from './io.ts'
import { VERSION } from './version.ts'
import type { OptionId } from './words/catalogue.ts'

/** Told the exit code when a command is done. */
type Done = (code: number) => void

/** The whole command line. Values are checked by the commands, which answer in the reader's language. */
export function programFor(cli: Cli, done: Done): Command {
  const { help } = cli.words
  const program = new Command('machinami')
  program
    .description(help.about)
    .version(VERSION, '-V, --version', help.version)
    .helpCommand('help [command]', help.helpCommand)
    .addOption(option(cli, 'lang', '--lang <language>'))
    .addHelpText('after', () => footer(cli))
  addPlay(cli, program, done)
  addSim(cli, program, done)
  addArena(cli, program, done)
  addRecords(cli, program, done)
  addReviews(cli, program, done)
  addCampaign(cli, program, done)
  addServer(cli, program, done)
  addRest(cli, program, done)
  for (const command of [program, ...program.commands]) configure(cli, command)
  return program
}

const option = ({ words }: Cli, id: OptionId, flags: string, value?: string): Option => {
  const made = new Option(flags, words.help.options[id])
  return value === undefined ? made : made.default(value)
}

function subcommand(cli: Cli, program: Command, name: CommandName): Command {
  return program
    .command(name)
    .summary(cli.words.help.commands[name])
    .description(cli.words.help.commands[name])
    .addHelpText('after', () =>
      [...(TAKES_BOTS.has(name) ? [botsLine(cli, name)] : []), examplesOf(cli, name)].join('\n'),
    )
}

const addSetup = (cli: Cli, command: Command): Command =>
  command
    .addOption(option(cli, 'edition', '--edition <edition>').default(undefined, 'base'))
    .addOption(option(cli, 'players', '--players <n>'))
    .addOption(option(cli, 'market', '--market <market>'))
    .addOption(option(cli, 'order', '--order <order>'))
    .addOption(option(cli, 'house', '--house <rule=option...>'))
    .addOption(option(cli, 'first', '--first <seat|roll>'))
    .addOption(option(cli, 'ruleset', '--ruleset <file>'))

function addPlay(cli: Cli, program: Command, done: Done): void {
  addSetup(cli, subcommand(cli, program, 'play'))
    .addOption(option(cli, 'seats', '--seats <seats>'))
    .addOption(option(cli, 'seed', '--seed <hex>'))
    .addOption(option(cli, 'record', '--record <file>'))
    .addOption(option(cli, 'force', '--force'))
    .addOption(option(cli, 'resume', '--resume [file]'))
    .addOption(option(cli, 'confirm', '--confirm'))
    .addOption(option(cli, 'no-confirm', '--no-confirm').default(undefined))
    .action(async (options) => done(await playCommand(cli, options)))
}

function addSim(cli: Cli, program: Command, done: Done): void {
  addSetup(cli, subcommand(cli, program, 'sim'))
    .addOption(option(cli, 'games', '--games <n>', '1000'))
    .addOption(option(cli, 'bots', '--bots <bots>', 'random'))
    .addOption(option(cli, 'sim-seed', '--seed <n>', '1'))
    .addOption(option(cli, 'threads', '--threads <n>'))
    .addOption(option(cli, 'no-rotate', '--no-rotate'))
    .addOption(option(cli, 'json', '--json'))
    .addOption(option(cli, 'csv', '--csv'))
    .action(async (options) => done(await simCommand(cli, options)))
}

function addArena(cli: Cli, program: Command, done: Done): void {
  addSetup(cli, subcommand(cli, program, 'arena'))
    .argument('[bots...]', cli.words.help.arguments.contestants)
    .addOption(option(cli, 'units', '--units <n>', '100'))
    .addOption(option(cli, 'sprt', '--sprt <points>'))
    .addOption(option(cli, 'matrix', '--matrix'))
    .addOption(option(cli, 'svg', '--svg <file>'))
    .addOption(option(cli, 'force', '--force'))
    .addOption(option(cli, 'log', '--log <file>'))
    .addOption(option(cli, 'arena-seed', '--seed <n>', '1'))
    .addOption(option(cli, 'threads', '--threads <n>'))
    .addOption(option(cli, 'json', '--json'))
    .action(async (bots: string[], options) => done(await arenaCommand(cli, bots, options)))
}

function addRecords(cli: Cli, program: Command, done: Done): void {
  const { file, files } = cli.words.help.arguments
  subcommand(cli, program, 'replay')
    .argument('<file>', file)
    .addOption(option(cli, 'step', '--step'))
    .addOption(option(cli, 'json', '--json'))
    .addOption(option(cli, 'facts', '--facts'))
    .action(async (name: string, options) => done(await replayCommand(cli, name, options)))
  subcommand(cli, program, 'verify')
    .argument('<files...>', files)
    .addOption(option(cli, 'partial', '--partial'))
    .addOption(option(cli, 'noted', '--commitment <hash>'))
    .action(async (names: string[], options) => done(await verifyCommand(cli, names, options)))
  subcommand(cli, program, 'convert')
    .argument('<file>', file)
    .addOption(option(cli, 'to', '--to <form>').makeOptionMandatory())
    .addOption(option(cli, 'newest', '--newest'))
    .action(async (name: string, options) => done(await convertCommand(cli, name, options)))
}

function addReviews(cli: Cli, program: Command, done: Done): void {
  const { fileOrLink, folder } = cli.words.help.arguments
  subcommand(cli, program, 'review')
    .argument('<game>', fileOrLink)
    .addOption(option(cli, 'json', '--json'))
    .addOption(option(cli, 'html', '--html <file>'))
    .addOption(option(cli, 'force', '--force'))
    .action(async (name: string, options) => done(await reviewCommand(cli, name, options)))
  subcommand(cli, program, 'link')
    .argument('<game>', fileOrLink)
    .addOption(option(cli, 'at', '--at <move>'))
    .action(async (name: string, options) => done(await linkCommand(cli, name, options)))
  subcommand(cli, program, 'history')
    .argument('[folder]', folder)
    .addOption(option(cli, 'json', '--json'))
    .action(async (name: string | undefined, options) => done(await historyCommand(cli, name ?? '.', options)))
}

function addCampaign(cli: Cli, program: Command, done: Done): void {
  const { task, campaign, target } = cli.words.help.arguments
  subcommand(cli, program, 'campaign')
    .argument('<task>', task)
    .argument('[file]', campaign)
    .argument('[to]', target)
    .addOption(option(cli, 'pack', '--pack <pack>'))
    .addOption(option(cli, 'seats', '--seats <seats>'))
    .addOption(option(cli, 'towns', '--towns <names>'))
    .addOption(option(cli, 'stand-in', '--bots [bot]'))
    .addOption(option(cli, 'until', '--until <step>'))
    .addOption(option(cli, 'force', '--force'))
    .addOption(option(cli, 'chapter', '--chapter <n>'))
    .addOption(option(cli, 'chapter-games', '--games <n>'))
    .addOption(option(cli, 'campaigns', '--campaigns <n>'))
    .addOption(option(cli, 'choices', '--choices <n>'))
    .addOption(option(cli, 'sim-bot', '--bot <bot>'))
    .addOption(option(cli, 'against', '--against <bot>'))
    .addOption(option(cli, 'matches', '--matches <n>'))
    .addOption(option(cli, 'keep', '--keep <file>'))
    .addOption(option(cli, 'open', '--open'))
    .addOption(option(cli, 'sim-seed', '--seed <n>'))
    .addOption(option(cli, 'threads', '--threads <n>'))
    .addOption(option(cli, 'markdown', '--markdown'))
    .addOption(option(cli, 'json', '--json'))
    .action(async (name: string, file: string | undefined, to: string | undefined, options) =>
      done(await campaignCommand(cli, name, file, to, options)),
    )
}

function addServer(cli: Cli, program: Command, done: Done): void {
  const { bot, backup } = cli.words.help.arguments
  subcommand(cli, program, 'bot')
    .argument('<bot>', bot)
    .addOption(option(cli, 'stdio', '--stdio').makeOptionMandatory())
    .addOption(option(cli, 'sim-seed', '--seed <n>', '1'))
    .action(async (id: string, options) => done(await botCommand(cli, id, options)))
  subcommand(cli, program, 'serve').action(async () => done(await serveCommand(cli)))
  subcommand(cli, program, 'backup')
    .argument('<folder>', backup)
    .action(async (folder: string) => done(await backupCommand(cli, folder)))
}

function addRest(cli: Cli, program: Command, done: Done): void {
  subcommand(cli, program, 'teach')
    .argument('<rules>', cli.words.help.arguments.rules)
    .addOption(option(cli, 'lesson', '--seconds <n>', '60'))
    .addOption(option(cli, 'anew', '--force'))
    .action(async (file: string, options) => done(await teachCommand(cli, file, options)))
  subcommand(cli, program, 'cards')
    .argument('[search...]', cli.words.help.arguments.search)
    .addOption(option(cli, 'cards-edition', '--edition <edition>'))
    .addOption(option(cli, 'cards-ruleset', '--ruleset <file>'))
    .addOption(option(cli, 'json', '--json'))
    .action(async (search: string[], options) => done(await cardsCommand(cli, search, options)))
  subcommand(cli, program, 'rules')
    .addOption(option(cli, 'rules-edition', '--edition <edition>'))
    .addOption(option(cli, 'json', '--json'))
    .action(async (options) => done(await rulesCommand(cli, options)))
  subcommand(cli, program, 'bench')
    .addOption(option(cli, 'seconds', '--seconds <n>', '1'))
    .addOption(option(cli, 'rounds', '--rounds <n>', '3'))
    .addOption(option(cli, 'json', '--json'))
    .action(async (options) => done(await benchCommand(cli, options)))
}

/** Streams, language and manners, the same for every command. */
function configure(cli: Cli, command: Command): void {
  const { help } = cli.words
  if (command.parent) command.addOption(option(cli, 'lang', '--lang <language>'))
  command
    .helpOption('-h, --help', help.helpOption)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void cli.io.stdout.write(text),
      // Wrong usage is worded by `usage.ts`.
      writeErr: () => {},
      getOutHelpWidth: () => helpWidth(cli.io),
    })
    .configureHelp({
      showGlobalOptions: false,
      minWidthToWrap: 20,
      boxWrap: (text, width) => wrap(text, width).join('\n'),
      styleTitle: (title) => cli.paint.bold(titleIn(cli, title)),
      optionDescription: (each) => described(cli, each),
    } satisfies Partial<Help>)
}

const helpWidth = ({ stdout }: Io): number => Math.min(stdout.columns ?? 100, 120)

/** A text whose lines stand below each other, behind its name. */
const hanging = (name: string, text: string, width: number): string =>
  name + wrap(text, width - name.length).join(`\n${' '.repeat(name.length)}`)

const titleIn = ({ words }: Cli, title: string): string => {
  const key = title.replace(':', '').toLowerCase()
  return Object.hasOwn(words.help.titles, key) ? words.help.titles[key as keyof typeof words.help.titles] : title
}

function described({ words }: Cli, { description, defaultValue, defaultValueDescription }: Option): string {
  const value = defaultValueDescription ?? (typeof defaultValue === 'string' ? defaultValue : undefined)
  return value === undefined ? description : `${description} (${words.help.defaultValue} ${value})`
}

const TAKES_BOTS: ReadonlySet<CommandName> = new Set(['play', 'sim', 'arena'])

function botsLine({ words, paint, io }: Cli, name: CommandName): string {
  const ids = (name === 'arena' ? CONTESTANTS : BOTS).map((bot) => bot.id)
  return `\n${paint.bold(words.help.titles.bots)} ${wrap(ids.join(', '), roomOf(io.stdout) - 9).join('\n')}`
}

function examplesOf({ words, paint }: Cli, name: CommandName): string {
  const comments = words.help.examples as { readonly [id: string]: string }
  const lines = Object.entries(EXAMPLES[name]).map(([id, line]) => `  ${line}\n      ${paint.dim(comments[id])}`)
  return `\n${paint.bold(words.help.titles.examples)}\n${lines.join('\n')}`
}

function footer({ words, paint, io }: Cli): string {
  const { titles, exitCodes, environment } = words.help
  const codes = {
    [OK]: exitCodes.ok,
    [FAILED]: exitCodes.failed,
    [USAGE]: exitCodes.usage,
    [BROKEN]: exitCodes.broken,
    [HUNG_UP]: exitCodes.hungUp,
    [INTERRUPTED]: exitCodes.stopped,
    [TERMINATED]: exitCodes.terminated,
  }
  const settings = {
    LANG: environment.lang,
    NO_COLOR: environment.color,
    XDG_DATA_HOME: environment.data,
    MACHINAMI_TRACE: environment.trace,
  }
  const list = (entries: object) =>
    Object.entries(entries).map(([name, text]) => hanging(`  ${name.padEnd(16)} `, String(text), helpWidth(io)))
  return ['', paint.bold(titles.exitCodes), ...list(codes), '', paint.bold(titles.environment), ...list(settings)].join(
    '\n',
  )
}
