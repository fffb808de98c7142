import { IconExternalLink } from '@tabler/icons-react'
import { termText } from '#src/domain/log-query.ts'
import { LinkButton } from '#src/ui/link.tsx'
import type { TabSearch } from '../detail/detail-search.ts'

/** Link from a resource's log to the log search across resources, with the same filters. */
export function OpenInLogs({
  resourceId,
  search: { level, q },
}: {
  readonly resourceId: string
  readonly search: Pick<TabSearch, 'level' | 'q'>
}) {
  return (
    <LinkButton
      variant="outline"
      leftSection={<IconExternalLink size={16} aria-hidden="true" />}
      to="/monitoring/logs"
      // The resource's log search has no query syntax, so its text is passed on as a literal term.
      search={{ resource: resourceId, range: '24h', level, q: q === '' ? '' : termText(null, q) }}
    >
      Open in Logs
    </LinkButton>
  )
}
