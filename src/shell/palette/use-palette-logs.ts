import { IconFileSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { getLogHistogram } from '#src/api/generated/sdk.gen.ts'
import { useHasPermission } from '#src/api/session.ts'
import { now } from '#src/ui/clock.ts'
import { useDebounced } from '#src/ui/use-debounced.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import type { PaletteEntry } from './palette-entry.ts'

/** Counting reads an hour of logs, so it waits for a longer pause than the search for names. */
const DEBOUNCE_MS = 250
const HOUR_MS = 3_600_000

/** Offers to search the logs for the query, with the number of lines of the last hour: the range of the logs page. */
export function usePaletteLogs(query: string, signedIn: boolean): readonly PaletteEntry[] {
  const router = useRouter()
  const format = useFormat()
  const isAllowed = useHasPermission()(requiredPermission.searchLogs) && signedIn
  const wanted = query.trim()
  const counted = useDebounced(wanted, DEBOUNCE_MS)
  const count = useQuery({
    queryKey: [{ _id: 'getLogHistogram', palette: counted }] as const,
    queryFn: ({ signal }) => {
      const to = now()
      const span = { from: new Date(to - HOUR_MS).toISOString(), to: new Date(to).toISOString() }
      return getLogHistogram({ query: { q: counted, ...span, buckets: 2 }, signal })
    },
    enabled: isAllowed && counted !== '' && counted === wanted,
    // Not every text is a valid log query; the entry then leads to the logs page, which says why.
    retry: false,
    staleTime: 30_000,
  })
  if (!isAllowed || wanted === '') return []
  const { total, approximate } = (counted === wanted && count.data) || {}
  const lines = total === undefined ? '' : `${format.number(total)} ${total === 1 ? 'line' : 'lines'}`
  return [
    {
      id: 'search-logs',
      label: `Search logs for “${wanted}”`,
      hint: lines === '' ? 'Last hour' : `${approximate ? 'About ' : ''}${lines} in the last hour`,
      icon: IconFileSearch,
      run: () => void router.navigate({ to: '/monitoring/logs', search: { q: wanted } }),
    },
  ]
}
