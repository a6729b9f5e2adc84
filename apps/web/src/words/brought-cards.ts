import type { Card, Ruleset } from '@machinami/cards'
import { computed, signal } from '@preact/signals'

/** The cards that the last game brought along, and what it calls them. */
const brought = signal<Pick<Ruleset, 'cards' | 'names'>>({ cards: [] })

/** From now on cards are known and called as the rules of this game say. */
export function layCards(ruleset: Ruleset): void {
  brought.value = ruleset
}

export const broughtNames = computed(() => brought.value.names ?? {})

export const broughtCards = computed((): readonly Card[] => brought.value.cards)
