/** Command lines shown in the help; every language says what each of them does. */
export const EXAMPLES = {
  play: {
    'play-now': 'machinami play',
    'play-two': 'machinami play --edition two --players 3 --lang nl',
    'play-hot-seat': 'machinami play --seats "Ann,Bob,bot:random"',
    'play-house': 'machinami play --edition both --market open --order chosen --house sushi-bar-cost=2',
    'play-resume': 'machinami play --resume',
    'play-script': "printf 'roll 1\\nbuild ranch\\n' | machinami play --record game.txt",
  },
  sim: {
    'sim-check': 'machinami sim --games 10000 --bots random',
    'sim-match': 'machinami sim --games 2000 --bots planner,random --edition both --seed 7',
    'sim-json': 'machinami sim --games 500 --bots random --edition two --json > result.json',
  },
  arena: {
    'arena-match': 'machinami arena expert heuristic --units 200',
    'arena-test': 'machinami arena expert strategist --sprt 0.5 --units 5000 --log test.log',
    'arena-matrix': 'machinami arena --matrix planner strategist expert baker --units 40 --svg matrix.svg',
  },
  replay: {
    'replay-words': 'machinami replay game.txt --lang ja',
    'replay-step': 'machinami replay game.txt --step',
    'replay-json': 'machinami replay game.txt --json',
  },
  verify: {
    'verify-one': 'machinami verify game.txt',
    'verify-many': 'machinami verify --partial *.txt',
    'verify-noted': 'machinami verify game.txt --commitment 861ffd8433591f89...',
  },
  cards: {
    'cards-search': 'machinami cards café',
    'cards-edition': 'machinami cards landmark --edition two',
    'cards-json': 'machinami cards --json',
  },
  rules: {
    'rules-all': 'machinami rules',
    'rules-edition': 'machinami rules --edition two',
    'rules-play': 'machinami play --edition harbor --house sushi-bar-cost=2 tuna-boat-throws=each-copy',
  },
  teach: {
    'teach-rules': 'machinami teach rules.json',
    'teach-long': 'machinami teach rules.json --seconds 600 --force',
  },
  bench: {
    'bench-all': 'machinami bench',
    'bench-json': 'machinami bench --seconds 0.2 --json',
  },
  convert: {
    'convert-json': 'machinami convert game.txt --to json > game.json',
    'convert-text': 'machinami convert game.json --to text',
  },
  review: {
    'review-words': 'machinami review game.txt',
    'review-html': 'machinami review game.txt --html review.html',
    'review-json': 'machinami review game.txt --json > review.json',
  },
  link: {
    'link-make': 'machinami link game.txt',
    'link-at': 'machinami link game.txt --at 87',
    'link-back': 'machinami link aUNRkwijG... > game.txt',
  },
  history: {
    'history-all': 'machinami history games',
    'history-json': 'machinami history games --json',
  },
  bot: {
    'bot-stdio': `echo '{"setup":{"edition":"base","players":2},"answer":"p1"}' | machinami bot planner --stdio`,
  },
  serve: {
    'serve-here': 'HOST=127.0.0.1 machinami serve',
  },
  backup: {
    'backup-now': 'machinami backup /safe/place',
  },
  campaign: {
    'campaign-new': 'machinami campaign new summer --seats "Ann,Bob,bot:planner"',
    'campaign-play': 'machinami campaign play summer',
    'campaign-bots': 'machinami campaign play summer --bots --until game:2',
    'campaign-status': 'machinami campaign status summer --json',
    'campaign-verify': 'machinami campaign verify summer',
    'campaign-export': 'machinami campaign export summer summer.txt',
    'campaign-sim': 'machinami campaign sim --chapter 8 --towns 3 --games 300',
    'campaign-check': 'machinami campaign check packs/tiny',
    'campaign-teach': 'machinami campaign teach packs/tune --chapter 8',
  },
} as const

export type CommandName = keyof typeof EXAMPLES
export type ExampleId = { [Name in CommandName]: keyof (typeof EXAMPLES)[Name] }[CommandName]
