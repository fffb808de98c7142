import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { CdnAnalytics } from '#src/api/generated/types.gen.ts'
import { BYTES_PER_GB } from '#src/domain/quantity.ts'
import type { MetricChart } from '#src/resources/detail/metric-charts.ts'
import { metricsQuery, windowOf } from '#src/resources/detail/metrics-query.ts'
import { MonitoringTab } from '#src/resources/detail/monitoring-tab.tsx'
import { Panel, PanelColumns, PanelStack } from '#src/resources/detail/panel.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { StatCard, StatGrid } from '#src/ui/stat-card.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import type { CdnTabProps } from '../cdn-detail-search.ts'
import { hitRatio, regionName, statusClassLabels } from '../cdn-labels.ts'
import { cdnAnalytics, cdnMetrics } from './cdn-metrics.ts'
import { type Share, ShareTable } from './share-table.tsx'

const charts: readonly MetricChart[] = [
  { title: 'Requests', metrics: ['requests'], unit: 'per_second' },
  { title: 'Bandwidth', metrics: ['network_out'], unit: 'bytes_per_second' },
  { title: 'Cache hit ratio', metrics: ['cache_hits'], unit: 'percent' },
  { title: 'Errors', metrics: ['errors'], unit: 'per_second' },
  { title: 'Latency', metrics: ['latency'], unit: 'milliseconds' },
]

/** Points per range; sets only the refetch interval, because totals have no points. */
const ASKED_PER_RANGE = 60

/** Requests and bandwidth over a range, as charts and totals. */
export function AnalyticsTab({ resource, search, onSearchChange }: CdnTabProps) {
  const { data, error, isFetching, refetch } = useQuery(
    metricsQuery(cdnAnalytics(resource.id), windowOf(search), ASKED_PER_RANGE),
  )
  return (
    <PanelStack>
      <MonitoringTab
        source={cdnMetrics(resource.id)}
        charts={charts}
        recordedWhile="the distribution is deployed"
        summary={(data !== undefined || error === null) && <Totals analytics={data} />}
        search={search}
        onSearchChange={onSearchChange}
      />
      {data ? (
        <Shares analytics={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
      ) : (
        <Skeleton height="16rem" />
      )}
    </PanelStack>
  )
}

/** Skeletons while loading. */
function Totals({ analytics }: { readonly analytics: CdnAnalytics | undefined }) {
  const format = useFormat()
  return (
    <StatGrid>
      <StatCard
        label="Requests"
        value={analytics && format.number(analytics.requests)}
        hint="In this range"
      />
      <StatCard
        label="Bandwidth"
        value={analytics && format.bytes(analytics.bandwidthGb * BYTES_PER_GB)}
        hint="Sent to visitors"
      />
      <StatCard
        label="Cache hit ratio"
        value={analytics && hitRatio(analytics.cacheHitPercent, format)}
        hint="Served from the cache"
      />
    </StatGrid>
  )
}

/** Nothing without requests: the totals say so. */
function Shares({ analytics }: { readonly analytics: CdnAnalytics }) {
  const format = useFormat()
  const { requests, byRegion, byStatusClass, topPaths } = analytics
  const share = (name: string, count: number, more: readonly string[] = []): Share => ({
    name,
    count,
    more,
  })
  if (requests === 0) return null
  return (
    <>
      <PanelColumns>
        <Panel title="By region">
          <ShareTable
            label="Requests by region"
            headers={['Region', 'Requests', 'Bandwidth']}
            total={requests}
            shares={byRegion.map(({ region, requests: count, bandwidthGb: gb }) =>
              share(regionName(region), count, [format.bytes(gb * BYTES_PER_GB)]),
            )}
          />
        </Panel>
        <Panel title="By status">
          <ShareTable
            label="Requests by status"
            headers={['Status', 'Requests']}
            total={requests}
            shares={byStatusClass.map(({ statusClass, requests: count }) =>
              share(statusClassLabels[statusClass], count),
            )}
          />
        </Panel>
      </PanelColumns>
      <Panel title="Top paths">
        <ShareTable
          label="Requests by path"
          headers={['Path', 'Requests', 'Bandwidth', 'Hit ratio']}
          total={requests}
          code
          shares={topPaths.map(({ path, requests: count, bandwidthGb: gb, cacheHitPercent: hits }) =>
            share(path, count, [format.bytes(gb * BYTES_PER_GB), format.percent(hits, 1)]),
          )}
        />
      </Panel>
    </>
  )
}
