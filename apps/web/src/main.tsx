import './theme/theme.css'
import { render } from 'preact'
import { App } from './shell/app.tsx'
import { readyOffline } from './shell/offline.ts'
import { readySound } from './sound/sounds.ts'
import { dressPage, settings } from './store/settings.ts'
import { speak } from './words/index.ts'

dressPage()
readySound()
await speak(settings.peek().lang)
render(<App />, document.getElementById('app') as HTMLElement)
readyOffline()
