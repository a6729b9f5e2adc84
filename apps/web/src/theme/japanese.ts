// Japanese letters come in many small files; the browser fetches those it shows and the system does not have.
import '@fontsource/m-plus-rounded-1c/500.css'
import '@fontsource/m-plus-rounded-1c/800.css'

const WAIT = 120
let timer: ReturnType<typeof setTimeout> | undefined
let arrivals = 0

/**
 * Text whose first font is the system's is not drawn again when a later font of its list arrives: Chromium remembers
 * the empty boxes. A spacing that nobody can see, a new one each time, makes it shape the text anew.
 */
document.fonts.addEventListener('loadingdone', () => {
  clearTimeout(timer)
  timer = setTimeout(() => {
    document.documentElement.style.letterSpacing = `${++arrivals / 100_000}px`
  }, WAIT)
})
