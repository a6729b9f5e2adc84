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
  /** One of them; nobody may know since when it is one. */
  readonly passkeyOf: (day: string | null) => string
  readonly add: string
  readonly remove: string
  readonly removeSure: string
  readonly removeHint: string
  /** Why the password or a passkey is asked for again. */
  readonly confirmHint: string
  /** Only a passkey opens it, and here are none to be had. */
  readonly confirmElsewhere: string
  readonly confirmByPasskey: string
  readonly wrongPassword: string
  readonly changePassword: string
  /** For an account that only passkeys open. */
  readonly addPassword: string
  readonly currentPassword: string
  readonly newPassword: string
  readonly change: string
  readonly changed: string
  readonly everything: string
  readonly leaveOthers: string
  readonly leftOthers: string
  readonly leave: string
  readonly leaveHint: string
  readonly erase: string
  readonly eraseSure: string
  readonly eraseHint: string
  readonly eraseYes: string
  readonly eraseNo: string
  readonly erased: string
}
