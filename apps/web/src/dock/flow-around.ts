import './flow-around.css'

const MOST_TRIES = 5
/** Above the names of the first tiles there is so much of nothing. */
const SPARE = 2

/**
 * Words of a card flow around the answers of a phone. Those that need more room than the dock has raise the edge of the
 * sheet: the answers stay where they are, and the names of the market in sight. The street glides up behind it, with the
 * number plates that edge would cover. Tells how to end it.
 */
export function flowAround(dock: HTMLElement): () => void {
  const answers = dock.querySelector<HTMLElement>('.answer-area')
  if (!answers) return () => undefined
  // Asked before anything is painted, and again when an answer comes or goes.
  const watch = new ResizeObserver(() => makeRoom(dock, answers))
  watch.observe(answers)
  return () => {
    watch.disconnect()
    rise(dock, 0)
    glide(dock, 0)
  }
}

function makeRoom(dock: HTMLElement, answers: HTMLElement): void {
  const tiles = dock.nextElementSibling as HTMLElement
  dock.style.setProperty('--answers', `${answers.offsetWidth}px`)
  // A line is as wide as the dock or only as what the answers leave: how many there are is seen when they are laid out.
  let over = 0
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    rise(dock, over)
    const more = dock.offsetTop + dock.offsetHeight - tiles.offsetTop - SPARE
    if (more <= 0) break
    over += more
  }
  glide(dock, over)
}

/** The town moves within its frame; nothing is laid out anew. */
function glide(dock: HTMLElement, over: number): void {
  dock.closest('.board')?.querySelector<HTMLElement>('.stage')?.style.setProperty('--raised', `${over}px`)
}

/** The edge of the sheet, and what it is drawn by. */
function rise(dock: HTMLElement, over: number): void {
  for (const each of [dock, dock.previousElementSibling])
    if (each instanceof HTMLElement) each.style.setProperty('--over', `${over}px`)
}
