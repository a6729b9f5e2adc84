declare module 'zzfx' {
  export const ZZFX: {
    volume: number
    buildSamples(...parameters: readonly number[]): number[]
    playSamples(channels: readonly (readonly number[])[], volume?: number, rate?: number): unknown
  }
}
