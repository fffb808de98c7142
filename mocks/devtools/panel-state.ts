import { useState } from 'react'
import { safeLocalStorage, safeSessionStorage } from '#src/safe-storage.ts'

const OPEN = 'nimbus-mock-panel'
const PLACE = 'nimbus-mock-panel-place'

const parts = ['scenario', 'rules', 'network', 'clock', 'requests', 'mail', 'data', 'state'] as const
export type Part = (typeof parts)[number]

/** Position of the panel's upper left corner in the window, in pixels; null for the initial position. */
export type PanelPosition = { readonly x: number; readonly y: number } | null

/** Open part of the panel; null if it is closed. Survives a reload; separate for each tab. */
export function useOpenPart(): readonly [part: Part | null, open: (part: Part | null) => void] {
  const [part, setPart] = useState(() => parts.find((it) => it === safeSessionStorage.get(OPEN)) ?? null)
  return [
    part,
    (next) => {
      setPart(next)
      if (next === null) return safeSessionStorage.remove(OPEN)
      safeSessionStorage.set(OPEN, next)
      safeLocalStorage.set(OPEN, next)
    },
  ]
}

/** Last opened part, in any tab. */
export function lastPart(): Part {
  return parts.find((it) => it === safeLocalStorage.get(OPEN)) ?? 'scenario'
}

/** Position of the panel, shared by all tabs. */
export function usePlace(): readonly [place: PanelPosition, move: (place: PanelPosition) => void] {
  const [place, setPlace] = useState(rememberedPlace)
  return [
    place,
    (next) => {
      setPlace(next)
      if (next === null) safeLocalStorage.remove(PLACE)
      else safeLocalStorage.set(PLACE, JSON.stringify(next))
    },
  ]
}

function rememberedPlace(): PanelPosition {
  const [x, y] = /^\{"x":(-?[\d.]+),"y":(-?[\d.]+)\}$/.exec(safeLocalStorage.get(PLACE) ?? '')?.slice(1) ?? []
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) }
}
