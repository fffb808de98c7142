import { useState } from 'react'
import { now } from '#src/ui/clock.ts'
import { filtersOf, type TimedSearch } from './logs-queries.ts'
import type { LogsSearch } from './logs-search.ts'

/** Resolves the URL search to a search at an instant. Renewed when the search changes or the user refreshes. */
export function useTimedSearch(search: LogsSearch) {
  const [round, setRound] = useState(0)
  const { q, level, service, resource, range, from, to } = search
  const key = JSON.stringify([q, level, service, resource, range, from, to, round])
  const [asked, setAsked] = useState<TimedSearch & { readonly key: string }>(() => askedNow(search, key))
  const current = asked.key === key ? asked : askedNow(search, key)
  if (current !== asked) setAsked(current)
  return { asked: current, askAgain: () => setRound(round + 1) }
}

function askedNow(search: LogsSearch, key: string) {
  const { range, from, to } = search
  return { key, filters: filtersOf(search), range: { range, from, to }, at: now() }
}
