/** Push messages of this browser, where it has them. */

export type PushState =
  /** Pages without https get none. */
  | 'insecure'
  | 'unsupported'
  /** Somebody has said no to this page once; only they can change that, in the browser's own settings. */
  | 'denied'
  | 'possible'

export function pushState(): PushState {
  if (!isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'possible'
}

/** What a server needs to push here, as it wants it; null where the browser or its owner does not want to. */
export async function subscribe(key: string): Promise<string | null> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return null
    const { pushManager } = await navigator.serviceWorker.ready
    const known = await pushManager.getSubscription()
    const subscription = known ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
    return JSON.stringify(subscription)
  } catch {
    return null
  }
}
