/** Made by `npm run manners -w packages/bots -- 300 --write`. Not to be edited. */
/** By game: the level that everybody with manners of their own is most nearly as strong as, two at a table; 0 is the weakest. */
export const MANNER_FITS: { readonly [edition: string]: { readonly [style: string]: number } } = {
  base: { rusher: 0.4, restaurateur: 0.7, engineer: 0.2, magpie: 1.4 },
  harbor: { rusher: 0, restaurateur: 1.8, engineer: 2.5, magpie: 2.6 },
  row: { rusher: 0, restaurateur: 0.9, engineer: 0.9, magpie: 1.2 },
  both: { rusher: 0, restaurateur: 2, engineer: 2.1, magpie: 2.1 },
  two: { rusher: 1.3, restaurateur: 1.3, engineer: 1.7, magpie: 1.7 },
  legacy: { rusher: 1, restaurateur: 2.8, engineer: 0, magpie: 0.5 },
}
