import { type TeachPlan, teach } from '@machinami/bots/teach'
import type { Ruleset } from '@machinami/cards'
import { rulesetHash } from '@machinami/engine'

/** How far a lesson is; with a net as soon as one has been shown to be better than the planner, and whenever it has got better. */
export interface Studied {
  readonly done: number
  readonly hash: string
  readonly net?: string
}

const SECONDS = 60
/** Told no oftener than this, as parts of the lesson. */
const STEP = 0.01

/** Teaches the bots these rules, and tells how it goes. */
export async function study(
  ruleset: Ruleset,
  tell: (news: Studied) => void,
  plan: TeachPlan = { length: { seconds: SECONDS, now: () => performance.now() } },
): Promise<void> {
  const hash = rulesetHash(ruleset)
  let told = -1
  let given: object | null = null
  await teach(ruleset, {
    ...plan,
    onProgress: ({ done, file }) => {
      const isNew = file !== null && file !== given
      if (!isNew && done < 1 && done - told < STEP) return
      told = done
      given = file
      tell({ done, hash, ...(isNew ? { net: JSON.stringify(file) } : {}) })
    },
  })
}
