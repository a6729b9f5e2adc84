import type { KeptWords } from '../keep-problems.ts'

export const kept: KeptWords = {
  refused:
    'This browser keeps nothing for us, perhaps because this is a private window. You can play, but save what you want to keep to a file before you close the page.',
  full: 'The browser has no room left for this. Everything kept before is still there. Save old games to a file and erase them here, and it works again.',
  newer:
    'A newer version of Machinami has been used in this browser, and this page is too old to read what it kept. Load the page again; nothing is lost.',
  'other-tab':
    'Machinami is open in another tab with an older version. Close that tab and load this page again; nothing is lost.',
  broken:
    'The browser failed to keep this. What was kept before is still there. Save what you want to keep to a file, then load the page again.',
}
