import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listVmsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { RegionId } from '#src/api/generated/types.gen.ts'
import { useDebounced } from '#src/ui/use-debounced.ts'
import { inSightAfter, MOST_IN_SIGHT, NOTHING_IN_SIGHT } from './in-sight.ts'

/** How long typing rests before the server is asked, in milliseconds. */
const PAUSE_MS = 200

/**
 * The machines that fit what is typed: at once those that are known, soon those that the server finds.
 * @param region of all regions without it; use it anew for another one
 */
export function useMachines(region: RegionId | undefined, text: string) {
  const typed = text.trim()
  const asked = useDebounced(typed, PAUSE_MS)
  const query = {
    pageSize: MOST_IN_SIGHT,
    sort: 'name',
    ...(region !== undefined && { region: [region] }),
    ...(asked !== '' && { q: asked }),
  }
  const found = useQuery({ ...listVmsOptions({ query }), placeholderData: keepPreviousData })
  const isCurrent = asked === typed && !found.isPlaceholderData
  const [last, setLast] = useState(NOTHING_IN_SIGHT)
  const inSight = inSightAfter(last, { typed, answer: found.data ?? last.answer, isCurrent })
  if (inSight !== last) setLast(inSight)
  return {
    machines: inSight.machines,
    /** How many there are in all that fit, as far as known. */
    total: Math.max(inSight.answer.total, inSight.machines.length),
    /** Nothing has been answered yet. */
    isFirst: found.isPending,
    isSearching: !isCurrent && !found.isError,
    error: found.error,
    retry: () => void found.refetch(),
    isRetrying: found.isFetching,
  }
}
