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
 * Notes every text that went away by itself before it could be read, and how long it had been there: what is asked or
 * told, what it came to, what was built, amounts beside purses and over houses, the way back. What comes and goes
 * between two frames is never painted.
 */
export const FLASHES = `
globalThis.flashed = []
const TEXTS = '#question, .outcome > li, .said > .more, .change, .gain, .take-back, .dice-total, .first-words p > *'
const placeOf = (element) =>
  [
    element.id || element.classList[0] || element.parentElement.className,
    ...['rival', 'plate'].map((name) => element.closest('[data-' + name + ']')?.dataset[name]),
  ].join(' ').trim()
let written = new Map()
let touched = 0, frames = 0
for (const kind of ['pointerdown', 'click', 'keydown'])
  addEventListener(kind, () => { touched = performance.now() }, true)
const frame = () => requestAnimationFrame(() => { setTimeout(() => { frames++ }); frame() })
frame()
new MutationObserver(() => {
  const now = performance.now()
  const before = written
  written = new Map()
  for (const element of document.querySelectorAll(TEXTS)) {
    const text = element.textContent.trim()
    if (text === '') continue
    const line = placeOf(element) + ': ' + text
    written.set(line, before.get(line) ?? { since: now, frame: frames })
  }
  for (const [line, { since, frame }] of before) {
    const shown = Math.round(now - since)
    // What somebody has answered may leave at once.
    if (!written.has(line) && frames > frame && touched < since && shown < 400) flashed.push(line + ' ' + shown + ' ms')
  }
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
