/** The address of a record as a file to download. */
export const recordFile = (record: string): string => `data:text/plain;charset=utf-8,${encodeURIComponent(record)}`
