export * from './events.ts'
export * from './moves.ts'
export * from './questions.ts'
