import { recall } from '../store/storage.ts'

/** Whoever has an account here has the same tables and settings there; nobody else fetches anything for it. */
export function stayInStep(): void {
  if (recall('account') === null) return
  import('./account-sync.ts').then(
    ({ keepInStep }) => keepInStep(),
    // Offline: the next page tries again.
    () => undefined,
  )
}
