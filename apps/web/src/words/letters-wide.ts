/** How wide words are, in letters of ours; letters of Asia are nearly twice as wide. */
export const lettersWide = (text: string): number => text.length + 0.75 * (text.match(/[\u2e80-\uffff]/g)?.length ?? 0)
