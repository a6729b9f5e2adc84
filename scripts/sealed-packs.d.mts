export function sealedPacks(): Promise<{ readonly name: string; readonly text: string }[]>
