import type { Icon } from '@tabler/icons-react'
import type { Findable } from './match.ts'

/** Option of the palette. */
export interface PaletteEntry extends Findable {
  /** Unique in the palette. */
  readonly id: string
  /** Shown after the name in a lighter color. */
  readonly hint?: string
  readonly icon: Icon
  readonly run: () => void
}

export interface PaletteGroup {
  readonly title: string
  readonly entries: readonly PaletteEntry[]
}
