import type { WorldRows } from '#mocks/db/index.ts'

/** Rows in another order, as after a reload. */
export function reordered(rows: WorldRows): WorldRows {
  return Object.fromEntries(
    Object.entries(rows).map(([collection, list = []]) => [
      collection,
      structuredClone<readonly { readonly id: string }[]>(list).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ]),
  )
}
