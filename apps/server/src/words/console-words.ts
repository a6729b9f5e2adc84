import { type LangCode, systemLang } from '@machinami/lang'

/** What the server says to whoever starts it. Its log, for other programs, is in English. */
export interface ConsoleWords {
  readonly open: (address: string) => string
  readonly onlyHere: string
  readonly noNetwork: string
  readonly friends: (addresses: readonly string[]) => string
  readonly closes: string
  readonly keptIn: (place: string) => string
  readonly sealedWith: (key: string) => string
  readonly pagesOf: (origins: string) => string
  readonly notices: (ways: readonly ('push' | 'mail' | 'hook')[]) => string
  readonly proxy: string
  readonly unlimited: string
  readonly logLevel: (level: string) => string
  readonly noPage: string
  readonly cannotOpen: (why: string) => string
  readonly noDatabase: (folder: string) => string
  readonly noSuchErrand: (wish: string) => string
  readonly copiedAlready: (folder: string) => string
  readonly restoreNeeds: string
  readonly notEmpty: string
  /** What a setting must be like, and what it is. */
  readonly wrong: (setting: string, wanted: string, given?: string) => string
  readonly numberUpTo: (most: number) => string
  readonly seconds: string
  readonly oneOf: (values: string) => string
  readonly hexadecimal: string
  readonly like: (example: string) => string
  readonly whatIsIn: (file: string) => string
  readonly sameKey: string
  readonly otherKey: string
  readonly noKey: (file: string) => string
  readonly mailNeeds: string
  readonly hooksNeed: string
}

const WORDS: Readonly<Record<LangCode, ConsoleWords>> = {
  en: {
    open: (address) => `Machinami is open: ${address}`,
    onlyHere: 'Only this machine can open it.',
    noNetwork: 'This machine has no network; HOST says who else may open it.',
    friends: (addresses) =>
      `Friends on the same network open ${addresses.join(' or ')} (HOST=127.0.0.1 keeps it to this machine).`,
    closes: 'Ctrl+C closes it; games go on when it is started again.',
    keptIn: (place) => `games are kept in ${place}`,
    sealedWith: (key) => `seeds are sealed with ${key}`,
    pagesOf: (origins) => `pages of ${origins} may play here`,
    notices: (ways) =>
      `notices go by ${ways.map((way) => ({ push: 'push', mail: 'mail', hook: 'web hook' })[way]).join(', ')}`,
    proxy: 'a proxy says who is there',
    unlimited: 'nobody is held up by limits: for measurements only',
    logLevel: (level) => `log level ${level}`,
    noPage: 'The web app is not built (npm run build:web builds it): only the API is served.',
    cannotOpen: (why) => `Cannot open: ${why}`,
    noDatabase: (folder) => `There is no database in ${folder}.`,
    noSuchErrand: (wish) =>
      `“${wish}” is nothing this program does: it opens a server, or with “backup FOLDER” or “restore FOLDER” does that and ends.`,
    copiedAlready: (folder) => `There is a database in ${folder} already.`,
    restoreNeeds: 'Without DATABASE_URL put machinami.db and seed.key into DATA: the server opens them.',
    notEmpty: 'This PostgreSQL has games or accounts already; only into an empty one is anything restored.',
    wrong: (setting, wanted, given) => `${setting} must be ${wanted}${given === undefined ? '' : `, not “${given}”`}.`,
    numberUpTo: (most) => `a number from 0 to ${most}`,
    seconds: 'a number of seconds above 0',
    oneOf: (values) => `one of ${values}`,
    hexadecimal: '64 hexadecimal digits',
    like: (example) => `like ${example}`,
    whatIsIn: (file) => `what is in ${file}`,
    sameKey:
      'With DATABASE_URL all nodes need the same SEED_KEY: 64 hexadecimal digits, as “openssl rand -hex 32” makes.',
    otherKey:
      'this database was sealed with another key. Set SEED_KEY to the one it began with, or put back the seed.key it had: without it nobody can go on with these games. No game was changed.',
    noKey: (file) =>
      `${file} is not there, and the database beside it was sealed with it. Put it back, from a backup if need be, or set SEED_KEY to what was in it.`,
    mailNeeds: 'SMTP_URL needs PUBLIC_URL, the address that links in mails lead to, and MAIL_FROM, the sender.',
    hooksNeed: 'HOOKS needs PUBLIC_URL, the address that links in notices lead to.',
  },
  nl: {
    open: (address) => `Machinami is open: ${address}`,
    onlyHere: 'Alleen deze computer kan het openen.',
    noNetwork: 'Deze computer heeft geen netwerk; HOST zegt wie het nog meer mag openen.',
    friends: (addresses) =>
      `Vrienden op hetzelfde netwerk openen ${addresses.join(' of ')} (met HOST=127.0.0.1 blijft het op deze computer).`,
    closes: 'Ctrl+C sluit het; spellen gaan verder als je het weer start.',
    keptIn: (place) => `spellen worden bewaard in ${place}`,
    sealedWith: (key) => `startgetallen zijn verzegeld met ${key}`,
    pagesOf: (origins) => `pagina’s van ${origins} mogen hier spelen`,
    notices: (ways) =>
      `berichten gaan per ${ways.map((way) => ({ push: 'push', mail: 'mail', hook: 'webhook' })[way]).join(', ')}`,
    proxy: 'een proxy zegt wie er is',
    unlimited: 'niemand wordt door grenzen opgehouden: alleen om te meten',
    logLevel: (level) => `logniveau ${level}`,
    noPage: 'De webapp is niet gebouwd (npm run build:web bouwt hem): alleen de API is er.',
    cannotOpen: (why) => `Kan niet openen: ${why}`,
    noDatabase: (folder) => `Er is geen database in ${folder}.`,
    noSuchErrand: (wish) =>
      `‘${wish}’ kan dit programma niet: het opent een server, of doet ‘backup MAP’ of ‘restore MAP’ en stopt dan.`,
    copiedAlready: (folder) => `Er is al een database in ${folder}.`,
    restoreNeeds: 'Zet zonder DATABASE_URL machinami.db en seed.key in DATA: de server opent ze.',
    notEmpty: 'In deze PostgreSQL staan al spellen of accounts; alleen in een lege wordt iets teruggezet.',
    wrong: (setting, wanted, given) =>
      `${setting} moet ${wanted} zijn${given === undefined ? '' : `, niet ‘${given}’`}.`,
    numberUpTo: (most) => `een getal van 0 tot en met ${most}`,
    seconds: 'een aantal seconden boven 0',
    oneOf: (values) => `een van ${values}`,
    hexadecimal: '64 hexadecimale cijfers',
    like: (example) => `zoiets als ${example}`,
    whatIsIn: (file) => `gelijk aan wat in ${file} staat`,
    sameKey:
      'Met DATABASE_URL hebben alle servers dezelfde SEED_KEY nodig: 64 hexadecimale cijfers, zoals ‘openssl rand -hex 32’ maakt.',
    otherKey:
      'deze database is met een andere sleutel verzegeld. Zet in SEED_KEY de sleutel waarmee hij begon, of zet zijn seed.key terug: zonder die sleutel kan niemand met deze spellen verder. Aan de spellen is niets veranderd.',
    noKey: (file) =>
      `${file} is er niet, en de database ernaast is ermee verzegeld. Zet het terug, zo nodig uit een back-up, of zet in SEED_KEY wat erin stond.`,
    mailNeeds: 'Bij SMTP_URL horen ook PUBLIC_URL, het adres van de links in mails, en MAIL_FROM, de afzender.',
    hooksNeed: 'Bij HOOKS hoort ook PUBLIC_URL, het adres van de links in berichten.',
  },
  ja: {
    open: (address) => `Machinamiを開きました：${address}`,
    onlyHere: 'このコンピューターからだけ開けます。',
    noNetwork: 'このコンピューターはネットワークにつながっていません。他に誰が開けるかはHOSTで決めます。',
    friends: (addresses) =>
      `同じネットワークの友だちは ${addresses.join(' または ')} を開きます（HOST=127.0.0.1 ならこのコンピューターだけ）。`,
    closes: 'Ctrl+Cで閉じます。もう一度始めれば、ゲームは続きから遊べます。',
    keptIn: (place) => `ゲームの保存先：${place}`,
    sealedWith: (key) => `シードを封じる鍵：${key}`,
    pagesOf: (origins) => `ここで遊べるページ：${origins}`,
    notices: (ways) =>
      `お知らせの方法：${ways.map((way) => ({ push: 'プッシュ通知', mail: 'メール', hook: 'ウェブフック' })[way]).join('、')}`,
    proxy: '誰が来たかはプロキシが伝えます',
    unlimited: '回数の制限なし（測定専用）',
    logLevel: (level) => `ログレベル：${level}`,
    noPage: 'ウェブアプリがまだビルドされていません（npm run build:web でビルドします）。APIだけを開きます。',
    cannotOpen: (why) => `開けません：${why}`,
    noDatabase: (folder) => `${folder} にデータベースがありません。`,
    noSuchErrand: (wish) =>
      `「${wish}」という使い方はありません。何も付けなければサーバーを開きます。「backup フォルダー」でバックアップし、「restore フォルダー」で復元します。`,
    copiedAlready: (folder) => `${folder} にはもうデータベースがあります。`,
    restoreNeeds: 'DATABASE_URLを使わないときは、machinami.dbとseed.keyをDATAに置けば、サーバーがそのまま開きます。',
    notEmpty: 'このPostgreSQLにはもうゲームかアカウントがあります。復元できるのは空のデータベースだけです。',
    wrong: (setting, wanted, given) =>
      `${setting} は${wanted}にしてください${given === undefined ? '' : `（今は「${given}」）`}。`,
    numberUpTo: (most) => `0から${most}までの数`,
    seconds: '0より大きい秒数',
    oneOf: (values) => `${values} のどれか`,
    hexadecimal: '16進数64桁',
    like: (example) => `${example} のような形`,
    whatIsIn: (file) => `${file} と同じもの`,
    sameKey:
      'DATABASE_URLを使うときは、すべてのサーバーに同じSEED_KEYが必要です（16進数64桁。「openssl rand -hex 32」で作れます）。',
    otherKey:
      'このデータベースは別の鍵で封じられています。最初に使った鍵をSEED_KEYに設定するか、元のseed.keyを戻してください。その鍵がなければ、ここのゲームは続けられません。ゲームは変更していません。',
    noKey: (file) =>
      `${file} がありません。隣のデータベースはこの鍵で封じられています。バックアップなどから戻すか、その中身をSEED_KEYに設定してください。`,
    mailNeeds: 'SMTP_URLを使うときは、メールのリンク先になるPUBLIC_URLと、差出人のMAIL_FROMも必要です。',
    hooksNeed: 'HOOKSを使うときは、お知らせのリンク先になるPUBLIC_URLも必要です。',
  },
}

/** In the language of whoever started it. */
export const consoleWords = (env: Parameters<typeof systemLang>[0]): ConsoleWords => WORDS[systemLang(env)]
