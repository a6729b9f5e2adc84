import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CampaignEvent, formatCampaign, parseCampaign, verifyCampaign } from '@machinami/campaign'
import { CampaignHost, type Outside } from '@machinami/campaign-host'
import { Random } from '@machinami/engine'
import { verify } from '@machinami/table'
import { describe, expect, it } from 'vitest'
import { cipher, deckOf } from './campaign/packs.ts'
import { answerTo, sure } from './campaign/play.ts'

const deck = deckOf('tiny')
let seeds = 0
const outside: Outside = {
  today: () => '2026-07-01',
  seed: () => (++seeds).toString(16).padStart(32, '0'),
  firstQuestion: () => 1000,
  botSeed: 1,
  townNames: ['Puddle Bay', 'Foxholm', 'Soupton', 'Glint'],
}

const bots = (n: number) => ['Ann', 'Bob', 'Cas', 'Dee'].slice(0, n).map((name) => ({ name, bot: 'planner' }))

/** Everything that happens by itself; how many steps it took. */
function runOn(host: CampaignHost): number {
  let steps = 0
  for (let next = host.next(); next !== null; next = host.next()) {
    sure(next)
    steps++
  }
  return steps
}

describe('a hosted campaign', () => {
  it.each([2, 3, 4])('plays by itself where only bots sit (%i towns)', (towns) => {
    const host = sure(CampaignHost.begin(deck, bots(towns), outside))
    runOn(host)
    expect(host.campaign.state.isOver).toBe(true)
    expect(host.campaign.state.towns.map(({ name }) => name)).toEqual(outside.townNames.slice(0, towns))
    const read = sure(parseCampaign(formatCampaign(host.file())))
    expect(sure(verifyCampaign(read, cipher.open, verify)).games).toHaveLength(2)
  })

  it('asks people, and bots only for their own towns', () => {
    const host = sure(CampaignHost.begin(deck, [{ name: 'Ann' }, { name: 'Bob', bot: 'planner' }], outside))
    expect(runOn(host)).toBe(2)
    expect(host.asked().map(({ kind, town }) => [kind, town])).toEqual([
      ['colour', 0],
      ['name', 0],
    ])
    const random = new Random(1)
    for (let steps = 0; host.game === null && steps < 50; steps++) {
      const [question] = host.asked()
      sure(host.answer(question.n, answerTo(host.campaign.state, question, random)))
      runOn(host)
    }
    expect(host.asked()).toEqual([])
    expect(host.game?.asked()[0]).toMatchObject({ seat: expect.any(Number) })
  })

  it('lets others speak after every game that a bot tries before it chooses a side', () => {
    const host = sure(CampaignHost.begin(deck, bots(2), outside))
    const isChoosing = () => host.campaign.state.now.at === 'choosing'
    while (!isChoosing()) sure(host.next())
    const breaths = [...host.nextSteps()].length
    expect(breaths).toBeGreaterThan(4)
    expect(isChoosing()).toBe(false)
  })

  it('goes on from its file in the middle of a game, to the same end', () => {
    const one = sure(CampaignHost.begin(deck, bots(2), outside))
    while (!(one.game && one.game.events().length > 60)) sure(one.next())
    const file = sure(parseCampaign(formatCampaign(one.file())))
    const other = sure(CampaignHost.open(file, cipher.open, outside))
    runOn(one)
    const before = seeds
    runOn(other)
    const first = (log: readonly CampaignEvent[]) => log.find(({ kind }) => kind === 'gameFinished')
    expect(first(other.campaign.log)).toEqual(first(one.campaign.log))
    expect(seeds).toBe(before + 1)
  })

  it('goes on in the middle of a game with undo and question numbers, or from the record alone', () => {
    const host = sure(CampaignHost.begin(deck, [{ name: 'Ann' }, { name: 'Bob' }], outside))
    const random = new Random(1)
    while (!host.game) {
      const [question] = host.asked()
      sure(host.answer(question.n, answerTo(host.campaign.state, question, random)))
    }
    const { game } = host
    for (let undoable = false; !undoable; ) {
      while (game.isAutomatic) game.next()
      const [{ seat, n, options }] = game.asked()
      sure(game.play(seat, n, options[options.length - 1].move))
      undoable = game.canUndo(seat)
    }
    const { playing, ...file } = sure(parseCampaign(formatCampaign(host.file())))
    const again = sure(CampaignHost.open({ ...file, ...(playing ? { playing } : {}) }, cipher.open, outside))
    expect(again.game?.asked()).toEqual(game.asked())
    expect([0, 1].map((seat) => again.game?.canUndo(seat))).toEqual([0, 1].map((seat) => game.canUndo(seat)))
    const fromRecord = { record: playing?.record ?? '', seed: playing?.seed ?? '' }
    const other = sure(CampaignHost.open({ ...file, playing: fromRecord }, cipher.open, outside))
    expect(other.game?.record().moments).toEqual(game.record().moments)
  })

  it('takes no other game for the one that was started, whether by its record or as it was put away', () => {
    const begun = (names: readonly string[]) => {
      const players = names.map((name) => ({ name, bot: 'planner' }))
      const host = sure(CampaignHost.begin(deck, players, outside))
      while (!(host.game && host.game.events().length > 20)) sure(host.next())
      return host.file()
    }
    const file = begun(['Ann', 'Bob'])
    for (const [names, refused] of [
      [['Ann', 'Cas'], 'seats-differ'],
      [['Ann', 'Bob', 'Cas'], 'ruleset-differs'],
    ] as const) {
      const { playing = { record: '' } } = begun(names)
      for (const other of [playing, { record: playing.record }])
        expect(CampaignHost.open({ ...file, playing: other }, cipher.open, outside)).toMatchObject({ refused })
    }
  })

  it('goes on from a file without the seed, with luck for which no promise is claimed', () => {
    const one = sure(CampaignHost.begin(deck, bots(2), outside))
    while (!(one.game && one.game.events().length > 60)) sure(one.next())
    const { playing, ...rest } = one.file()
    const file = { ...rest, playing: { record: playing?.record ?? '' } }
    const host = sure(CampaignHost.open(sure(parseCampaign(formatCampaign(file))), cipher.open, outside))
    expect(host.game?.record().moments.length).toBeGreaterThan(5)
    runOn(host)
    expect(host.campaign.state.isOver).toBe(true)
    const verdict = sure(verifyCampaign(host.file(), cipher.open, verify))
    expect(verdict.games.map(({ checkedLuck }) => checkedLuck === null)).toEqual([true, false])
  })

  it('a bot sits in for somebody who had to go; the register says so', () => {
    const host = sure(CampaignHost.begin(deck, [{ name: 'Ann' }, { name: 'Bob' }], outside))
    const random = new Random(2)
    while (!host.game) {
      const [question] = host.asked()
      sure(host.answer(question.n, answerTo(host.campaign.state, question, random)))
    }
    for (const seat of [0, 1]) expect(host.game.reseat(seat, { name: `Stand-in ${seat}`, bot: 'planner' })).toBeNull()
    runOn(host)
    const winner = host.campaign.state.lastWinner ?? 0
    while (host.campaign.state.register.length === 0) {
      const [question] = host.asked()
      sure(host.answer(question.n, answerTo(host.campaign.state, question, random)))
    }
    expect(host.campaign.state.register[0]).toMatchObject({
      town: winner,
      player: ['Ann', 'Bob'][winner],
      substitute: `Stand-in ${winner}`,
    })
    const read = sure(parseCampaign(formatCampaign(host.file())))
    expect(sure(verifyCampaign(read, cipher.open, verify)).games).toHaveLength(1)
  })

  it('goes on with what the first release kept in the middle of a game, by its own rules and dice', () => {
    const kept = readFileSync(join(import.meta.dirname, 'campaign/saves/first-release.txt'), 'utf8')
    const host = sure(CampaignHost.open(sure(parseCampaign(kept)), cipher.open, outside))
    expect(host.game?.record().moments.length).toBeGreaterThan(5)
    host.letBotsPlay('planner')
    runOn(host)
    expect(host.campaign.state).toMatchObject({ isOver: true, game: 2 })
    const { games } = sure(verifyCampaign(host.file(), cipher.open, verify))
    expect(games.map(({ checkedLuck }) => checkedLuck !== null)).toEqual([true, true])
  })

  it('begins a game anew whose record was lost, and the log says so', () => {
    const host = sure(CampaignHost.begin(deck, bots(2), outside))
    while (!host.game) sure(host.next())
    const { playing: _, ...file } = host.file()
    const other = sure(CampaignHost.open(file, cipher.open, outside))
    expect(other.game).toBeNull()
    runOn(other)
    const started = other.campaign.log.flatMap((event) => (event.kind === 'gameStarted' ? event.game : []))
    expect(started).toEqual([1, 1, 2])
    expect(other.campaign.state.isOver).toBe(true)
  })

  it('lets bots go on with a game that people began, who are named as substitutes', () => {
    const host = sure(CampaignHost.begin(deck, [{ name: 'Ann' }, { name: 'Bob' }], outside))
    const random = new Random(3)
    while (!host.game) {
      const [question] = host.asked()
      sure(host.answer(question.n, answerTo(host.campaign.state, question, random)))
    }
    host.letBotsPlay('planner')
    runOn(host)
    const { isOver, register } = host.campaign.state
    expect(isOver).toBe(true)
    expect(register.map(({ substitute }) => substitute)).toEqual(register.map(({ town }) => `planner ${town + 1}`))
    expect(sure(verifyCampaign(host.file(), cipher.open, verify)).games).toHaveLength(2)
  })

  it('a substitute is never called as somebody else at the table', () => {
    const players = [{ name: 'Ann' }, { name: 'planner 1', bot: 'random' }, { name: 'Bob' }]
    const host = sure(CampaignHost.begin(deck, players, outside))
    host.letBotsPlay('planner')
    expect(host.seats().map(({ name }) => name)).toEqual(['planner 4', 'planner 1', 'planner 3'])
  })

  it('lets bots play for people, who are named as substitutes', () => {
    const host = sure(CampaignHost.begin(deck, [{ name: 'Ann' }, { name: 'Bob' }], outside))
    host.letBotsPlay('planner')
    runOn(host)
    const { register } = host.campaign.state
    expect(register.map(({ player, substitute }) => [player, substitute])).toEqual(
      register.map(({ town }) => [['Ann', 'Bob'][town], `planner ${town + 1}`]),
    )
  })
})
