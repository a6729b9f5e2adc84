import type { RestWords } from '../catalogue.ts'
import { many } from '../many.ts'
import { atTable } from './table.ts'

/** What is said after the start screen: around the table and at it. */
export const rest: RestWords = {
  ...atTable,

  setup: {
    title: 'Set up a table',
    edition: 'Which game?',
    editions: {
      base: 'The classic: 15 kinds of building, four landmarks. Best to begin with.',
      harbor: 'Boats, sushi, flowers and six landmarks.',
      row: 'Loans, demolition, renovation: meaner and richer.',
      both: 'Everything of the first game in one big box.',
      two: 'The second game: three rows, shared landmarks, two dice from the start.',
      legacy: 'Legacy, game 1: three landmarks of your own, and your share in one observatory for all.',
    },
    seats: 'Who plays?',
    name: 'Name',
    longName: (most) => `A name has room for ${most} letters; what came after them was left out.`,
    person: 'A person at this screen',
    personAbout: 'Somebody who plays here, on this device.',
    people: 'People',
    levels: 'By strength',
    styles: 'By character',
    level: (n, of) => `Level ${n} of ${of}`,
    who: 'Who plays this seat?',
    add: 'Add a player',
    remove: (name) => `Remove ${name}`,
    fewest: (n) => `A game needs ${n} players, so nobody can leave now.`,
    noRoom: (names, most) => `No seat for ${names}: this game is for ${most} players at most.`,
    market: 'Market',
    markets: {
      open: 'Every kind of building is on sale from the first turn. Calm, and easy to plan.',
      ten: 'Ten different buildings are on sale. When one is sold out, a new one is drawn from the deck.',
      twelve: 'As with ten stacks, but twelve: more to choose from.',
      '5-5-2':
        'Three decks: five buildings for rolls up to 6, five for 7 and more, two purple ones. Each row is refilled by itself.',
      '4-4-2': 'Three decks with four, four and two: a tighter market that changes faster.',
      rows: 'Three decks: five low numbers, five high ones, five landmarks.',
    },
    order: 'Order of cards',
    houseRules: 'House rules',
    houseRulesHint: 'Printings differ on these points. Leave them alone and you play by our rule book.',
    changed: (n) => (n === 0 ? 'as in the book' : `${n} changed`),
    usual: 'usual',
    first: 'Who begins?',
    firstByRules: 'As the rules say',
    begin: 'Start the game',
    hotSeatHint: 'Several people can share this screen: choose “a person” for their seats.',
  },

  bots: {
    random: { name: 'Coin tosser', about: 'Does anything at all. For a first try, or a laugh.' },
    beginner: { name: 'Beginner', about: 'Sees what is good, and often picks something else.' },
    learner: { name: 'Learner', about: 'Knows the cards, still slips now and then.' },
    planner: { name: 'Planner', about: 'Works out the shortest way to the last landmark.' },
    strategist: { name: 'Strategist', about: 'Has seen very many games; only fine differences slip by.' },
    expert: { name: 'Expert', about: 'Has seen very many games and looks a step ahead too. The strongest.' },
    rusher: { name: 'Rusher', about: 'Many cheap buildings, then straight for the landmarks.' },
    restaurateur: { name: 'Restaurateur', about: 'Lives off what others roll.' },
    engineer: { name: 'Engineer', about: 'Fields first, then the factory that counts them.' },
    magpie: { name: 'Magpie', about: 'One of everything that glitters.' },
  },

  settings: {
    title: 'Settings',
    theme: 'Day or night',
    themes: { auto: 'Like my device', light: 'Day', dark: 'Night' },
    speed: 'Speed of the game',
    speeds: { calm: 'Calm', normal: 'Normal', fast: 'Fast', instant: 'At once' },
    motion: 'Motion',
    motions: { auto: 'Like my device', off: 'None' },
    sound: 'Sound',
    mute: 'Turn the sound off',
    unmute: 'Turn the sound on',
    volume: 'Volume',
    hand: 'Thumb buttons',
    hands: { left: 'Left hand', right: 'Right hand' },
    keys: 'Keys',
    singleKeys: 'Letters and digits',
    onOff: { on: 'On', off: 'Off' },
    keyList: [
      ['1 … 9', 'First to ninth answer beside the dice'],
      ['B', 'To the next card you can build; Enter builds it'],
      ['R', 'Roll one die'],
      ['T', 'Roll two dice'],
      ['P', 'Pass'],
      ['U', 'Take back'],
      ['S', 'Skip ahead'],
      ['L / O', 'Log, odds'],
      ['H', 'Hint'],
      ['?', 'This list'],
      ['Tab, arrows, Enter', 'Go to anything and choose it'],
    ],
    about: 'About',
    aboutText:
      'Machinami is free software, made by players for players. It is not connected with the makers of Machi Koro. Everything runs on your own device.',
  },

  licences: {
    title: 'Licences',
    text: 'Machinami stands on the work of others. Here are their names and the terms under which we pass it on.',
  },

  rules: {
    title: 'The rules',
    search: 'Search the rules',
    contents: 'Everything, chapter by chapter',
    about: 'About these rules',
    found: (n) => many(n, 'rule', 'rules'),
    none: 'No rule speaks of that.',
  },

  gallery: {
    title: 'All cards',
    search: 'Search for a card',
    all: 'All games',
    found: (n) => many(n, 'card', 'cards'),
    none: 'No card is called that.',
    copies: (n) => (n === 'players' ? 'one for each player' : many(n, 'copy', 'copies')),
  },

  tutorial: {
    title: 'Learn by playing',
    you: 'You',
    teacher: 'Hana',
    playOn: 'Play a real game',
    leave: 'Leave the lesson',
    step: (n, of) => `${n} of ${of}`,
  },
}
