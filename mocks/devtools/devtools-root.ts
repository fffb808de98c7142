import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

let root: Root | null = null

/** True once something was rendered. */
export function hasDevtools(): boolean {
  return root !== null
}

/** Renders the devtools in their own React root, independent of the app. */
export function renderDevtools(devtools: ReactNode): void {
  root ??= createRoot(createPlace())
  root.render(devtools)
}

function createPlace(): HTMLElement {
  const place = document.createElement('div')
  place.id = 'mock-devtools'
  document.body.append(place)
  return place
}
