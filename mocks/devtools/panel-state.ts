import { useState } from 'react'

const KEY = 'nimbus-mock-panel'

/** The parts of the panel. */
export const parts = ['scenario', 'network', 'clock', 'mail', 'requests'] as const
export type Part = (typeof parts)[number]

/** Which part of the panel is open; null when it is closed. Kept over a reload, for this tab. */
export function useOpenPart(): readonly [part: Part | null, open: (part: Part | null) => void] {
  const [part, setPart] = useState(remembered)
  return [
    part,
    (next) => {
      setPart(next)
      remember(next)
    },
  ]
}

function remembered(): Part | null {
  try {
    const text = sessionStorage.getItem(KEY)
    return parts.find((part) => part === text) ?? null
  } catch {
    return null
  }
}

function remember(part: Part | null): void {
  try {
    if (part === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, part)
  } catch {
    // Storage is forbidden: the panel opens closed after a reload.
  }
}
