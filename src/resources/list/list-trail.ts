import { safeSessionStorage } from '#src/safe-storage.ts'

/** Place of a resource in the list from which it was opened. */
export interface ListTrail {
  /** URL of the list, with search, filters, sort order and page. */
  readonly href: string
  /** Ids of the list's page, in its order. */
  readonly ids: readonly string[]
  /** Number of rows before the page. */
  readonly before: number
  /** Number of rows on all pages. */
  readonly total: number
}

const storageKey = (list: string) => `nimbus-list-${list}`

/** Remembers the page of a list in this tab, for the detail pages that are opened from it. */
export function keepTrail(list: string, trail: ListTrail): void {
  safeSessionStorage.set(storageKey(list), JSON.stringify(trail))
}

/** Last page of a list in this tab; null if there is none. Damaged storage counts as none. */
export function trailOf(list: string): ListTrail | null {
  try {
    const stored: unknown = JSON.parse(safeSessionStorage.get(storageKey(list)) ?? 'null')
    return isTrail(stored) ? stored : null
  } catch {
    return null
  }
}

/** Position of a resource in a list and its neighbors on the list's page; null if it is not on it. */
export function placeOf(trail: ListTrail | null, id: string) {
  const index = trail?.ids.indexOf(id) ?? -1
  if (trail === null || index < 0) return null
  return {
    position: trail.before + index + 1,
    total: trail.total,
    previous: trail.ids[index - 1] ?? null,
    next: trail.ids[index + 1] ?? null,
  }
}

/** Only paths of this site, since anybody can write to the storage by hand. */
function isTrail(stored: unknown): stored is ListTrail {
  const { href, ids, before, total } = (stored ?? {}) as Partial<Record<keyof ListTrail, unknown>>
  return (
    typeof href === 'string' &&
    /^\/(?!\/)/.test(href) &&
    Array.isArray(ids) &&
    ids.every((id) => typeof id === 'string') &&
    typeof before === 'number' &&
    typeof total === 'number'
  )
}
