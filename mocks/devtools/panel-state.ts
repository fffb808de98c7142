import { useState } from 'react'
import { safeLocalStorage, safeSessionStorage } from '#src/safe-storage.ts'

const OPEN = 'nimbus-mock-panel'
const PLACE = 'nimbus-mock-panel-place'
const DOCK = 'nimbus-mock-panel-dock'

const parts = [
  'scenario',
  'rules',
  'network',
  'clock',
  'requests',
  'mail',
  'data',
  'state',
  'query',
  'router',
] as const
export type Part = (typeof parts)[number]

/** Position of the panel's upper left corner in the window, in pixels; null for the initial position. */
export type PanelPosition = { readonly x: number; readonly y: number } | null

const docks = ['bottom', 'right', 'float', 'window'] as const
/** Place of the panel: at an edge, which the page makes room for, above the page, or in a window of its own. */
export type Dock = (typeof docks)[number]

/** Windows that are wide enough for the page and the panel side by side, in pixels. */
const WIDE = 1440

/** Open part of the panel; null if it is closed. Survives a reload; separate for each tab. */
export function useOpenPart(): readonly [part: Part | null, open: (part: Part | null) => void] {
  const [part, setPart] = useState(readOpenPart)
  return [
    part,
    (next) => {
      setPart(next)
      saveOpenPart(next)
    },
  ]
}

/** True if the panel was left open on the last page. */
export function isPanelOpen(): boolean {
  return readOpenPart() !== null
}

let isOpenedEarly = false

/** Opens the panel as soon as the mock runs. */
export function openEarly(): void {
  isOpenedEarly = true
  saveOpenPart(lastPart())
}

/** True if the user opened the panel on this page before the mock ran, so that it takes the focus. */
export function wasOpenedEarly(): boolean {
  return isOpenedEarly
}

function readOpenPart(): Part | null {
  return parts.find((it) => it === safeSessionStorage.get(OPEN)) ?? null
}

function saveOpenPart(part: Part | null): void {
  if (part === null) safeSessionStorage.remove(OPEN)
  else {
    safeSessionStorage.set(OPEN, part)
    safeLocalStorage.set(OPEN, part)
  }
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

/** Where the panel is docked, shared by all tabs. */
export function useDock(): readonly [dock: Dock, dockAt: (dock: Dock) => void] {
  const [dock, setDock] = useState(rememberedDock)
  return [
    dock,
    (next) => {
      setDock(next)
      safeLocalStorage.set(DOCK, next)
    },
  ]
}

function rememberedDock(): Dock {
  return docks.find((it) => it === safeLocalStorage.get(DOCK)) ?? edgeFor(window.innerWidth)
}

/** Edge that leaves the page enough room. */
export function edgeFor(width: number): 'bottom' | 'right' {
  return width >= WIDE ? 'right' : 'bottom'
}
