import { IconExternalLink } from '@tabler/icons-react'
import { termText } from '#src/domain/log-query.ts'
import { LinkButton } from '#src/ui/link.tsx'
import type { TabSearch } from '../detail/detail-search.ts'

/** From the log of one resource to the screen that searches and follows all of them, narrowed in the same way. */
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
      // The log of a resource knows no syntax: what was typed there is meant as it stands.
      search={{ resource: resourceId, range: '24h', level, q: q === '' ? '' : termText(null, q) }}
    >
      Open in Logs
    </LinkButton>
  )
}
