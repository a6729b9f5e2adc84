import { guessLang } from '@machinami/lang'
import { noticeWords } from '../words/notice-words.ts'

/** Pages without anything: they are opened from a mail, perhaps where nothing else of the app ever was. */

const page = (lang: string, text: string): string =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Machinami</title><main>${text}</main></html>`

const langIn = (accepted: string | undefined) =>
  guessLang((accepted ?? '').split(',').map((each) => each.split(';')[0].trim()))

/** Asks before anything happens: programs that look at mails follow links, too. */
export function askingPage(what: 'stop' | 'confirm', accepted: string | undefined): string {
  const lang = langIn(accepted)
  const t = noticeWords(lang)
  const text = what === 'stop' ? t.stop : t.confirmLink
  return page(lang, `<form method="post"><p>${text}</p><button>${t.done}</button></form>`)
}

export function donePage(what: 'stop' | 'confirm', accepted: string | undefined): string {
  const lang = langIn(accepted)
  const t = noticeWords(lang)
  return page(lang, `<p>${what === 'stop' ? t.stopped : t.confirmed}</p>`)
}
