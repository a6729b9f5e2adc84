import { createECDH, hkdfSync } from 'node:crypto'
import webPush from 'web-push'
import type { Letter } from './post.ts'

/** What signs push messages: made from the server's own key, so that all nodes have the same and nobody has to keep it. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

export function pushKeysFrom(key: Uint8Array): PushKeys {
  const curve = createECDH('prime256v1')
  const secret = Buffer.from(hkdfSync('sha256', key, '', 'machinami push', 32))
  curve.setPrivateKey(secret)
  return { publicKey: curve.getPublicKey('base64url'), privateKey: secret.toString('base64url') }
}

interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** What a browser gave, if it is that. */
export function subscriptionIn(text: string): Subscription | null {
  try {
    const { endpoint, keys } = JSON.parse(text) as Partial<Subscription>
    const isGood = typeof endpoint === 'string' && typeof keys?.p256dh === 'string' && typeof keys.auth === 'string'
    return isGood ? { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } : null
  } catch {
    return null
  }
}

/** An address that leads somewhere: Apple takes no message from whoever names `localhost`, or a name beside the address. */
const SOMEBODY = 'nobody@example.com'

/** Whom a push service can ask about this server: where it is, or who writes its mails. */
export function contactOf(home: string | null, from: string | null): string {
  if (home?.startsWith('https:')) return home
  return `mailto:${/[^\s<>"]+@[^\s<>"]+\.[^\s<>"]+/.exec(from ?? '')?.[0] ?? SOMEBODY}`
}

/** Half a day: who looks later sees whose turn it is anyway. */
const KEPT_FOR = 43_200

/** Encrypted for that browser alone: whoever carries it learns nothing but that there is something. */
export function pushLetter(to: Subscription, text: string, vapid: PushKeys, subject: string): Letter {
  const { endpoint, headers, body } = webPush.generateRequestDetails(to, text, {
    vapidDetails: { ...vapid, subject },
    ...{ TTL: KEPT_FOR, urgency: 'high' },
  })
  return { url: endpoint, headers: headers as Letter['headers'], body: body ?? '' }
}
