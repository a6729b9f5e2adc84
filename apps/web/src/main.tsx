import '@fontsource/m-plus-rounded-1c/latin-500.css'
import '@fontsource/m-plus-rounded-1c/latin-800.css'
import './theme/theme.css'
import { render } from 'preact'
import { App, foreseeScreen } from './app/app.tsx'
import { readyOffline } from './app/offline.ts'
import { readySound } from './sound/sounds.ts'
import { applySettings, settings } from './store/settings.ts'
import { greet } from './words/index.ts'

applySettings()
readySound()
foreseeScreen()
void open(document.getElementById('app') as HTMLElement)
readyOffline()

async function open(page: HTMLElement): Promise<void> {
  try {
    // A language whose file did not arrive is no reason to show nothing.
    await greet(settings.peek().lang).catch(() => greet('en'))
    render(<App />, page)
  } catch (reason) {
    console.error(reason)
    page.textContent = 'Machinami could not be loaded. Please check the network and load the page again.'
  }
}
