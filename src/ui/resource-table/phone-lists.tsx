import type { ComponentProps, ComponentType } from 'react'
import { onDemand } from '../on-demand.tsx'
import type { PhoneCards as Cards, PhoneTable as Table } from './phone-rows.tsx'

// Lazy components lose their type parameters; the props are checked where they are passed in.
const rows = () => import('./phone-rows.tsx')
const Meanwhile = () => <div aria-busy="true" />
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
