import { signal } from '@preact/signals'
import { type Drawing, loadArt } from '../art/index.ts'
import { festival, renovation, scaffold } from '../art/states.ts'

/** Which drawings are on the page. Buildings are drawn once and shown with `<use>`. */
export const drawings = signal<Readonly<Record<string, Drawing>>>({})

const symbol = (id: string, height: number, markup: string): string =>
  `<symbol id="${id}" viewBox="0 0 96 ${height}">${markup}</symbol>`

const still = (markup: string): string => markup.replace(/ class="[^"]*"/g, '')

const STATES =
  symbol('scaffold-120', 120, still(scaffold(120))) +
  symbol('renovation-96', 96, renovation(96)) +
  symbol('renovation-120', 120, renovation(120)) +
  symbol('festival', 96, festival(96))

const loading = new Map<string, Promise<void>>()

/** Fetches an edition's drawings and lays them on the page, moving (`b-`) and still (`s-`). */
export function needArt(edition: string): Promise<void> {
  const known = loading.get(edition)
  if (known) return known
  const work = loadArt(edition).then((art) => {
    const fresh = Object.values(art).filter((each) => !(each.id in drawings.peek()))
    const sheet = document.createElement('div')
    sheet.className = 'art-sheet'
    sheet.setAttribute('aria-hidden', 'true')
    const symbols = fresh.map(
      (each) =>
        symbol(`b-${each.id}`, each.height, each.markup) + symbol(`s-${each.id}`, each.height, still(each.markup)),
    )
    const states = document.getElementById('scaffold-120') ? '' : STATES
    sheet.innerHTML = `<svg width="0" height="0">${states}${symbols.join('')}</svg>`
    document.body.append(sheet)
    drawings.value = { ...drawings.peek(), ...art }
  })
  loading.set(edition, work)
  return work
}
