import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { refuseOnWire, type WireRefusal } from '@machinami/wire'

/** Passwords are kept as scrypt hashes, each with a salt of its own and with what it was made by. */

const SHORTEST = 8
const LONGEST = 200
/** 32 MB and some 50 ms for each try. */
const COST = { N: 2 ** 15, r: 8, p: 1 } as const
/** So many at once, so many in line: guessing does not take the server down. */
const AT_ONCE = 2
const MOST_WAITING = 40

let running = 0
const waiting: (() => void)[] = []

async function inLine<T>(work: () => Promise<T>): Promise<T | null> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) return null
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running++
  try {
    return await work()
  } finally {
    running--
    waiting.shift()?.()
  }
}

const hash = (password: string, salt: Uint8Array, cost: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, 32, { ...cost, maxmem: 2 ** 27 }, (problem, key) =>
      problem ? reject(problem) : resolve(key),
    ),
  )

export const objectionToPassword = (password: string, name: string): WireRefusal | null => {
  const { length } = password
  const isTooPlain = new Set(password.toLowerCase()).size < 4 || password.toLowerCase() === name.toLowerCase()
  return length < SHORTEST || length > LONGEST || isTooPlain
    ? refuseOnWire('weak-password', { wanted: String(SHORTEST) })
    : null
}

/** `scrypt 32768 8 1 <salt> <hash>`; null where too many are in line. */
export function hashOf(password: string): Promise<string | null> {
  return inLine(async () => {
    const salt = randomBytes(16)
    const made = await hash(password, salt, COST)
    return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), made.toString('base64url')].join(' ')
  })
}

/** Takes as long where there is nothing to compare with: nobody learns which names there are. */
const NOBODY = `scrypt ${COST.N} ${COST.r} ${COST.p} AAAAAAAAAAAAAAAAAAAAAA ${Buffer.alloc(32).toString('base64url')}`

export function isRight(password: string, kept: string | null): Promise<boolean | null> {
  return inLine(async () => {
    const [, N, r, p, salt, wanted] = (kept ?? NOBODY).split(' ')
    const made = await hash(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
    return timingSafeEqual(made, Buffer.from(wanted, 'base64url')) && kept !== null
  })
}
