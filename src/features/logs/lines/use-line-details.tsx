import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import type { LogEntry } from '#src/api/generated/types.gen.ts'
import { type LogField, withTerm } from '#src/domain/log-query.ts'
import { now } from '#src/ui/clock.ts'
import { copyText } from '#src/ui/copy-text.ts'
import { onDemand } from '#src/ui/on-demand.tsx'
import { spanAround } from '../log-span.ts'
import { MAX_LOG_QUERY } from '../logs-search.ts'

const LineDetails = onDemand(() => import('./line-details.tsx'))

/**
 * Returns a function that renders the details of an opened line, with buttons to filter by its fields.
 * @param query current text of the search
 * @param onQuery called with the text that includes the filter; memoize it
 * @param onContext called to show the lines around a line; memoize it
 */
export function useLineDetails(
  query: string,
  onQuery: (q: string) => void,
  onContext: (line: LogEntry) => void,
): (line: LogEntry) => ReactNode {
  const router = useRouter()
  return useMemo(() => {
    const onFilter = (field: LogField | null, value: string, negated: boolean) =>
      onQuery(withTerm(query, field, value, negated).slice(0, MAX_LOG_QUERY))
    const onCopyLink = (line: LogEntry) => {
      const span = spanAround(Date.parse(line.timestamp), now())
      const { href } = router.buildLocation({
        to: '/monitoring/logs',
        search: { range: 'custom', ...span, line: line.id },
      })
      void copyText(new URL(router.history.createHref(href), window.location.href).href, 'A link to the line')
    }
    return (line: LogEntry) => (
      <LineDetails line={line} onFilter={onFilter} onContext={onContext} onCopyLink={onCopyLink} />
    )
  }, [query, onQuery, onContext, router])
}
