export * from './dice.ts'
export * from './luck.ts'
export * from './table.ts'
export * from './verify.ts'
