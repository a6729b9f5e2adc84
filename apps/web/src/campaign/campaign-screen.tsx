import { Coming } from '../shell/coming.tsx'
import { lazy } from '../shell/lazy.tsx'
import { route } from '../shell/router.ts'
import { CreateCampaign } from './create.tsx'
import { useCampaignWords } from './late-words.ts'
import { layLid, Opening } from './opening.tsx'

/** A campaign needs the table and all that can happen around it; who founds one does not. */
const CampaignList = lazy(() => import('./list.tsx'))
const OpenCampaign = lazy(async () => {
  await layLid(route.peek().part)
  return import('./open-screen.tsx')
}, Opening)

/** `#/campaign` is the list, `#/campaign/new` a new one, `#/campaign/<key>` one that goes on. */
export default function CampaignScreen() {
  const isSpoken = useCampaignWords()
  const { part } = route.value
  if (!isSpoken) return <Coming />
  if (part === '') return <CampaignList />
  if (part === 'new') return <CreateCampaign />
  return <OpenCampaign />
}
