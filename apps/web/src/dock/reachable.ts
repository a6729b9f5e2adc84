/** Sheets whose height is watched. */
const watched = new WeakSet<Element>()

/**
 * Long words of a card lie over the first tiles below them. Nothing moves for that, but there is so much more to scroll:
 * what is covered can be pulled out from under them. What was given so is taken back where nobody sees it.
 */
export function keepReachable(dock: Element): void {
  const sheet = dock.closest<HTMLElement>('.sheet')
  const body = sheet?.querySelector<HTMLElement>('.sheet-body')
  if (!sheet || !body) return
  if (!watched.has(sheet)) {
    watched.add(sheet)
    const watch = new MutationObserver(() => keepReachable(dock))
    watch.observe(sheet, { attributes: true, attributeFilter: ['data-height'] })
  }
  const isLow = sheet.dataset['height'] === 'low'
  const covered = isLow ? 0 : dock.getBoundingClientRect().bottom - body.getBoundingClientRect().top
  const given = Number.parseFloat(body.style.paddingTop) || 0
  const at = body.scrollTop
  const wanted = Math.max(0, covered, isLow ? 0 : given - at)
  if (Math.abs(wanted - given) < 1) return
  const rest = body.clientHeight - (body.firstElementChild?.scrollHeight ?? 0)
  body.style.paddingTop = `${wanted}px`
  body.style.paddingBottom = wanted > 0 ? `${Math.max(0, rest)}px` : ''
  body.scrollTop = at + wanted - given
}
