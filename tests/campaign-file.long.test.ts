import {
  Campaign,
  chronicle,
  Deck,
  formatCampaign,
  formatHead,
  OpenFile,
  parseCampaign,
  statusOf,
  textOf,
  verifyCampaign,
} from '@machinami/campaign'
import { Random } from '@machinami/engine'
import { verify } from '@machinami/table'
import { describe, expect, it } from 'vitest'
import { cipher, deckOf } from './campaign/packs.ts'
import { begin, playStep, playUntil, sure } from './campaign/play.ts'

const deck = deckOf('tiny')

function finished(): Campaign {
  const campaign = begin(deck, 3)
  const random = new Random(7)
  playUntil(campaign, random, () => false)
  for (let steps = 0; steps < 2; steps++) playStep(campaign, random)
  return campaign
}

const campaign = finished()
const file = { sealed: deck.sealed, log: campaign.log }
const text = formatCampaign(file)

describe('the file of a campaign', () => {
  it('takes nothing for a game in play that is none, whatever its checksums say', () => {
    for (const playing of [{ record: 5 }, {}, { record: '', seed: 5 }])
      expect(parseCampaign(formatCampaign({ ...file, playing: playing as never }))).toMatchObject({
        refused: 'campaign-damaged',
      })
  })

  it('reads back as it was written, and goes on where it stopped', () => {
    const read = sure(parseCampaign(text))
    expect(read.log).toEqual(campaign.log)
    const resumed = sure(Campaign.resume(new Deck(read.sealed, cipher.open), read.log))
    expect(resumed.state).toEqual(campaign.state)
    expect(formatCampaign(read)).toBe(text)
  })

  it('keeps a game that is on the table', () => {
    const playing = { record: 'machinami 1\n', seed: '00' }
    expect(sure(parseCampaign(formatCampaign({ ...file, playing })))).toMatchObject({ playing })
  })

  it('verifies: log, rules and the dice of every game', () => {
    const verdict = sure(verifyCampaign(sure(parseCampaign(text)), cipher.open, verify))
    expect(verdict.events).toBe(campaign.log.length)
    expect(verdict.games).toHaveLength(3)
    for (const game of verdict.games) expect(game).toMatchObject({ finished: true, checkedLuck: expect.any(Number) })
  })

  it('is refused with its line when any line was changed, lost, doubled or swapped', () => {
    const lines = text.split('\n')
    for (let nth = 0; nth < lines.length - 1; nth++) {
      const line = lines[nth]
      const middle = Math.floor(line.length * 0.7)
      const other = line[middle] === 'x' ? 'y' : 'x'
      const changed = [
        ...lines.slice(0, nth),
        line.slice(0, middle) + other + line.slice(middle + 1),
        ...lines.slice(nth + 1),
      ]
      const lost = lines.filter((_, i) => i !== nth)
      const doubled = [...lines.slice(0, nth), line, ...lines.slice(nth)]
      for (const wrong of nth % 6 === 0 ? [changed, lost, doubled] : [changed])
        expect(parseCampaign(wrong.join('\n'))).toMatchObject({
          refused: expect.stringMatching(/campaign/),
          line: expect.any(Number),
        })
    }
  })

  it('is refused when it was cut off, wherever', () => {
    for (let length = 0; length < text.length; length += 4999)
      expect(parseCampaign(text.slice(0, length))).toHaveProperty('refused')
  })

  it('says which event could not have happened, even when checksums were made anew', () => {
    const at = campaign.log.findIndex(({ kind }) => kind === 'sideChosen')
    const log = campaign.log.map((event, nth) =>
      nth === at && event.kind === 'sideChosen' ? { ...event, card: 'legacy-forge' } : event,
    )
    const forged = sure(parseCampaign(formatCampaign({ ...file, log })))
    expect(verifyCampaign(forged, cipher.open, verify)).toMatchObject({
      refused: 'facts-differ',
      place: `events[${at}]`,
    })
  })

  it('says which game does not follow from its dice', () => {
    const at = campaign.log.findIndex(({ kind }) => kind === 'gameFinished')
    const log = campaign.log.map((event, nth) =>
      nth === at && event.kind === 'gameFinished'
        ? { ...event, record: event.record.replace(/roll 1: (\d)/, (_, n) => `roll 1: ${n === '1' ? 2 : 1}`) }
        : event,
    )
    expect(verifyCampaign({ ...file, log }, cipher.open, verify)).toMatchObject({ place: `events[${at}]` })
  })

  it('written line by line it is never more than one line behind', () => {
    const open = new OpenFile(deck.sealed, [])
    let written = `${formatHead(deck.sealed).join('\n')}\n`
    for (const [nth, event] of campaign.log.entries()) {
      const line = open.line(event)
      const torn = sure(parseCampaign(written + line.slice(0, -10), { isOpen: true }))
      expect(torn.log).toHaveLength(nth)
      written += line
    }
    expect(sure(parseCampaign(written, { isOpen: true })).log).toEqual(campaign.log)
    expect(parseCampaign(written)).toMatchObject({ refused: 'campaign-damaged' })
  })

  it('of a newer program is refused as such, and other files are no campaigns', () => {
    expect(parseCampaign(text.replace('campaign 1', 'campaign 2'))).toMatchObject({ refused: 'newer-campaign' })
    expect(parseCampaign('machinami 1\n')).toMatchObject({ refused: 'not-a-campaign' })
    expect(parseCampaign('')).toMatchObject({ refused: 'not-a-campaign' })
  })
})

describe('the chronicle', () => {
  it('tells everything that was read, with its words', () => {
    const entries = chronicle(campaign.log)
    const story = entries.find(({ text: id }) => id === 'closing-2.b')
    expect(story).toMatchObject({ game: 2 })
    expect(textOf(campaign.state, 'closing-2.b', 'nl')?.paragraphs.at(-1)).toBe('Hij spint.')
    for (const { text: id, event } of entries)
      if (id !== undefined && event.kind === 'cardRead' && event.record === 'story')
        expect(textOf(campaign.state, id, 'en')).not.toBeNull()
  })

  it('what is read before a game belongs to it', () => {
    const opened = chronicle(campaign.log).filter(
      ({ event }) => event.kind === 'cardRead' && event.id?.startsWith('opening-2'),
    )
    expect(opened.map(({ game }) => game)).not.toEqual([])
    for (const { game } of opened) expect(game).toBe(2)
  })

  it('a story that was not written in a language is told in another, and says so', () => {
    expect(textOf(campaign.state, 'closing-2.b', 'ja')).toMatchObject({ language: 'en' })
    expect(textOf(campaign.state, 'lamp-oil', 'ja')).toMatchObject({ language: 'ja', title: 'ランプの油' })
    expect(textOf(campaign.state, 'opening-3.a', 'en')).toBeNull()
  })
})

describe('the status', () => {
  it('tells what lies where', () => {
    const status = statusOf(campaign.state)
    expect(status).toMatchObject({
      pack: 'tiny',
      game: 2,
      games: 2,
      step: 'over',
      reference: 'reference-2',
      rules: ['lamp-oil'],
    })
    expect(status.towns[0]).toMatchObject({
      name: 'Puddle Bay',
      slots: [5, 15, 25],
      marks: 3,
      stickers: [{ id: 'third-mark' }],
    })
    expect(status.register).toHaveLength(2)
    expect(status.freePlay).toHaveLength(1)
  })
})
