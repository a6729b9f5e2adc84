/* What is watched in a page from its first moment on. As text, because the page runs it as it stands. */

/** Adds up how far things hopped on the page, as the browser measures it. */
export const SHIFTS = `
globalThis.shifted = []
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (!entry.hadRecentInput)
      for (const { node } of entry.sources) {
        const element = node instanceof Text ? node.parentElement : node
        // Smoke moves by itself.
        if (!element?.classList.contains('life')) shifted.push((element?.className || element?.tagName) + ' ' + entry.value.toFixed(4))
      }
}).observe({ type: 'layout-shift', buffered: true })
`

/**
 * Notes every line of the dock that went away by itself, and how long it had been there. What comes and goes between two
 * frames is never painted.
 */
export const FLASHES = `
globalThis.flashed = []
let said = '', since = 0, touched = 0, isSeen = false
for (const kind of ['pointerdown', 'click', 'keydown'])
  addEventListener(kind, () => { touched = performance.now() }, true)
const frame = () => requestAnimationFrame(() => { setTimeout(() => { isSeen = true }); frame() })
frame()
new MutationObserver(() => {
  const line = document.querySelector('#question')?.textContent ?? ''
  if (line === said) return
  const now = performance.now()
  const shown = Math.round(now - since)
  // What somebody has answered may leave at once.
  if (said !== '' && isSeen && touched < since && shown < 400) flashed.push(said + ' ' + shown + ' ms')
  said = line
  since = now
  isSeen = false
}).observe(document, { subtree: true, childList: true, characterData: true })
`

/** How long the others' turns took each time, from the answer that ended mine to my next question: milliseconds. */
export const ROUNDS = `
globalThis.rounds = []
let left = null
addEventListener('click', ({ target }) => {
  if (target.closest('.price.main, [data-answer="pass"]')) left = performance.now()
}, true)
new MutationObserver(() => {
  if (left === null || !document.querySelector('.dock [data-answer="roll"]')) return
  rounds.push(performance.now() - left)
  left = null
}).observe(document, { subtree: true, childList: true })
`
