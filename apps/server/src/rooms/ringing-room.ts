import type { WireRefused } from '@machinami/wire'
import type { Notice } from '../notices/notifier.ts'
import type { Delivery } from '../notices/post.ts'
import type { Kept } from '../store/store.ts'
import { followed, type KeptBell, namesBut, ringsDue, rung } from './bells.ts'
import type { Clock } from './clock.ts'
import { type KeptDoc, seatOf } from './doc.ts'
import { KeptRoom } from './kept-room.ts'
import type { Member } from './member.ts'
import type { Situation, Step as TableStep } from './situation.ts'

interface Ringing {
  readonly kept: Kept
  readonly doc: KeptDoc
  readonly clock: Clock | null
}

/** A room with bells: whoever is waited for and is not there is told elsewhere. */
export abstract class RingingRoom<
  Awake extends Ringing,
  Step extends Pick<TableStep, 'doc' | 'clock'>,
> extends KeptRoom<Awake, Step> {
  protected abstract situation(): Pick<Situation, 'doc' | 'clock' | 'now' | 'here'>

  /** The campaign of a game, or the game of a campaign. */
  get beside(): string | null {
    const { campaign, evening } = this.awake?.doc ?? {}
    return campaign ?? evening?.table ?? null
  }

  /** Somebody followed a link in a notice. */
  follow(bell: string, what: 'stop' | 'confirm'): Promise<WireRefused | null> {
    return this.carryOut(async () => followed(this.situation(), bell, what) as Step | WireRefused | null)
  }

  /** Bells that must ring now. Who is there on another node is not away. */
  protected async ringing(): Promise<ReturnType<typeof ringsDue>> {
    if (ringsDue(this.situation())) await this.lookElsewhere()
    return ringsDue(this.situation())
  }

  protected async ring(bell: KeptBell): Promise<void> {
    const delivery = await this.deliver(bell).catch(() => 'failed' as const)
    this.world.meter.rung(bell.way, delivery)
    const choose = async (): Promise<unknown> => {
      const situation = this.situation()
      if (delivery === 'gone') return followed(situation, bell.id, 'stop')
      return delivery === 'sent' && situation.clock
        ? { clock: rung(situation.clock, seatOf(situation.doc, bell.key)) }
        : null
    }
    await this.carryOut(choose as () => Promise<Step | WireRefused | null>).catch((problem: unknown) =>
      this.world.log(problem, 'ringing'),
    )
  }

  private async deliver(bell: KeptBell): Promise<Delivery> {
    return this.world.notifier.ring(this.noticeFor(bell))
  }

  /** Mail is written only to those who say yes: they are asked once. */
  protected askFirst({ key }: Member): void {
    const bell = this.awake?.doc.bells?.find((each) => each.key === key && each.way === 'mail' && !each.confirmed)
    if (bell) this.world.notifier.ask(this.noticeFor(bell)).catch((problem: unknown) => this.world.log(problem, 'mail'))
  }

  private noticeFor({ id, key, way, to, lang }: KeptBell): Notice {
    const { doc } = this.mustBeAwake()
    const names = namesBut(doc, seatOf(doc, key))
    return { table: this.id, bell: id, way, to: this.world.sealer.open(Buffer.from(to, 'base64')), lang, names }
  }
}
