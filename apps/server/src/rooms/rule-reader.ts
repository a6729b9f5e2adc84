import type { Worker } from 'node:worker_threads'
import type { Refusal, Ruleset } from '@machinami/cards'
import type { Rules } from '@machinami/engine'
import type { GameChoice } from '@machinami/wire'
import { sha256 } from '../seal.ts'
import { threadOf } from '../thread.ts'
import { isKnown, noteRules } from './known-rules.ts'

/** What the thread is asked, and what it answers. */
export interface Reading {
  readonly id: number
  /** JSON. */
  readonly ruleset: string
}
export interface RulesRead {
  readonly id: number
  readonly rules: Rules | Refusal
}

/** Rules of one's own that are remembered: the largest take some megabytes. */
const MOST_KNOWN = 24

interface Asked {
  readonly resolve: (rules: Rules | Refusal) => void
  readonly reject: (problem: Error) => void
}

/**
 * Rules of one's own are checked and put into tables on a thread: the worst that are allowed take as long as a thousand
 * moves, and nobody at another table waits for them.
 */
export class RuleReader {
  private thread: Worker | null = null
  private last = 0
  private readonly asked = new Map<number, Asked>()
  private readonly known = new Map<string, Promise<Rules | Refusal>>()

  /** Afterwards the rules of this game are there at once (`rulesNow`); they are given where they are one's own. */
  async ready({ ruleset }: Pick<GameChoice, 'ruleset'>): Promise<Rules | Refusal | null> {
    if (!ruleset) return null
    const before = isKnown(ruleset)
    if (before) return before
    const rules = await this.read(ruleset)
    noteRules(ruleset, rules)
    return rules
  }

  private read(ruleset: Ruleset): Promise<Rules | Refusal> {
    const text = JSON.stringify(ruleset)
    const key = sha256(text)
    const rules = this.known.get(key) ?? this.ask(text)
    // What was used last is forgotten last; what came to nothing is not remembered.
    this.known.delete(key)
    this.known.set(key, rules)
    rules.catch(() => this.known.delete(key))
    for (const oldest of this.known.keys()) if (this.known.size > MOST_KNOWN) this.known.delete(oldest)
    return rules
  }

  private ask(ruleset: string): Promise<Rules | Refusal> {
    const id = ++this.last
    this.thread ??= this.open()
    const { thread } = this
    return new Promise((resolve, reject) => {
      this.asked.set(id, { resolve, reject })
      thread.postMessage({ id, ruleset } satisfies Reading)
    })
  }

  private open(): Worker {
    const thread = threadOf(import.meta.url, './rule-reading.ts', './rules-worker.js', null)
    thread.unref()
    thread.on('message', ({ id, rules }: RulesRead) => {
      this.asked.get(id)?.resolve(rules)
      this.asked.delete(id)
    })
    const end = (): void => {
      if (this.thread === thread) this.close()
    }
    thread.on('error', end).on('exit', end)
    return thread
  }

  close(): void {
    void this.thread?.terminate()
    this.thread = null
    for (const { reject } of this.asked.values()) reject(new Error('rules were not read'))
    this.asked.clear()
  }
}
