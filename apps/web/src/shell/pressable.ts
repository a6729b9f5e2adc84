/**
 * A button that can do nothing just now, perhaps because it was pressed: it stays within reach of Tab. One that is
 * switched off loses the focus, and whoever pressed it their place.
 */
export const pressable = (isOff: boolean, press: () => void) => ({
  'aria-disabled': isOff,
  onClick: () => {
    if (!isOff) press()
  },
})
