import type { ComponentType } from 'react'
import type { ComponentId } from '../component-stories.ts'
import { overlayComponents } from './overlays.tsx'
import { resourceComponents } from './resources.tsx'
import { uiComponents } from './ui.tsx'

/** Shared components in an example, by the id of their story. */
export const components: Readonly<Record<ComponentId, ComponentType>> = {
  ...overlayComponents,
  ...resourceComponents,
  ...uiComponents,
}
