import { signal } from '@preact/signals'

/** Whether this browser keeps anything for us; some refuse, some are full. */
export const keeps = signal(true)

/** Where the browser keeps something of ours. */
export const placeOf = (key: string): string => `machinami.${key}`

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(placeOf(key))
  } catch {
    keeps.value = false
    return null
  }
}

/** Keeps a text, or says that it could not. */
export function keep(key: string, text: string): boolean {
  try {
    localStorage.setItem(placeOf(key), text)
    keeps.value = true
    return true
  } catch {
    keeps.value = false
    return false
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(placeOf(key))
  } catch {
    keeps.value = false
  }
}

/** A kept value laid over its defaults; whatever is broken or of another type is left out. */
export function recallOver<T extends object>(key: string, defaults: T): T {
  try {
    const kept: unknown = JSON.parse(recall(key) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return defaults
    const sound = Object.entries(kept).filter(
      ([name, value]) => name in defaults && typeof value === typeof defaults[name as keyof T],
    )
    return { ...defaults, ...Object.fromEntries(sound) }
  } catch {
    return defaults
  }
}
