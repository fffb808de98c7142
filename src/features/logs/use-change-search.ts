import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { LogsSearch } from './logs-search.ts'

const route = getRouteApi('/_console/monitoring/logs')

/** Changes parts of the URL search. `replace` replaces the entry of the browser's history instead of adding one. */
export type ChangeSearch = (part: Partial<LogsSearch>, replace?: boolean) => void

/** Functions that change the URL search. Both keep their identity. */
export function useChangeSearch(): { readonly change: ChangeSearch; readonly narrow: ChangeSearch } {
  const navigate = route.useNavigate()
  // Closing a dialog replaces the entry, so that "Back" doesn't open it again.
  const change: ChangeSearch = useCallback(
    (part, replace = part.dialog === '') =>
      void navigate({ search: (known) => ({ ...known, ...part }), replace, resetScroll: false }),
    [navigate],
  )
  // Drops the linked line, which belongs to the previous search.
  const narrow: ChangeSearch = useCallback(
    (part, replace) => change({ line: '', ...part }, replace),
    [change],
  )
  return { change, narrow }
}
