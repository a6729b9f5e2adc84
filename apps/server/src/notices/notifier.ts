import type { BellWay, NoticesOffered } from '@machinami/wire'
import { createTransport, type Transporter } from 'nodemailer'
import { noticeWords } from '../words/notice-words.ts'
import { type Delivery, isAcceptable, post } from './post.ts'
import { contactOf, type PushKeys, pushKeysFrom, pushLetter, subscriptionIn } from './push.ts'

export interface NotifierOptions {
  /** The server's own key, which others are made from. */
  readonly key: Uint8Array
  /** Where this server is to be found, without a slash at the end; null: nobody has said. */
  readonly home: string | null
  /** `smtps://user:password@mail.example.org`; null: no mail. */
  readonly smtp: string | null
  readonly from: string | null
  readonly hooks: boolean
  /** Whether addresses of one's own network may be written to. */
  readonly isHome: boolean
}

/** A notice to somebody: at which table, with whom, and how to hear no more. */
export interface Notice {
  readonly table: string
  readonly bell: string
  readonly way: BellWay
  readonly to: string
  readonly lang: string
  /** The others at the table, in words. */
  readonly names: string
}

/** Goes out and tells people that it is their turn. */
export class Notifier {
  private readonly options: NotifierOptions
  private readonly keys: PushKeys
  private readonly mail: Transporter | null

  constructor(options: NotifierOptions) {
    this.options = options
    this.keys = pushKeysFrom(options.key)
    this.mail = options.smtp === null || options.home === null ? null : createTransport(options.smtp)
  }

  get offered(): NoticesOffered {
    return {
      push: this.keys.publicKey,
      mail: this.mail !== null,
      hook: this.options.hooks && this.options.home !== null,
    }
  }

  isOffered(way: BellWay): boolean {
    return way === 'push' || this.offered[way]
  }

  /** Whether something can be sent there at all. */
  isAddress(way: BellWay, to: string): boolean {
    const { isHome } = this.options
    if (way === 'mail') return /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]{1,255}$/.test(to)
    if (way === 'hook') return isAcceptable(to, isHome)
    const subscription = subscriptionIn(to)
    return subscription !== null && isAcceptable(subscription.endpoint, isHome)
  }

  ring(notice: Notice): Promise<Delivery> {
    switch (notice.way) {
      case 'push':
        return this.push(notice)
      case 'mail':
        return this.write(notice, false)
      case 'hook':
        return this.call(notice)
    }
  }

  /** Asks whether somebody wants mail at all, before anything else is written to them. */
  ask(notice: Notice): Promise<Delivery> {
    return this.write(notice, true)
  }

  private stopAt({ table, bell }: Notice): string {
    return `/api/tables/${table}/bells/${bell}/stop`
  }

  private async push(notice: Notice): Promise<Delivery> {
    const subscription = subscriptionIn(notice.to)
    if (!subscription) return 'gone'
    const t = noticeWords(notice.lang)
    const text = JSON.stringify({
      ...{ title: t.subject(notice.names), table: notice.table, url: `/#/table/${notice.table}` },
      ...{ stop: this.stopAt(notice), stopText: t.stop },
    })
    const { home, from, isHome } = this.options
    return post(pushLetter(subscription, text, this.keys, contactOf(home, from)), isHome)
  }

  private async call(notice: Notice): Promise<Delivery> {
    const { home, isHome } = this.options
    const t = noticeWords(notice.lang)
    const link = `${home}/#/table/${notice.table}`
    const text = `${t.yourTurn(notice.names)} ${link}`
    // `text` and `content` are what chat programs show.
    const body = { text, content: text, table: notice.table, link, stop: `${home}${this.stopAt(notice)}` }
    return post({ url: notice.to, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }, isHome)
  }

  private async write(notice: Notice, isQuestion: boolean): Promise<Delivery> {
    if (!this.mail) return 'failed'
    const { home, from } = this.options
    const t = noticeWords(notice.lang)
    const stop = `${home}${this.stopAt(notice)}`
    const confirm = `${home}/api/tables/${notice.table}/bells/${notice.bell}/confirm`
    const text = isQuestion
      ? [t.confirm(notice.names), `${t.confirmLink}: ${confirm}`, t.notYou]
      : [t.yourTurn(notice.names), `${t.toTable}: ${home}/#/table/${notice.table}`, `${t.stop}: ${stop}`]
    try {
      await this.mail.sendMail({
        ...{ from: from ?? undefined, to: notice.to, subject: isQuestion ? t.confirmSubject : t.subject(notice.names) },
        text: text.join('\n\n'),
        // One click in the mail program itself (RFC 8058).
        headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      })
      return 'sent'
    } catch (problem) {
      const { responseCode = 0 } = problem as { responseCode?: number }
      return responseCode >= 550 && responseCode < 560 ? 'gone' : 'failed'
    }
  }

  close(): void {
    this.mail?.close()
  }
}
