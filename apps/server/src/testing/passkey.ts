import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A passkey in software: what a phone does with a thumb. */

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest()

/** The few forms of CBOR that a passkey needs. */
function cbor(value: unknown): Buffer {
  const head = (major: number, n: number): Buffer =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const entries = [...(value as Map<unknown, unknown>)]
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, each]) => [cbor(key), cbor(each)])])
}

export function newPasskeyOf(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const rpHash = sha256(new URL(origin).hostname)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const cose = new Map<number, unknown>([
    ...([
      [1, 2],
      [3, -7],
      [-1, 1],
    ] as [number, number][]),
    ...([
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ] as [number, Buffer][]),
  ])
  let counter = 0
  const client = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const counted = (): Buffer => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(++counter)
    return bytes
  }
  const known = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }
  return {
    register: ({ challenge }: { challenge: string }) => {
      const own = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(cose)])
      const authData = Buffer.concat([rpHash, Buffer.from([0x45]), counted(), own])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      const clientDataJSON = client('webauthn.create', challenge).toString('base64url')
      const response = { clientDataJSON, attestationObject: cbor(attestation).toString('base64url') }
      return { ...known, clientExtensionResults: {}, response }
    },
    answer: ({ challenge }: { challenge: string }) => {
      const authenticatorData = Buffer.concat([rpHash, Buffer.from([0x05]), counted()])
      const clientData = client('webauthn.get', challenge)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey)
      const response = {
        ...{ clientDataJSON: clientData.toString('base64url'), signature: signature.toString('base64url') },
        authenticatorData: authenticatorData.toString('base64url'),
      }
      return { ...known, clientExtensionResults: {}, response }
    },
  }
}
