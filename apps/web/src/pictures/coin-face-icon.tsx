import { coin } from '../art/coin.ts'
import type { FaceName } from '../art/faces.ts'
import { ICONS, type IconName, icon } from '../art/icons.ts'
import { drawingOf } from './faces.ts'
import { pictureNow, usePicture } from './pictures.ts'
import './picture.css'

/** A small square drawing as a picture. */
const Square = ({ size, source }: { readonly size: number; readonly source: string | undefined }) => (
  <img class="picture-square" src={source} width={size} height={size} alt="" draggable={false} />
)

/** For coins that fly: they are no component. */
export const coinAddress = (): string => pictureNow('coin', coin)

export const Coin = ({ size = 20 }: { readonly size?: number }) => (
  <Square size={size} source={usePicture('coin', coin)} />
)

export const Face = ({ name, size = 36 }: { readonly name: FaceName; readonly size?: number }) => (
  <Square size={size} source={usePicture(`face/${name}`, drawingOf(name))} />
)

/** An icon whose pen has a colour of the page; nothing where there is no such icon. */
export function Icon({ name, pen, size }: { readonly name: string; readonly pen: string; readonly size: number }) {
  const draw = name in ICONS ? () => icon(name as IconName).replaceAll('currentColor', `var(--${pen})`) : undefined
  const source = usePicture(`icon/${name}/${pen}`, draw)
  // Its place is there before it is painted: nothing beside it moves.
  return draw === undefined ? null : <Square size={size} source={source} />
}
