export function bundleInto(folder: string): Promise<void>
