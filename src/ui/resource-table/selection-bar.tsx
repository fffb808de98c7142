import type { ComponentType } from 'react'
import { onDemand } from '../on-demand.tsx'
import { useHasBeenTrue } from '../use-has-been-true.ts'
import type { BulkBarProps } from './bulk-bar.tsx'

// Lazy components lose their type parameters; the props are checked where they are passed in.
const BulkBar = onDemand(
  () => import('./bulk-bar.tsx') as Promise<{ readonly default: ComponentType<object> }>,
)

/** Loaded with the first selection. */
export function SelectionBar<Row>(props: BulkBarProps<Row>) {
  const wasUsed = useHasBeenTrue(props.selection.rows.length > 0)
  return wasUsed && <BulkBar {...props} />
}
