/** What a game looked at afterwards says. It is fetched with it. */
export interface ReviewWords {
  readonly won: (name: string) => string
  readonly youWon: string
  readonly soFar: string
  /** No such game is kept here. */
  readonly notHere: string
  readonly turns: (n: number) => string
  /** The parts of the sum. */
  readonly start: string
  readonly luck: string
  readonly skill: string
  readonly result: { readonly won: string; readonly lost: string; readonly now: string }
  readonly own: (points: string) => string
  readonly others: (points: string) => string
  readonly accuracy: (n: string) => string
  readonly chance: string
  readonly asExperts: string
  /** For whom chances hold: a list of names with their levels. */
  readonly forPlayers: (who: string, margin: string) => string
  readonly asIfExperts: string
  /** Who is taken for how strong; those of one level together. */
  readonly withLevels: (who: readonly (readonly [names: readonly string[], level: string])[]) => string
  readonly levelBetween: (low: string, high: string) => string
  readonly levelUnknown: (level: string) => string
  /** Through whose eyes: everybody's, or one's. */
  readonly eyes: string
  readonly allEyes: string
  /** null: you. */
  readonly eyesOf: (name: string | null) => string
  readonly oddsThen: (name: string | null) => string
  readonly restsOn: (what: 'taught' | 'near' | 'far', margin: string) => string
  readonly unknownRules: string
  readonly counting: (n: number, of: number) => string
  readonly cancel: string
  readonly cancelled: string
  readonly again: string
  /** Nothing was heard of the judging for long; it broke; the way to begin anew. */
  readonly silent: string
  readonly broken: string
  readonly startAgain: string
  readonly turnOf: (n: number, of: number) => string
  /** The first of the turns below the curve; the others are figures. */
  readonly turnOnAxis: (n: number) => string
  readonly beforeFirst: string
  readonly decisionOf: (n: number, of: number) => string
  /** What the slider says: a name, the chance now and before. */
  readonly chanceOf: (name: string, now: string, was: string | null) => string
  readonly curve: string
  readonly marks: {
    readonly mistake: string
    readonly slip: string
    readonly throw: string
    readonly landmark: string
  }
  readonly first: string
  readonly previous: string
  readonly play: string
  readonly pause: string
  readonly next: string
  readonly last: string
  readonly pace: string
  readonly speed: (times: number) => string
  readonly nextMark: string
  readonly previousMark: string
  readonly marksIn: (n: number) => string
  readonly markOf: (n: number, of: number) => string
  readonly streets: string
  readonly played: string
  readonly best: string
  readonly yours: string
  /** What a moment is, and whose; null: yours. */
  readonly biggestOf: (name: string | null) => string
  readonly choiceOf: (name: string | null) => string
  readonly rollOf: (name: string | null) => string
  readonly rolled: (name: string | null, total: number) => string
  /** A dear choice: what was chosen, and what it cost. */
  readonly chose: (name: string | null, answer: string) => string
  readonly cost: (name: string | null, points: string) => string
  readonly bestWas: (answer: string) => string
  readonly wasBest: string
  readonly wasAsGood: string
  readonly noChoice: string
  readonly why: string
  /** A throw or draw: how likely, what it was worth. */
  readonly likely: (n: number, of: number) => string
  readonly likelyPercent: (percent: string) => string
  readonly worthTo: (name: string | null, points: string) => string
  readonly worthTitle: string
  readonly sumsToNought: string
  readonly seeMistake: string
  readonly noMistake: string
  readonly stepThrough: string
  /** Why somebody won or lost; null: you. */
  readonly whyTitle: (name: string | null, isWon: boolean) => string
  /** By what it comes from most: points of luck, and of own choices (of whoever won, with the others' slips). */
  readonly whyInShort: {
    readonly [result in 'won' | 'lost']: {
      readonly [cause in 'luck' | 'choices' | 'both' | 'neither']: (luck: string, choices: string) => string
    }
  }
  /** Which turn decided it, what happened there, and how many points that was. */
  readonly decided: (turn: number, what: string, points: string) => string
  readonly turningPoints: string
  readonly forWhom: (name: string | null) => string
  readonly noTurningPoints: string
  readonly luckiest: string
  readonly unluckiest: string
  readonly retry: string
  readonly retryHow: string
  readonly retryRight: string
  readonly retryAsGood: string
  readonly retryWrong: (points: string) => string
  readonly retryDone: string
  readonly throwBefore: string
  readonly dice: string
  readonly cards: string
  readonly share: string
  readonly log: string
  readonly cardTable: {
    readonly how: string
    readonly card: string
    readonly built: string
    readonly price: string
    readonly brought: string
    readonly net: string
  }
  readonly diceTable: {
    readonly one: (throws: number) => string
    readonly two: (throws: number) => string
    readonly few: string
    readonly ordinary: (share: string) => string
    readonly unusual: (games: string) => string
    readonly oddest: (total: number, came: number, expected: string, games: string) => string
    readonly thrown: string
    readonly expected: string
    readonly worth: string
    readonly together: string
  }
  readonly keys: readonly (readonly [string, string])[]
}
