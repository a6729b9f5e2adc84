import type { Examples } from '../catalogue.ts'

/** One turn of each game, a sentence to each step of the rule book. */
export const examples: Examples = {
  base: [
    'You have no Train Station yet, so you roll one die: a 3.',
    'Hana’s Café acts on 3: you pay her 1 coin before anybody earns. No blue building acts on 3.',
    'Your Bakery acts on 2 and 3 and brings you 1 coin; two Bakeries would bring 2.',
    'You have 4 coins. The Train Station costs 4: you build it, and your turn is over.',
    'Hana rolls a 2: your Ranch pays you, although it is her turn.',
  ],
  two: [
    'You buy a Vineyard for 1 coin, a Bakery for 1 and a Forest for 3, one in each round.',
    'Your numbers are low, so you take one die: a 2.',
    'The Vineyard is blue and pays whoever has one; then your green Bakery pays you.',
    'You have no coin left: the bank gives you 1, and you buy a Wheat Field with it.',
    'The Temple costs 12 coins as your first landmark, 16 as your second and 22 as your third.',
  ],
  legacy: [
    'You throw 9, Hana 7: you begin.',
    'No Forge yet, so you roll one die: a 1.',
    'Your Wheat Field pays you 1 coin. Wheat Fields are blue: Hana’s pays her, too.',
    'Your first landmark costs 5 coins, the next 15, the last 25. The share of the Observatory is 20.',
    'Hana has three landmarks but has not paid her share: the game goes on.',
  ],
}
