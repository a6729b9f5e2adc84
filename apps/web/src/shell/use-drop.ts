import { useEffect } from 'preact/hooks'
import { words } from '../words/index.ts'

/** A file dropped anywhere on the page is opened. */
export function useDrop(open: (file: File | undefined) => void): void {
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault()
      document.documentElement.dataset['drop'] = words().start.dropHere
    }
    const out = () => {
      delete document.documentElement.dataset['drop']
    }
    const drop = (event: DragEvent) => {
      event.preventDefault()
      out()
      open(event.dataTransfer?.files[0])
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', out)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', out)
      removeEventListener('drop', drop)
    }
  })
}
