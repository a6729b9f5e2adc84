import { Campaign, type CampaignEvent } from '@machinami/campaign'
import { Random } from '@machinami/engine'
import { expect, it } from 'vitest'
import { deckOf } from './campaign/packs.ts'
import { begin, playStep, playUntil, rulesetOn, sure } from './campaign/play.ts'

const deck = deckOf('tiny')

/** A campaign that is over, and in the middle of a third game of free play. */
function played(): readonly CampaignEvent[] {
  const campaign = begin(deck, 3)
  const random = new Random(7)
  playUntil(campaign, random, () => false)
  for (let steps = 0; steps < 5; steps++) playStep(campaign, random)
  return campaign.log
}

const log = played()
const WRONG: readonly unknown[] = [null, -1, 0.5, 1e9, true, '', 'zz', '__proto__', [], {}, [null], { length: 3 }]

type Path = readonly string[]

const pathsIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([name, field]) => pathsIn(field, [...path, name]))]
    : [path]

function withChanged(value: unknown, [name, ...rest]: Path, changed: unknown): unknown {
  if (name === undefined) return changed
  const fields = value as { readonly [name: string]: unknown }
  const field = withChanged(fields[name], rest, changed)
  return Array.isArray(value) ? value.with(Number(name), field) : { ...fields, [name]: field }
}

/** Every field of every kind of event, the first time it comes. */
const places = log.flatMap((event, nth) =>
  pathsIn(event).map((path) => ({ nth, path, key: `${event.kind} ${path.join('.')}` })),
)
const once = places.filter(({ key }, i) => places.findIndex((other) => other.key === key) === i)

it('a log that somebody wrote is refused or could have happened; nothing breaks on it', () => {
  const taken = new Set<string>()
  for (const { nth, path, key } of once)
    for (const wrong of WRONG) {
      const forged = log.map((event, i) => (i === nth ? (withChanged(event, path, wrong) as CampaignEvent) : event))
      const campaign = Campaign.resume(deck, forged)
      if ('refused' in campaign) continue
      taken.add(key)
      if (campaign.state.now.at === 'playing') rulesetOn(campaign.state)
    }
  // A town may have any other name.
  expect([...taken]).toEqual(['nameChosen name'])
})

it('what lies on the table in free play is what the island could have laid there', () => {
  const nth = log.findIndex(({ kind }) => kind === 'freeGameStarted')
  const event = log[nth] as CampaignEvent & { readonly kind: 'freeGameStarted' }
  const before = log.slice(0, nth)
  const { landmarks, stacks } = event.draw
  const draws = [
    { landmarks: [...landmarks].reverse() },
    { landmarks: landmarks.slice(1) },
    { landmarks: [landmarks[0], landmarks[0], landmarks[1]] },
    { stacks: stacks.slice(1) },
    { stacks: [...stacks].reverse() },
  ].map((change) => ({ ...event.draw, ...change }))
  sure(Campaign.resume(deck, [...before, event]))
  for (const draw of draws)
    expect(Campaign.resume(deck, [...before, { ...event, draw }])).toMatchObject({
      refused: 'facts-differ',
      place: `events[${nth}]`,
    })
})
