/** What texts in a link look like, shown to the model before the first of them. Never to be changed: old links were written after it. */
export const PRIMER =
  '{"edition":"base","players":4,"startCoins":3,"startCards":["wheat-field","bakery"],"openingBuilds":0,"dice":1,' +
  '"rerollMayChangeDice":true,"landmarks":"own-set","freeCoin":false,"atStart":[],"goal":[{"landmarks":"all"}],"first":0,' +
  '"turnLimit":1000,"market":{"kind":"open"},"order":"automatic","cards":[{"id":"wheat-field","kind":"establishment",' +
  '"color":"blue","icon":"wheat","on":[1],"cost":1,"copies":6,"does":[{"verb":"gain","amount":1}]},{"id":"cafe",' +
  '"kind":"establishment","color":"red","icon":"cup","on":[3],"cost":2,"copies":6,"does":[{"verb":"take","amount":1,' +
  '"from":"roller"}]},{"id":"stadium","kind":"establishment","color":"purple","icon":"major","on":[6],"cost":6,' +
  '"copies":"one-each","does":[{"verb":"take","amount":2,"from":"each-other"}]},{"id":"cheese-factory",' +
  '"kind":"establishment","color":"green","icon":"factory","on":[7],"cost":5,"copies":6,"does":[{"verb":"gain",' +
  '"amount":{"per":{"icon":"cow"},"each":3}}]},{"id":"train-station","kind":"landmark","cost":4,"for":"owner",' +
  '"powers":[{"power":"two-dice"}]},{"id":"shopping-mall","kind":"landmark","cost":10,"powers":[{"power":"boost",' +
  '"icon":"cup","amount":1}]}],"names":{"en":{},"nl":{},"ja":{}}} market=ten order=chosen first=roll ' +
  'Anna Bob Mei Kenji Hana Tom Lisa Max Emma Jan Piet Sophie Lucas You Player 1 Player 2 Player 3 Player 4 Beginner Learner Planner ' +
  'Strategist Expert Rusher Restaurateur Engineer Magpie '
