import { useEffect } from 'preact/hooks'
import { firstWords } from '../words/index.ts'

/** Text that is dragged into a field, or a link, is none of our business. */
const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true

/** A file dropped anywhere on the page is opened. */
export function useDrop(open: (file: File | undefined) => void): void {
  useEffect(() => {
    const page = document.documentElement
    const over = (event: DragEvent) => {
      if (!hasFile(event)) return
      event.preventDefault()
      page.dataset['drop'] = firstWords().start.dropHere
    }
    const out = ({ relatedTarget }: DragEvent) => {
      // From one thing on the page to the next it is still here.
      if (relatedTarget === null) delete page.dataset['drop']
    }
    const drop = (event: DragEvent) => {
      if (!hasFile(event)) return
      event.preventDefault()
      delete page.dataset['drop']
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
  }, [open])
}
