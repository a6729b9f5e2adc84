const STEPS: { readonly [key: string]: number } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Arrow keys go from one of several things to the next and choose it, as with any radio buttons. */
export function chooseByArrows(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = STEPS[event.key]
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]:enabled')]
  const at = radios.findIndex((radio) => radio === document.activeElement)
  if (step === undefined || at < 0) return
  event.preventDefault()
  const next = radios[(at + step + radios.length) % radios.length]
  next.focus()
  next.click()
}

/** Tab comes to the one that is chosen, or to the first as long as none is. */
export const withinTab = <T>(each: T, chosen: T | null, first: T | undefined): 0 | -1 =>
  each === (chosen ?? first) ? 0 : -1
