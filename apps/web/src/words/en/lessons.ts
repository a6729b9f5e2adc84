import type { LessonTexts } from '../catalogue.ts'

export const texts: LessonTexts = {
  base: [
    'Welcome. This street is yours: a Wheat Field, a Bakery and 3 coins. Whoever builds all four landmarks first wins. Roll the die.',
    'A 2: your Bakery (2–3) brings 1 coin. Green shops work on your own turn. Now you may build one thing. Take the Ranch for 1 coin.',
    'Hana rolled a 2, and your Ranch paid you: blue cards work on everybody’s turn. She built a Café. Red takes a coin from whoever rolls its number. Your turn: roll.',
    'You rolled a 3. Red is paid first, so Hana’s Café took a coin; then your Bakery earned one. You have 4 coins: enough for your first landmark. Build the Train Station.',
    'From now on you may roll two dice. Your cards act on 1, 2 and 3, so one die is better today. Roll one.',
    'Wheat. Two coins buy a Convenience Store: 3 coins whenever you roll a 4. Build it.',
    'Tap any building to read what it does, how likely it is and what it has earned. Then roll one die.',
    'A 4, and the store pays 3. Copies add up, and some cards count others. Build whatever you like, or pass and save.',
    'Roll, earn, build: that is all. Purple buildings do special things on your own turn. The first town with all its landmarks wins.',
  ],
  two: [
    'Machi Koro 2 begins with building. You have 5 coins and three rounds. The market has three rows: low numbers, high numbers, landmarks. Build something that acts on a low number.',
    'When a stack is gone, a new card is dealt. Build again: another number is worth more than a copy, because more rolls will pay.',
    'The last building round. Spend it, or pass and keep your coins.',
    'Now the dice. Here you always choose: one die for low numbers, two for high ones. Look at your numbers and roll.',
    'First everybody earns, then you build one thing. With an empty purse the bank gives you 1 coin. Build, or pass and save.',
    'Landmarks lie in the third row, one of each for all players. Your first costs least, the third 22. Many work for everyone, so mind what you give away. Roll.',
    'Three landmarks win, or the Launch Pad at once. Build what helps you most, or save for a landmark.',
    'That is all you need: roll, earn, build, three landmarks. The market changes all the time, so no two games are alike.',
  ],
}
