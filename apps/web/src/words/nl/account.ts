import type { AccountWords } from '../account-words.ts'
import { many } from '../many.ts'

export const account: AccountWords = {
  title: 'Je account',
  link: 'Bewaar je spellen op al je apparaten',
  about:
    'Om te spelen heeft niemand een account nodig. Het bewaart je tafels, spellen, campagnes, naam en instellingen, zodat je ze op een ander apparaat terugvindt.',
  name: 'Naam van het account',
  password: 'Wachtwoord',
  passwordHint: 'Minstens acht tekens. Je kunt het niet opnieuw laten toesturen, dus schrijf het op.',
  enter: 'Inloggen',
  make: 'Maak een account',
  byPasskey: 'Of zonder wachtwoord',
  aboutPasskeys:
    'Dit apparaat bewaart een passkey voor je, en opent die met je vinger, je gezicht of zijn pincode. Voor een nieuw account vul je alleen de naam in.',
  passkey: 'Inloggen met een passkey',
  makeByPasskey: 'Nieuw account met een passkey',
  noPasskey: {
    insecure: 'Passkeys werken alleen op een pagina die met https is geopend. Een wachtwoord werkt hier ook.',
    unnamed: 'Passkeys werken alleen als in het adres een naam staat en geen nummer. Een wachtwoord werkt hier ook.',
    unsupported: 'Deze browser kent geen passkeys. Een wachtwoord werkt net zo goed.',
  },
  inAs: (name) => `Je bent ingelogd als ${name}.`,
  kept: (tables, games, campaigns) =>
    `${many(tables, 'tafel', 'tafels')}, ${many(games, 'spel', 'spellen')}, ${many(campaigns, 'campagne', 'campagnes')}, je naam en je instellingen worden bewaard.`,
  full: 'Het account is vol: sommige spellen blijven alleen op dit apparaat. Wis oude om plaats te maken.',
  addPasskey: 'Voeg een passkey van dit apparaat toe',
  noPasskeyCame: {
    'no-choice': 'De browser gaf geen passkey. Probeer het nog eens, of gebruik een wachtwoord.',
    'has-one': 'Dit apparaat heeft al een passkey die dit account opent.',
  },
  passkeys: (n) => `${many(n, 'passkey opent', 'passkeys openen')} dit account.`,
  passkeyOf: (day) => (day === null ? 'Een passkey' : `Passkey van ${day}`),
  add: 'Toevoegen',
  remove: 'Verwijderen',
  removeSure: 'Deze passkey verwijderen?',
  removeHint: 'Hij opent dit account dan niet meer, en op andere apparaten moet je opnieuw inloggen.',
  confirmHint:
    'Laat nog eens zien dat jij het bent, zodat niemand anders die hier binnenkomt je account kan overnemen.',
  confirmElsewhere:
    'Alleen een passkey opent dit account, en hier werken passkeys niet. Doe dit op een apparaat en een adres waar je ermee inlogt.',
  confirmByPasskey: 'Bevestigen met een passkey',
  wrongPassword: 'Dat is niet het wachtwoord van dit account.',
  changePassword: 'Wachtwoord veranderen',
  addPassword: 'Voeg een wachtwoord toe, voor plaatsen zonder passkeys',
  currentPassword: 'Huidig wachtwoord',
  newPassword: 'Nieuw wachtwoord',
  change: 'Veranderen',
  changed: 'Het nieuwe wachtwoord is bewaard. Op andere apparaten moet je opnieuw inloggen.',
  everything: 'Download alles wat over mij wordt bewaard',
  leaveOthers: 'Overal elders uitloggen',
  leftOthers: 'Op je andere apparaten moet je opnieuw inloggen.',
  leave: 'Uitloggen op dit apparaat',
  leaveHint: 'Je tafels, spellen en campagnes blijven hier staan, en in het account.',
  erase: 'Account wissen',
  eraseSure: 'Alles wissen?',
  eraseHint:
    'Het account en alles wat het bewaart zijn voorgoed weg, ook de uitgespeelde spellen aan tafels die jij hebt geopend. In spellen die nog lopen, neemt een bot je plaats over.',
  eraseYes: 'Alles wissen',
  eraseNo: 'Bewaren',
  erased: 'Het account is gewist.',
}
