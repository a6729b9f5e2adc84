import { type Ruleset } from '@machinami/cards'
import fc from 'fast-check'

/** Rulesets nobody would print, in every word of the vocabulary. Most are accepted; what is refused is for the engine to say. */
type Any<T> = fc.Arbitrary<T>
export declare const anyRuleset: Any<Ruleset>
export {}
