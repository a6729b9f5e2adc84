/** What is said about an account, which nobody needs. */
export interface AccountWords {
  readonly title: string
  readonly link: string
  readonly about: string
  readonly name: string
  readonly password: string
  readonly passwordHint: string
  readonly enter: string
  readonly make: string
  readonly byPasskey: string
  /** What a passkey is, and what a new account needs besides. */
  readonly aboutPasskeys: string
  readonly passkey: string
  readonly makeByPasskey: string
  readonly noPasskey: {
    readonly insecure: string
    /** Opened by a number, not by a name. */
    readonly unnamed: string
    readonly unsupported: string
  }
  readonly inAs: (name: string) => string
  readonly kept: (tables: number, games: number, campaigns: number) => string
  /** Something stays on this device only. */
  readonly full: string
  readonly addPasskey: string
  /** The browser was asked for a passkey, and gave none. */
  readonly noPasskeyCame: { readonly 'no-choice': string; readonly 'has-one': string }
  readonly passkeys: (n: number) => string
  readonly changePassword: string
  /** For an account that only passkeys open. */
  readonly addPassword: string
  readonly oldPassword: string
  readonly newPassword: string
  readonly change: string
  readonly changed: string
  readonly everything: string
  readonly leave: string
  readonly leaveHint: string
  readonly erase: string
  readonly eraseSure: string
  readonly eraseHint: string
  readonly eraseYes: string
  readonly eraseNo: string
  readonly erased: string
}
