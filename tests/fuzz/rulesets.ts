import {
  type Action,
  type Amount,
  type Bonus,
  type Card,
  COLORS,
  type Community,
  type Condition,
  type Count,
  type Establishment,
  type Goal,
  ICONS,
  type Landmark,
  type Market,
  type Power,
  type Ruleset,
  type Step,
  type TownRules,
  type Trigger,
} from '@machinami/cards'
import fc from 'fast-check'

/** Rulesets nobody would print, in every word of the vocabulary. Most are accepted; what is refused is for the engine to say. */

type Any<T> = fc.Arbitrary<T>

/** Leaves a field out half of the time. */
const perhaps = <T extends object>(some: Any<T>): Any<T | object> => fc.oneof(fc.constant({}), some)
const field = <Name extends string, T>(name: Name, value: Any<T>): Any<{ [name in Name]: T }> =>
  value.map((each) => ({ [name]: each }) as { [name in Name]: T })
const idOf = (nth: number): string => `e${nth}`

const icon = fc.constantFrom(...ICONS)
const icons = fc.uniqueArray(icon, { maxLength: 4 })
const total = fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 1, max: 8 }) }, fc.integer({ min: 1, max: 14 }))
/** Small sums mostly, and now and then the largest there are. */
const coins = fc.oneof(
  { weight: 12, arbitrary: fc.nat(6) },
  { weight: 2, arbitrary: fc.nat(60) },
  fc.constantFrom(999, 1000),
)
const price = fc.oneof({ weight: 8, arbitrary: fc.nat(5) }, coins)

/** What lies on the table besides cards; words for what is not there would be refused. */
type Markers = Pick<Ruleset, 'token' | 'bells' | 'pins' | 'mascot'> & { readonly fund?: Goal }

const markersOn = (establishments: number, landmarks: number): Any<Markers> =>
  fc
    .tuple(
      perhaps(field('token', fc.constantFrom('ready', 'spent'))),
      perhaps(field('bells', fc.record({ pays: fc.array(coins, { maxLength: 14 }), flags: fc.nat(3) }))),
      perhaps(field('pins', fc.record({ numbers: fc.array(total, { maxLength: 6 }), reward: coins }))),
      perhaps(field('mascot', fc.record({ starts: fc.nat(establishments - 1).map(idOf), pays: coins }))),
      fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, field('fund', fundOf(landmarks))),
    )
    .map((fields): Markers => Object.assign({}, ...fields))

const fundOf = (landmarks: number): Any<Goal> =>
  fc.record({
    fund: fc.integer({ min: 1, max: 20 }),
    points: fc.record({ each: fc.nat(3), landmarks: fc.array(fc.nat(9), { maxLength: landmarks }) }),
  })

const countsOf = ({ bells, pins, mascot }: Markers): Count[] => [
  ...(bells ? ['flags' as const] : []),
  ...(pins ? ['pins' as const] : []),
  ...(mascot ? ['mascot' as const] : []),
]

const verbsOf = ({ bells, pins, mascot, fund }: Markers): Step[] => [
  ...(bells ? [{ verb: 'hang' } as const] : []),
  ...(pins ? [{ verb: 'take-pin' } as const] : []),
  ...(mascot ? [{ verb: 'move-mascot' } as const] : []),
  ...(fund ? [{ verb: 'fund', price: 2 } as const] : []),
]

interface Vocabulary {
  readonly count: Any<Count>
  readonly condition: Any<Condition>
  /** Steps that wait for nobody, and those that may. */
  readonly quiet: Any<Step>
  readonly asking: Any<Step>
}

function vocabulary(names: readonly string[], markers: Markers): Vocabulary {
  const card = fc.constantFrom(...names)
  const count: Any<Count> = fc.oneof(
    fc.constantFrom<Count>('landmarks', 'invested', ...countsOf(markers)),
    fc.tuple(field('icons', icons), perhaps(field('unique', fc.constant(true)))).map(([a, b]) => ({ ...a, ...b })),
    field('card', card),
    field('color', fc.constantFrom(...COLORS)),
  )
  const amount: Any<Amount> = fc.oneof(
    { weight: 3, arbitrary: coins },
    fc.constantFrom('half' as const, 'all' as const),
    fc.record({ each: coins, per: count, of: fc.constantFrom('owner', 'payer', 'everyone') }),
  )
  const n = fc.oneof(fc.nat(3), coins)
  const condition: Any<Condition> = fc.oneof(
    field('has', card),
    fc.record({ landmarks: fc.constantFrom('at-most', 'at-least'), n, of: fc.constantFrom('owner', 'roller') }),
    field('payerHasCoins', n),
    field('different', fc.integer({ min: 1, max: 4 })),
    ...(markers.pins ? [fc.constant<Condition>({ allPins: true })] : []),
  )
  const onlyIf = perhaps(field('if', condition))
  const when = (step: Any<Step>): Any<Step> => fc.tuple(step, onlyIf).map(([a, b]) => ({ ...a, ...b }))
  const verb = <Verb extends Step['verb']>(name: Verb) => fc.constant(name)
  const take = (from: Any<'roller' | 'each-opponent' | 'one-opponent'>) =>
    when(fc.record({ verb: verb('take'), amount, from }))
  const flag = fc.boolean()
  return {
    count,
    condition,
    quiet: fc.oneof(
      { weight: 3, arbitrary: when(fc.record({ verb: verb('gain'), amount })) },
      when(fc.record({ verb: verb('pay'), amount: coins })),
      take(fc.constantFrom('roller', 'each-opponent')),
      fc.record({ verb: verb('pool'), remainder: fc.constantFrom('bank', 'owner') }),
      ...(markers.token ? [fc.constant<Step>({ verb: 'ready' })] : []),
    ),
    asking: fc.oneof(
      take(fc.constant('one-opponent')),
      when(fc.record({ verb: verb('gain'), amount: thrown })),
      fc.record({ verb: verb('demolish') }),
      fc.record({ verb: verb('swap'), majors: flag, optional: flag }),
      fc.record({ verb: verb('give'), to: fc.constantFrom('any-opponent', 'right-neighbour'), majors: flag }),
      fc.record({ verb: verb('close'), what: fc.constant('a-type') }),
      ...verbsOf(markers).map((step) => fc.constant(step)),
      fc
        .tuple(
          fc.record({ verb: verb('activate'), copies: fc.constantFrom('one', 'all') }),
          perhaps(field('closes', fc.constant(true))),
        )
        .map(([a, b]): Step => ({ ...a, ...b })),
    ),
  }
}

const thrown: Any<Amount> = fc.record({
  dice: fc.constant(2),
  thrown: fc.constantFrom('once', 'each-owner', 'each-copy'),
})
const extraTurn: Any<Step> = fc.constantFrom(
  { verb: 'extra-turn' },
  { verb: 'extra-action' },
  { verb: 'extra-action', only: 'community' },
)
const win: Any<Step> = fc.constant({ verb: 'win' })
/** What only cards do that the dice wake. */
const ownSteps: Any<Step> = fc.constantFrom({ verb: 'close', what: 'this' }, { verb: 'leave' }, { verb: 'extra-turn' })

const some = (...steps: Any<Step>[]): Any<Step[]> =>
  fc.oneof({ weight: 12, arbitrary: listOf(3, ...steps) }, listOf(10, ...steps))

const listOf = (most: number, ...steps: Any<Step>[]): Any<Step[]> =>
  fc.array(fc.oneof({ weight: 3, arbitrary: steps[0] }, ...steps), { minLength: 1, maxLength: most })

/** Closes a type everywhere and counts what that closed. */
const renovation: Any<Step[]> = fc
  .record({ each: coins, per: fc.constant('closed-now' as const), of: fc.constantFrom('owner', 'everyone') })
  .map((amount) => [
    { verb: 'close', what: 'a-type' },
    { verb: 'gain', amount },
  ])

function establishment(id: string, { quiet, asking, condition }: Vocabulary): Any<Establishment> {
  const boat = fc
    .tuple(field('amount', thrown), perhaps(field('if', condition)))
    .map(([a, b]): Step[] => [{ verb: 'gain', ...a, ...b }])
  const inTurn = fc.oneof(some(quiet, asking, ownSteps), renovation)
  const outOfTurn = some(quiet, ownSteps)
  const does = { blue: fc.oneof(outOfTurn, boat), green: fc.oneof(inTurn, boat), red: outOfTurn, purple: inTurn }
  const options = fc.tuple(
    perhaps(field('major', fc.constant(true))),
    perhaps(field('onePerTown', fc.constant(true))),
    perhaps(field('takesInvestment', fc.constant(true))),
    perhaps(field('whenBuilt', some(quiet, asking, extraTurn))),
    perhaps(field('boost', fc.constantFrom('each', 'once', 'never'))),
  )
  return fc.constantFrom(...COLORS).chain((color) =>
    fc
      .record({
        id: fc.constant(id),
        kind: fc.constant('establishment'),
        color: fc.constant(color),
        icon,
        on: fc.uniqueArray(total, { minLength: 1, maxLength: 5 }),
        cost: price,
        copies: fc.oneof({ weight: 6, arbitrary: fc.nat(6) }, fc.constantFrom('players' as const, 100)),
        does: does[color],
      } as const)
      .chain((card) => options.map((extra): Establishment => Object.assign({ ...card }, ...extra))),
  )
}

function powers({ quiet, asking }: Vocabulary, names: readonly string[], { token }: Markers): Any<Power[]> {
  const on = fc.oneof(
    fc.constantFrom('landmarks' as const, 'establishments' as const),
    field('card', fc.constantFrom(...names)),
  )
  const when = (trigger: Any<Trigger>, does: Any<Step[]>): Any<Power> =>
    fc.record({ power: fc.constant('when'), trigger, does })
  const rolls: Any<Trigger> = fc.oneof(
    fc.constant('doubles' as const),
    field('total', total),
    field('earnedNothingWithDice', fc.constantFrom(1, 2)),
  )
  const power: Any<Power> = fc.oneof(
    fc.constantFrom<Power>({ power: 'dice', count: 2 }, { power: 'reroll' }),
    fc.record({ power: fc.constant('raise'), by: fc.constantFrom(1, 2), from: fc.integer({ min: 1, max: 12 }) }),
    fc.record({ power: fc.constant('boost'), coins, icons }),
    fc.record({ power: fc.constant('discount'), coins, on }),
    when(rolls, some(quiet, asking, extraTurn)),
    when(fc.constantFrom('built-nothing', 'no-coins', 'guest'), some(quiet)),
    ...(token
      ? [fc.constantFrom<Power>({ power: 'nudge', by: 1 }, { power: 'nudge', by: 3 }, { power: 'one-die' })]
      : []),
    when(fc.constant('built'), some(quiet, asking, extraTurn, win)),
  )
  return fc.array(power, { maxLength: 4 })
}

function site(id: string, all: Any<Power[]>): Any<Landmark> {
  const list = fc.array(fc.oneof(price, fc.constant(null)), { minLength: 1, maxLength: 4 })
  const last = perhaps(field('buildIf', fc.constant('only-town-without-landmark' as const)))
  return fc
    .record({
      id: fc.constant(id),
      kind: fc.constant('landmark'),
      cost: fc.oneof({ weight: 3, arbitrary: price }, list),
      for: fc.constantFrom('owner', 'everyone'),
      powers: all,
    } as const)
    .chain((card) => last.map((extra): Landmark => ({ ...card, ...extra })))
}

const upTo = <T>(most: number, card: (nth: number) => Any<T>): Any<T[]> =>
  fc.nat(most).chain((n) => fc.tuple(...Array.from({ length: n }, (_, nth) => card(nth))) as Any<T[]>)

function cards(establishments: number, landmarks: number, markers: Markers): Any<Card[]> {
  const owned = Array.from({ length: establishments }, (_, nth) => idOf(nth))
  const sites = Array.from({ length: landmarks }, (_, nth) => `l${nth}`)
  const names = [...owned, ...sites]
  const words = vocabulary(names, markers)
  const all = powers(words, names, markers)
  const bonus = (nth: number): Any<Bonus> =>
    fc.record({ id: fc.constant(`b${nth}`), kind: fc.constant('bonus'), powers: all })
  const community = (nth: number): Any<Community> =>
    fc
      .tuple(
        fc.record({ id: fc.constant(`c${nth}`), kind: fc.constant('community'), cost: price, powers: all }),
        perhaps(field('opensIf', words.condition)),
        perhaps(field('less', fc.record({ each: coins, per: words.count }))),
      )
      .map(([card, ...terms]): Community => Object.assign({ ...card }, ...terms))
  const action = (nth: number): Any<Action> =>
    fc
      .tuple(
        fc.record({
          id: fc.constant(`a${nth}`),
          kind: fc.constant('action'),
          cost: price,
          does: some(words.quiet, words.asking, extraTurn),
        }),
        perhaps(field('if', words.condition)),
      )
      .map(([card, term]): Action => ({ ...card, ...term }) as Action)
  return fc
    .tuple(
      fc.tuple(...owned.map((id) => establishment(id, words))),
      fc.tuple(...sites.map((id) => site(id, all))),
      upTo(2, bonus),
      upTo(2, community),
      upTo(2, action),
    )
    .map((kinds): Card[] => kinds.flat())
}

const stacks = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant(100))
const rows: Any<Market> = fc.array(
  fc.record({ stacks, of: fc.constantFrom('establishments', 'low', 'high', 'majors', 'landmarks') }),
  { minLength: 1, maxLength: 5 },
)

function goals(landmarks: number, hasCommunity: boolean): Any<Goal[]> {
  const built: Any<Goal> = field(
    'landmarks',
    fc.oneof(fc.constant('all' as const), fc.integer({ min: 1, max: landmarks })),
  )
  const rich: Any<Goal> = field('coins', fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constant(30_000)))
  const contributed: Any<Goal> = fc.constant({ contributed: true })
  return fc.array(hasCommunity ? fc.oneof(built, rich, contributed) : fc.oneof(built, rich), {
    minLength: 1,
    maxLength: 3,
  })
}

/** A few cards mostly, and now and then a town so full of one that a single roll has thousands of facts. */
const startCards = (owned: readonly string[]): Any<string[]> =>
  fc.oneof(
    { weight: 9, arbitrary: fc.array(fc.constantFrom(...owned), { maxLength: 4 }) },
    fc.constantFrom(...owned).map((id) => Array.from({ length: 30 }, () => id)),
  )

const turns = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constant(30_000))

/** What a table needs besides its cards. */
function ruleset(all: readonly Card[], establishments: number, landmarks: number, markers: Markers): Any<Ruleset> {
  const owned = Array.from({ length: establishments }, (_, nth) => idOf(nth))
  const words = vocabulary(owned, markers)
  const slots = field('slots', fc.array(price, { minLength: landmarks, maxLength: landmarks }))
  const square = fc
    .uniqueArray(fc.constantFrom(...owned), { maxLength: 4 })
    .chain((each) => fc.record({ cards: fc.constant(each), marks: fc.nat(each.length) }))
  const { fund: _, ...laid } = markers
  const bonus = all.filter((card) => card.kind === 'bonus').map((card) => card.id)
  const town: Any<TownRules> = fc
    .tuple(
      perhaps(field('startCoins', coins)),
      perhaps(field('startCards', startCards(owned))),
      perhaps(slots),
      perhaps(field('townSquare', square)),
      perhaps(field('bonus', fc.subarray(bonus))),
      markers.bells ? perhaps(field('flags', fc.nat(3))) : fc.constant({}),
      markers.token ? perhaps(field('token', fc.constantFrom('ready', 'spent'))) : fc.constant({}),
    )
    .map((fields): TownRules => Object.assign({}, ...fields))
  const numbers = markers.bells?.pays.length ?? 0
  const towns = (players: number): Any<TownRules[]> =>
    fc
      .array(fc.tuple(town, fc.boolean()), { minLength: players, maxLength: players })
      .map((all) => all.map(([each, flies], nth) => (flies && nth < numbers ? { ...each, home: nth + 1 } : each)))
  const bare = fc.integer({ min: 2, max: 5 }).chain((players) =>
    fc.record({
      edition: fc.constant('home-made'),
      players: fc.constant(players),
      cards: fc.constant(all),
      market: fc.oneof(fc.constant('open' as const), rows),
      startCoins: fc.oneof({ weight: 3, arbitrary: coins }, fc.array(coins, { minLength: 1, maxLength: 5 })),
      startCards: startCards(owned),
      openingBuilds: fc.oneof({ weight: 4, arbitrary: fc.nat(2) }, fc.nat(100)),
      dice: fc.constantFrom(1, 2),
      rerollMayChangeDice: fc.boolean(),
      landmarks: fc.constantFrom('own-set', 'shared'),
      freeCoin: fc.boolean(),
      atStart: fc.array(words.quiet, { maxLength: 2 }),
      goal: markers.fund
        ? fc.constant([markers.fund])
        : goals(
            landmarks,
            all.some((card) => card.kind === 'community'),
          ),
      first: fc.oneof(fc.constant('highest-roll' as const), fc.nat(players - 1)),
      order: fc.constantFrom('automatic', 'chosen'),
    } as const),
  )
  return fc
    .tuple(bare, perhaps(slots), perhaps(field('townSquare', square)), perhaps(field('turnLimit', turns)))
    .chain(([rules, ...extra]) =>
      perhaps(field('towns', towns(rules.players))).map((own) => [rules, ...extra, own] as const),
    )
    .map(([rules, ...extra]): Ruleset => Object.assign({ ...rules, ...laid }, ...extra))
}

export const anyRuleset: Any<Ruleset> = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 4 }))
  .chain(([establishments, landmarks]) =>
    markersOn(establishments, landmarks).chain((markers) =>
      cards(establishments, landmarks, markers).chain((all) => ruleset(all, establishments, landmarks, markers)),
    ),
  )
