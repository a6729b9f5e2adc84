import type { Card, Ruleset } from '@machinami/cards'
import { computed, signal } from '@preact/signals'

/** The cards that the last game brought along, and what it calls them. */
const brought = signal<Pick<Ruleset, 'cards' | 'names'>>({ cards: [] })

/** From now on cards are known and called as the rules of this game say, or as a campaign has read so far. */
export function layCards(brings: Pick<Ruleset, 'cards' | 'names'>): void {
  brought.value = brings
}

export const broughtNames = computed(() => brought.value.names ?? {})

export const broughtCards = computed((): readonly Card[] => brought.value.cards)
