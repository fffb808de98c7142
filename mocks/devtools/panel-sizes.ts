import { useState } from 'react'
import { safeLocalStorage } from '#src/safe-storage.ts'
import { z } from '../kernel/zod.ts'

// Apart from `panel-state.ts`, which public pages load without the mock's schemas.

const SIZE = 'nimbus-mock-panel-size'

/** Sizes in pixels that the user chose. */
export interface PanelSizes {
  readonly bottom?: number
  readonly right?: number
  readonly float?: PanelSize
  readonly window?: PanelSize
}
export interface PanelSize {
  readonly width: number
  readonly height: number
}

/** Sizes of the panel, shared by all tabs. */
export function useSizes(): readonly [sizes: PanelSizes, resize: (change: PanelSizes) => void] {
  const [sizes, setSizes] = useState(rememberedSizes)
  return [
    sizes,
    (change) => {
      const next = { ...rememberedSizes(), ...change }
      setSizes(next)
      safeLocalStorage.set(SIZE, JSON.stringify(next))
    },
  ]
}

const size = z.object({ width: z.number(), height: z.number() })
const storedSizes = z.object({
  bottom: z.number().exactOptional(),
  right: z.number().exactOptional(),
  float: size.exactOptional(),
  window: size.exactOptional(),
})

function rememberedSizes(): PanelSizes {
  try {
    return storedSizes.parse(JSON.parse(safeLocalStorage.get(SIZE) ?? '{}'))
  } catch {
    return {}
  }
}
