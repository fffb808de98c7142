import { useState } from 'react'
import { safeLocalStorage, safeSessionStorage } from '#src/safe-storage.ts'

const OPEN = 'nimbus-mock-panel'
const PLACE = 'nimbus-mock-panel-place'

/** The parts of the panel. */
const parts = ['scenario', 'rules', 'network', 'clock', 'requests', 'mail', 'data', 'state'] as const
export type Part = (typeof parts)[number]

/** Where the panel's upper left corner is, in pixels of the window; null for where it is at first. */
export type Place = { readonly x: number; readonly y: number } | null

/** Which part of the panel is open; null when it is closed. Kept over a reload, for this tab. */
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

/** The part that was last looked at, in whatever tab. */
export function lastPart(): Part {
  return parts.find((it) => it === safeLocalStorage.get(OPEN)) ?? 'scenario'
}

/** Kept for all tabs. */
export function usePlace(): readonly [place: Place, move: (place: Place) => void] {
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

function rememberedPlace(): Place {
  const [x, y] = /^\{"x":(-?[\d.]+),"y":(-?[\d.]+)\}$/.exec(safeLocalStorage.get(PLACE) ?? '')?.slice(1) ?? []
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) }
}
