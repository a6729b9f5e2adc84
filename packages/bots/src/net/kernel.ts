import { kernelBytes } from './kernel-bytes.ts'

/** The first and the last layer in SIMD WebAssembly. All arguments are addresses in its memory, in bytes. */
export interface Kernel {
  /** For each entry of a list (where, plus, minus, length): where += plus - minus. */
  change(list: number, count: number): void
  /** Strengths of the seats from the first layer; `orders` lists the address of each seat's row of the turn order. */
  finish(
    first: number,
    orders: number,
    out: number,
    shared: number,
    logits: number,
    players: number,
    length: number,
  ): void
}

interface WasmMemory {
  readonly buffer: ArrayBuffer
}
interface Wasm {
  Memory: new (of: { initial: number }) => WasmMemory
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object, imports: object) => { readonly exports: object }
  validate(bytes: Uint8Array): boolean
}

const PAGE = 65_536
let isSwitchedOff = false

/** For tests and comparisons: nets made from now on do without the kernel. */
export function useKernel(on: boolean): void {
  isSwitchedOff = !on
}

/** Memory for a net's numbers, handed out piece by piece, and the kernel that works on it where there is one. */
export class NetMemory {
  readonly kernel: Kernel | null
  /** All of it. */
  readonly all: Float32Array
  private readonly buffer: ArrayBuffer
  private used = 0

  constructor(floats: number) {
    const bytes = 4 * (floats + PAGE / 4)
    const wasm = (globalThis as { WebAssembly?: Wasm }).WebAssembly
    const code = kernelBytes()
    if (!wasm || isSwitchedOff || !wasm.validate(code)) {
      this.kernel = null
      this.buffer = new ArrayBuffer(bytes)
      this.all = new Float32Array(this.buffer)
      return
    }
    const memory = new wasm.Memory({ initial: Math.ceil(bytes / PAGE) })
    this.buffer = memory.buffer
    this.all = new Float32Array(this.buffer)
    this.kernel = new wasm.Instance(new wasm.Module(code), { net: { memory } }).exports as Kernel
  }

  floats(n: number): Float32Array {
    return new Float32Array(this.buffer, this.take(n), n)
  }

  ints(n: number): Int32Array {
    return new Int32Array(this.buffer, this.take(n), n)
  }

  /** Sixteen-byte steps, as SIMD likes it. */
  private take(n: number): number {
    const at = this.used
    this.used += (n * 4 + 15) & ~15
    if (this.used > this.buffer.byteLength) throw new Error('a net needs more memory than was set aside')
    return at
  }
}
