/** How much of the browser's room is used, 0 to 1, and whether it has promised to keep what is there. */
export interface Room {
  readonly bytes: number
  readonly share: number
  readonly isForGood: boolean
}

/** Null where the browser does not tell. */
export async function lookAtRoom(): Promise<Room | null> {
  try {
    const [{ usage = 0, quota = 0 }, isForGood] = await Promise.all([
      navigator.storage.estimate(),
      navigator.storage.persisted(),
    ])
    return { bytes: usage, share: quota > 0 ? usage / quota : 0, isForGood }
  } catch {
    return null
  }
}

export async function askForGood(): Promise<boolean> {
  try {
    return await navigator.storage.persist()
  } catch {
    return false
  }
}

/** More than this is told: there is time to take everything along. */
export const NEARLY_FULL = 0.9
