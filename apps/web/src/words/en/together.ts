import type { TogetherWords } from '../together-words.ts'

export const together: TogetherWords = {
  found: {
    title: 'A campaign together',
    about:
      'Everybody plays a town of their own, each on their own screen. Cards are read together, and you can leave it for weeks.',
    towns: 'Towns',
    begin: 'Start and invite',
    orFile: 'Or go on with one you have',
    file: 'Open a campaign file',
    fileHint: 'Saved from this page, another server or the terminal.',
    notRead: 'This campaign cannot go on here.',
  },
  waitFor: (names) => `Waiting for ${names}.`,
  allRead: 'It goes on when everybody is ready.',
  without: (names) => `Go on without ${names}`,
  youWatch: 'You are watching.',
  talk: 'Talk',
  safe: 'Nothing is lost: the server has every step that was shown here.',
  playTown: (town) => `Play ${town}`,
  kept: 'The server keeps everything after every step. Come back whenever you like: it is among your tables.',
  inGame: (game) => `Game ${game} is on the table`,
  comes: 'It begins when everybody is here.',
  beginWithout: 'Begin now',
  hand: {
    bot: 'A bot',
    anybody: 'Anybody who comes',
    anybodyHint: 'Whoever comes with the link or the code may take it.',
    own: (name) => `${name} again`,
    waits: 'waiting for somebody',
  },
}
