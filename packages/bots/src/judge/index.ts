/** Who judges positions, throws and choices: for reviews of games, and for whoever measures bots. */

export * from './among.ts'
export * from './bot-level.ts'
export * from './luck-judge.ts'
export * from './outcomes.ts'
export * from './paired-luck.ts'
export * from './position-judge.ts'
