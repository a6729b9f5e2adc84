import type { Plugin } from 'vite'

const HELPER = /vite[\\/]preload-helper/
const PUT = 'document.head.appendChild(link);'

/**
 * Puts a style sheet behind the last one. All are fetched at once, but a sheet that comes to stand before one that is
 * there already makes the browser lay out the whole page anew, letter by letter: layers and fonts are sorted again.
 */
const IN_ORDER = `
let lastSheet = Promise.resolve();
function putInOrder(link) {
  const ahead = link.cloneNode();
  ahead.rel = "preload";
  ahead.as = "style";
  document.head.append(ahead);
  const put = lastSheet.then(() => new Promise((done, fail) => {
    link.onload = done;
    link.onerror = () => fail(new Error("no style: " + link.href));
    document.head.append(link);
  }));
  lastSheet = put.catch(() => {});
  return put;
}
`

export function putStylesInOrder(helper: string): string {
  if (!helper.includes(PUT)) throw new Error('the helper that fetches styles has changed: see build/late-styles')
  return helper.replace(PUT, `if (isCss) return putInOrder(link);\n${PUT}`) + IN_ORDER
}

/** Style sheets that are fetched late come one behind the other, whichever arrives first. */
export function lateStyles(): Plugin {
  return {
    name: 'late-styles',
    apply: 'build',
    transform: { filter: { id: HELPER }, handler: putStylesInOrder },
  }
}
