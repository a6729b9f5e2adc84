import { Dialog } from '../shell/dialog.tsx'
import { around } from '../words/around.ts'
import { KeyList } from './key-list.tsx'

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={around().settings.keys} onClose={onClose}>
      <KeyList />
    </Dialog>
  )
}
