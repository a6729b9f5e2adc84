/** A text as people search it: accents, capitals and apostrophes do not matter. */
export const searchable = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'\u2018\u2019]/g, '')
    .toLocaleLowerCase('en')
    .normalize('NFKC')
