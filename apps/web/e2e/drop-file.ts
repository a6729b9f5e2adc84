import type { Page } from 'playwright-core'

/** Lets go of a file with this text somewhere on the page. */
export const dropFile = (page: Page, text: string) =>
  page.evaluate((what) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([what], 'record.txt'))
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, text)
