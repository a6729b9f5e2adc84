import { isNotKept, read } from '../store/database.ts'

/** The net that was taught rules on this device, by their hash; null where there is none, or it cannot be read. */
export async function netFor(hash: string): Promise<string | null> {
  const row = await read('nets', hash)
  return row === undefined || isNotKept(row) ? null : row.text
}
