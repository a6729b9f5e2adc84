import { refuseOnWire, type Up, type WireRefusal } from '@machinami/wire'
import { Allowances } from './allowance.ts'
import type { Limits } from './limits.ts'

/** Rules of one's own are put into tables before they are taken, which costs as much as a hundred moves: nobody does so all the time. */
export class OwnRules {
  private readonly trying: Allowances

  constructor({ rulesets, rulesetsPerSecond }: Limits) {
    this.trying = new Allowances(rulesets, rulesetsPerSecond)
  }

  objectionTo(up: Up, address: string): WireRefusal | null {
    const isOwn = up.do === 'choose' && up.game?.ruleset !== undefined
    return isOwn && !this.trying.take(address, Date.now()) ? refuseOnWire('too-fast') : null
  }
}
