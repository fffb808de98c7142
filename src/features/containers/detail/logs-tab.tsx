import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { listContainerLogsInfiniteOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { listContainerLogs } from '#src/api/generated/sdk.gen.ts'
import { FollowControls } from '#src/resources/detail/follow-controls.tsx'
import { LogsTab } from '#src/resources/detail/logs-tab.tsx'
import { useFollow } from '#src/resources/detail/use-follow.ts'
import { OpenInLogs } from '#src/resources/logs/open-in-logs.tsx'
import { byCursor } from '#src/resources/queries.ts'
import type { ContainerTabProps } from '../container-detail-search.ts'

/** Logs of all replicas, newest first, with live updates. */
export function ContainerLogsTab({ resource: { id }, search, onSearchChange }: ContainerTabProps) {
  const { level, q } = search
  const path = { containerId: id }
  const query = { limit: 50, ...(level !== '' && { level: [level] }), ...(q !== '' && { q }) }
  const follow = useFollow(['listContainerLogs', path, query], (signal) =>
    listContainerLogs({ path, query, signal }),
  )
  return (
    <LogsTab
      query={infiniteQueryOptions({
        ...listContainerLogsInfiniteOptions({ path, query }),
        ...byCursor({ path }),
        placeholderData: keepPreviousData,
        refetchInterval: follow.interval,
      })}
      search={search}
      onSearchChange={onSearchChange}
      emptyDescription="Logs of its replicas appear here once they start."
      controls={
        <>
          <OpenInLogs resourceId={id} search={search} />
          <FollowControls follow={follow} />
        </>
      }
    />
  )
}
