import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Button } from '#src/ui/button.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { LogsDialogs } from './dialogs/logs-dialogs.tsx'
import { LogFilters } from './filters/log-filters.tsx'
import { QueryBar } from './filters/query-bar.tsx'
import { LogResult } from './lines/log-result.tsx'
import { StreamButton } from './live/stream-button.tsx'
import { useFollowedLines } from './live/use-followed-lines.ts'
import { endsNow, spanOf } from './log-span.ts'
import classes from './logs.module.css'
import { histogramQuery, servicesQuery } from './logs-queries.ts'
import { useChangeSearch } from './use-change-search.ts'
import { useTimedSearch } from './use-timed-search.ts'

const route = getRouteApi('/_console/monitoring/logs')

export const TITLE = 'Logs'

const LiveBadge = onDemand(() => import('./live/live-badge.tsx'))
const PatternsPanel = onDemand(() => import('./patterns/patterns-panel.tsx'))

/** Logs page for users who may read logs. */
export function Logs() {
  const search = route.useSearch()
  const { change, narrow } = useChangeSearch()
  const { timedSearch, refresh } = useTimedSearch(search)

  const canFollow = endsNow(search)
  const isLive = search.live === 'on' && canFollow
  const followed = useFollowedLines(timedSearch, isLive)
  const { log, isFollowing } = followed
  const histogram = useQuery(histogramQuery(timedSearch, isLive))
  const services = useQuery(servicesQuery(timedSearch))

  const { connection, isMore } = log.tail
  const isStreaming = connection !== 'closed' || isMore
  const follow = () => {
    followed.stopReading()
    change({ live: 'on', line: '' })
  }

  return (
    <>
      <PageHeader
        title={TITLE}
        description="Follow, search and export the logs of every service."
        status={
          (isStreaming || isLive) && (
            <LiveBadge connection={connection} isFollowing={isFollowing} streamedCount={log.streamedCount} />
          )
        }
        actions={
          <>
            <Button
              variant="outline"
              leftSection={<IconDownload size={16} aria-hidden="true" />}
              onClick={() => change({ dialog: 'export' })}
            >
              Export
            </Button>
            <StreamButton
              canFollow={canFollow}
              isFollowing={isFollowing}
              onFollow={follow}
              onPause={() => change({ live: '' })}
            />
          </>
        }
      />
      <div className={classes.stack}>
        <search className={classes.search}>
          <QueryBar value={search.q} onChange={(q, typed) => narrow({ q }, typed)} />
          <LogFilters
            search={search}
            span={spanOf(timedSearch.range, timedSearch.at)}
            services={services.data}
            isRefreshing={log.isFetching && !log.isLoadingMore && !log.isPending}
            onChange={narrow}
            onRefresh={refresh}
          />
        </search>
        <LogResult
          search={search}
          searchKey={timedSearch.key}
          followed={followed}
          histogram={histogram}
          isLive={isLive}
          onChange={change}
          onNarrow={narrow}
          onFollow={follow}
        />
        <PatternsPanel lines={log.lines} query={search.q} onSearch={(q) => narrow({ q })} />
      </div>
      <LogsDialogs
        search={search}
        timedSearch={timedSearch}
        isStreaming={isStreaming}
        onChange={change}
        onNarrow={narrow}
      />
    </>
  )
}
