import { useState } from 'react'
import { now } from '#src/ui/clock.ts'
import { filtersOf, type TimedSearch } from './logs-queries.ts'
import type { LogsSearch } from './logs-search.ts'

/** Resolves the URL search to a search at an instant. Renewed when the search changes or the user refreshes. */
export function useTimedSearch(search: LogsSearch) {
  const [refreshCount, setRefreshCount] = useState(0)
  const { q, level, service, resource, range, from, to } = search
  const key = JSON.stringify([q, level, service, resource, range, from, to, refreshCount])
  const [previous, setPrevious] = useState(() => searchNow(search, key))
  const timedSearch = previous.key === key ? previous : searchNow(search, key)
  if (timedSearch !== previous) setPrevious(timedSearch)
  return { timedSearch, refresh: () => setRefreshCount(refreshCount + 1) }
}

function searchNow(search: LogsSearch, key: string): TimedSearch {
  const { range, from, to } = search
  return { key, filters: filtersOf(search), range: { range, from, to }, at: now() }
}
