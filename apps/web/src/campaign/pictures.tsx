import { inked } from '../art/ink.ts'
import { cutOut } from '../pictures/outline.ts'
import { usePicture } from '../pictures/pictures.ts'
import type { Book } from './book.ts'

/** Frames of drawings, as docs/CAMPAIGN.md has them: the box, and how far around it a story is drawn. */
const STORY = { width: 360, height: 200, most: { width: 456, height: 340 } }

/** As much of a story's picture as fits a place of this shape: the frame is always whole. */
function storyBox(shape: number) {
  const { width, height, most } = STORY
  const isWider = shape > width / height
  const [w, h] = isWider
    ? [Math.min(most.width, height * shape), height]
    : [width, Math.min(most.height, width / shape)]
  return {
    x: Math.round((width - w) / 2),
    y: Math.round((height - h) / 2),
    width: Math.round(w),
    height: Math.round(h),
  }
}

/** A story's picture, or a rule's, for a place so many times as wide as it is high; nothing where there is none. */
export function StoryPicture(props: { readonly book: Book; readonly id: string; readonly shape: number }) {
  const { book, id, shape } = props
  const markup = Object.hasOwn(book.art, id) ? book.art[id] : undefined
  const box = storyBox(shape)
  const name = `campaign/${id}/${markup?.length}/${box.width}x${box.height}`
  const source = usePicture(name, markup === undefined ? undefined : () => cutOut(box, inked(markup)))
  return source === undefined ? null : <img class="story-picture" src={source} alt="" draggable={false} />
}

/** A thing, a sticker, a box: small and square, or a little higher. */
export function ThingPicture(props: { readonly book: Book; readonly id: string; readonly isHigh?: boolean }) {
  const { book, id, isHigh } = props
  const markup = Object.hasOwn(book.art, id) ? book.art[id] : undefined
  const box = { x: 0, y: 0, width: 96, height: isHigh ? 120 : 96 }
  const name = `campaign/${id}/${markup?.length}`
  const source = usePicture(name, markup === undefined ? undefined : () => cutOut(box, inked(markup)))
  return source === undefined ? null : <img class="thing-picture" src={source} alt="" draggable={false} />
}
