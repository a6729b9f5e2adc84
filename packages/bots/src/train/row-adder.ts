import type { NetMemory } from '../net/kernel.ts'

/** Adds rows of numbers to others, many at once: by the kernel where there is one. All places are addresses in the memory. */
export class RowAdder {
  private readonly kernel: NetMemory['kernel']
  private readonly all: Float32Array
  private readonly list: Int32Array
  private readonly listAt: number
  private readonly nothing: number
  private count = 0

  /** Room for so many rows of so many numbers. */
  constructor(memory: NetMemory, most: number, width: number) {
    this.kernel = width % 8 === 0 ? memory.kernel : null
    this.all = memory.all
    this.list = memory.ints(4 * most)
    this.listAt = this.list.byteOffset
    this.nothing = memory.floats(width).byteOffset
  }

  add(to: number, from: number, width: number): void {
    const { list } = this
    const entry = 4 * this.count++
    list[entry] = to
    list[entry + 1] = from
    list[entry + 2] = this.nothing
    list[entry + 3] = 4 * width
  }

  flush(): void {
    const { kernel, all, list } = this
    if (kernel !== null && this.count > 0) kernel.change(this.listAt, this.count)
    if (kernel === null)
      for (let entry = 0; entry < 4 * this.count; entry += 4)
        for (let j = 0; j < list[entry + 3] >> 2; j++) all[(list[entry] >> 2) + j] += all[(list[entry + 1] >> 2) + j]
    this.count = 0
  }
}
