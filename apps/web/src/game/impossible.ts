/** Ends an exhaustive switch: a new member of a union stops the compiler here. */
export function impossible(value: never): never {
  throw new Error(`nobody expected ${JSON.stringify(value)}`)
}
