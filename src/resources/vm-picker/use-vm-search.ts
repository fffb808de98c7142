import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listVmsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { RegionId } from '#src/api/generated/types.gen.ts'
import { useDebounced } from '#src/ui/use-debounced.ts'
import { MAX_VISIBLE, NO_VMS, nextVisibleVms } from './visible-vms.ts'

/** Debounce delay of the search, in milliseconds. */
const DEBOUNCE_MS = 200

/**
 * VMs that match the search text: known ones at once, those from the server once it responds.
 * @param region limits the VMs to a region; remount for another one. @default all regions
 */
export function useVmSearch(region: RegionId | undefined, text: string) {
  const typed = text.trim()
  const searchText = useDebounced(typed, DEBOUNCE_MS)
  const query = {
    pageSize: MAX_VISIBLE,
    sort: 'name',
    ...(region !== undefined && { region: [region] }),
    ...(searchText !== '' && { q: searchText }),
  }
  const found = useQuery({ ...listVmsOptions({ query }), placeholderData: keepPreviousData })
  const isCurrent = searchText === typed && !found.isPlaceholderData
  const [last, setLast] = useState(NO_VMS)
  const visible = nextVisibleVms(last, { typed, result: found.data ?? last.result, isCurrent })
  if (visible !== last) setLast(visible)
  return {
    vms: visible.vms,
    /** Total number of matches, as far as known. */
    total: Math.max(visible.result.total, visible.vms.length),
    /** True until the first response. */
    isFirst: found.isPending,
    isSearching: !isCurrent && !found.isError,
    error: found.error,
    retry: () => void found.refetch(),
    isRetrying: found.isFetching,
  }
}
