import type { ComponentProps, ComponentType } from 'react'
import { onDemand } from '../on-demand.tsx'
import { ROW_REM, SKELETON_ROWS } from './phone-row-size.ts'
import type { PhoneCards as Cards, PhoneTable as Table } from './phone-rows.tsx'

// Lazy components lose their type parameters; the props are checked where they are passed in.
const rows = () => import('./phone-rows.tsx')

/** Reserves the space of the rows, so that the page below doesn't move when they come. */
function Meanwhile({ rows = null }: { readonly rows?: readonly unknown[] | null }) {
  const count = rows?.length ?? SKELETON_ROWS
  return <div aria-busy="true" style={{ minHeight: `${count * ROW_REM}rem` }} />
}

const LazyTable = onDemand(
  async () => ({ default: (await rows()).PhoneTable as ComponentType<object> }),
  Meanwhile,
)
const LazyCards = onDemand(
  async () => ({ default: (await rows()).PhoneCards as ComponentType<object> }),
  Meanwhile,
)

/** Loaded on phones only. */
export function PhoneTable<Row>(props: ComponentProps<typeof Table<Row>>) {
  return <LazyTable {...props} />
}

/** Loaded on phones only. */
export function PhoneCards<Row>(props: ComponentProps<typeof Cards<Row>>) {
  return <LazyCards {...props} />
}
