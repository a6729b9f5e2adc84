/** Ends an exhaustive switch: a new member of a union stops the language from compiling here. */
export function impossible(value: never): never {
  throw new Error(`no words for ${JSON.stringify(value)}`)
}
