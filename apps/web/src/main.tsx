import './theme/theme.css'
import { render } from 'preact'
import { App, foreseeScreen } from './shell/app.tsx'
import { readyOffline } from './shell/offline.ts'
import { readySound } from './sound/sounds.ts'
import { dressPage, settings } from './store/settings.ts'
import { speak } from './words/index.ts'

dressPage()
readySound()
foreseeScreen()
await speak(settings.peek().lang)
render(<App />, document.getElementById('app') as HTMLElement)
readyOffline()
