import { useState } from 'react'

const OPEN = 'nimbus-mock-panel'
const PLACE = 'nimbus-mock-panel-place'

/** The parts of the panel. */
const parts = ['scenario', 'rules', 'network', 'clock', 'requests', 'mail', 'data', 'state'] as const
export type Part = (typeof parts)[number]

/** Where the panel's upper left corner is, in pixels of the window; null for where it is at first. */
export type Place = { readonly x: number; readonly y: number } | null

/** Which part of the panel is open; null when it is closed. Kept over a reload, for this tab. */
export function useOpenPart(): readonly [part: Part | null, open: (part: Part | null) => void] {
  const [part, setPart] = useState(
    () => parts.find((it) => it === recall(() => sessionStorage, OPEN)) ?? null,
  )
  return [
    part,
    (next) => {
      setPart(next)
      keep(() => sessionStorage, OPEN, next)
      if (next !== null) keep(() => localStorage, OPEN, next)
    },
  ]
}

/** The part that was last looked at, in whatever tab. */
export function lastPart(): Part {
  return parts.find((it) => it === recall(() => localStorage, OPEN)) ?? 'scenario'
}

/** Kept for all tabs. */
export function usePlace(): readonly [place: Place, move: (place: Place) => void] {
  const [place, setPlace] = useState(rememberedPlace)
  return [
    place,
    (next) => {
      setPlace(next)
      keep(() => localStorage, PLACE, next === null ? null : JSON.stringify(next))
    },
  ]
}

function rememberedPlace(): Place {
  const [x, y] =
    /^\{"x":(-?[\d.]+),"y":(-?[\d.]+)\}$/.exec(recall(() => localStorage, PLACE) ?? '')?.slice(1) ?? []
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) }
}

function recall(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

function keep(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key)
    else storage().setItem(key, value)
  } catch {
    // Storage is forbidden: the panel comes up closed, and in its first place, after a reload.
  }
}
