import { Dialog } from '../shell/dialog.tsx'
import { words } from '../words/index.ts'
import { KeyList } from './key-list.tsx'

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={words().settings.keys} onClose={onClose}>
      <KeyList />
    </Dialog>
  )
}
