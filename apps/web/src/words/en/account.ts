import type { AccountWords } from '../account-words.ts'
import { many } from '../many.ts'

export const account: AccountWords = {
  title: 'Your account',
  link: 'Keep your games on all your devices',
  about:
    'Nobody needs an account to play. It keeps your tables, games, campaigns, name and settings, so you find them on your other devices.',
  name: 'Name of the account',
  password: 'Password',
  passwordHint: 'At least eight characters. It cannot be sent to you again, so write it down.',
  enter: 'Log in',
  make: 'Make an account',
  byPasskey: 'Or without a password',
  aboutPasskeys:
    'This device keeps a passkey for you, and opens it by your finger, your face or its PIN. For a new account fill in the name, nothing more.',
  passkey: 'Log in with a passkey',
  makeByPasskey: 'New account with a passkey',
  noPasskey: {
    insecure: 'Passkeys need a page opened over https. A password works here, too.',
    unnamed: 'Passkeys need a page with a name, not a number, in its address. A password works here, too.',
    unsupported: 'This browser cannot use passkeys. A password works just as well.',
  },
  inAs: (name) => `You are logged in as ${name}.`,
  kept: (tables, games, campaigns) =>
    `${many(tables, 'table', 'tables')}, ${many(games, 'game', 'games')}, ${many(campaigns, 'campaign', 'campaigns')}, your name and your settings are kept.`,
  full: 'The account is full: some games stay on this device only. Erase old ones to make room.',
  addPasskey: 'Add a passkey from this device',
  noPasskeyCame: {
    'no-choice': 'The browser gave no passkey. Try again, or use a password.',
    'has-one': 'This device already has a passkey that opens this account.',
  },
  passkeys: (n) => `${many(n, 'passkey opens', 'passkeys open')} this account.`,
  passkeyOf: (day) => (day === null ? 'A passkey' : `Passkey of ${day}`),
  add: 'Add it',
  remove: 'Remove',
  removeSure: 'Remove this passkey?',
  removeHint: 'It will no longer open this account, and other devices have to log in again.',
  confirmHint: 'Show once more that it is you, so that nobody else who gets in here can take your account.',
  confirmElsewhere:
    'Only a passkey opens this account, and passkeys do not work here. Do this on a device, and at the address, where you log in with it.',
  confirmByPasskey: 'Confirm with a passkey',
  wrongPassword: 'That is not the password of this account.',
  changePassword: 'Change the password',
  addPassword: 'Add a password, for places without passkeys',
  currentPassword: 'Current password',
  newPassword: 'New password',
  change: 'Change',
  changed: 'The new password is kept. Other devices have to log in again.',
  everything: 'Download everything that is kept about me',
  leaveOthers: 'Log out everywhere else',
  leftOthers: 'Your other devices have to log in again.',
  leave: 'Log out on this device',
  leaveHint: 'Your tables, games and campaigns stay here, and in the account.',
  erase: 'Erase the account',
  eraseSure: 'Erase everything?',
  eraseHint:
    'The account and all it keeps are gone for good, and with them the finished games at tables you made. In games still going on, a bot takes your place.',
  eraseYes: 'Erase everything',
  eraseNo: 'Keep it',
  erased: 'The account is erased.',
}
