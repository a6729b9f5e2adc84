import { isLangCode, type LangCode } from '@machinami/lang'

/** What notices say. */
interface NoticeWords {
  readonly subject: (names: string) => string
  readonly yourTurn: (names: string) => string
  readonly toTable: string
  readonly stop: string
  readonly confirmSubject: string
  readonly confirm: (names: string) => string
  readonly confirmLink: string
  readonly notYou: string
  readonly done: string
  readonly stopped: string
  readonly confirmed: string
}

const WORDS: Readonly<Record<LangCode, NoticeWords>> = {
  en: {
    subject: (names) => `Your turn: ${names}`,
    yourTurn: (names) => `It is your turn at the table with ${names}.`,
    toTable: 'To the table',
    stop: 'No more notices about this table',
    confirmSubject: 'Shall we write to you when it is your turn?',
    confirm: (names) =>
      `Somebody at a table of Machinami (${names}) wants to be told at this address when it is their turn.`,
    confirmLink: 'Yes, write to me',
    notYou: 'If that was not you, do nothing: you will not hear from us again.',
    done: 'Yes',
    stopped: 'You will hear no more about this table.',
    confirmed: 'Good. You will hear from us when it is your turn and you are not there.',
  },
  nl: {
    subject: (names) => `Jij bent aan de beurt: ${names}`,
    yourTurn: (names) => `Je bent aan de beurt aan de tafel met ${names}.`,
    toTable: 'Naar de tafel',
    stop: 'Geen berichten meer over deze tafel',
    confirmSubject: 'Zullen we je schrijven als je aan de beurt bent?',
    confirm: (names) =>
      `Iemand aan een tafel van Machinami (${names}) wil op dit adres horen wanneer hij of zij aan de beurt is.`,
    confirmLink: 'Ja, schrijf me',
    notYou: 'Was jij dat niet? Doe dan niets: je hoort niets meer van ons.',
    done: 'Ja',
    stopped: 'Je hoort niets meer over deze tafel.',
    confirmed: 'Goed. Je hoort van ons als je aan de beurt bent en er niet bent.',
  },
  ja: {
    subject: (names) => `あなたの番です：${names}`,
    yourTurn: (names) => `${names}とのテーブルで、あなたの番です。`,
    toTable: 'テーブルへ',
    stop: 'このテーブルのお知らせを止める',
    confirmSubject: '番が来たらメールでお知らせしましょうか？',
    confirm: (names) => `Machinamiのテーブル（${names}）で、番が来たらこのアドレスに知らせてほしいとのことです。`,
    confirmLink: 'はい、知らせてください',
    notYou: '心当たりがなければ、何もしないでください。これ以上お送りしません。',
    done: 'はい',
    stopped: 'このテーブルのお知らせは、もう届きません。',
    confirmed: 'わかりました。席にいないときに番が来たら、お知らせします。',
  },
}

export const noticeWords = (lang: string): NoticeWords => WORDS[isLangCode(lang) ? lang : 'en']
