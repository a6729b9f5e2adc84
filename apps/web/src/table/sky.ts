import { untracked, useSignalEffect } from '@preact/signals'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import type { Game } from '../game/game.ts'
import { hourOf, seasonOf } from '../game/season.ts'
import { changeScenery, openScenery, scenery } from '../pictures/scenery.ts'

let tables = 0

/** When the last table is gone; a new game in place of an old one goes from sky to sky. */
export function clearSceneryLater(): void {
  setTimeout(() => {
    if (tables === 0) changeScenery('', '')
  })
}

/** Nobody waits longer than this for a sky, in milliseconds. */
const PATIENCE = 1500

const isShown = (game: Game): boolean => scenery.value.season === seasonOf(game) && scenery.value.hour === hourOf(game)

/** Whether the table can be shown: a new game begins under its own sky, not under that of the one before. */
export function useOwnSky(game: Game): boolean {
  const [isReady, ready] = useState(() =>
    untracked(() => {
      if (scenery.value.season === '') openScenery(seasonOf(game), hourOf(game))
      return isShown(game)
    }),
  )
  useSignalEffect(() => {
    if (isShown(game)) ready(true)
  })
  useLayoutEffect(() => {
    tables++
    return () => {
      tables--
    }
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => ready(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return isReady
}
