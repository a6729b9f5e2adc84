declare module 'zzfx' {
  export function zzfx(...parameters: number[]): unknown
  export const ZZFX: { volume: number }
}
