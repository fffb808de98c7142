import { infiniteQueryOptions } from '@tanstack/react-query'
import { listVolumeActivityInfiniteOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { ActivityTab } from '#src/resources/detail/activity-tab.tsx'
import type { MetricChart } from '#src/resources/detail/metric-charts.ts'
import { MonitoringTab } from '#src/resources/detail/monitoring-tab.tsx'
import { Notice } from '#src/resources/detail/notice.tsx'
import { PanelStack } from '#src/resources/detail/panel.tsx'
import { byCursor } from '#src/resources/queries.ts'
import { isChanging } from '#src/resources/resource-definition.ts'
import type { VolumeTabProps } from '../volume-detail-search.ts'
import { volumeResource } from '../volume-resource.ts'
import { volumeMetrics } from './volume-metrics.ts'

const charts: readonly MetricChart[] = [
  { title: 'Operations', metrics: ['read_operations', 'write_operations'], unit: 'per_second' },
  { title: 'Throughput', metrics: ['disk_read', 'disk_write'], unit: 'bytes_per_second' },
  { title: 'Latency', metrics: ['latency'], unit: 'milliseconds' },
  { title: 'Storage', metrics: ['storage'], unit: 'percent' },
]

export function VolumeMetricsTab({ resource: volume, ...address }: VolumeTabProps) {
  return (
    <PanelStack>
      {volume.usage === null && (
        <Notice>Metrics are recorded only while the volume is attached to a running VM.</Notice>
      )}
      <MonitoringTab
        source={volumeMetrics(volume.id)}
        charts={charts}
        recordedWhile="a running VM uses the volume"
        {...address}
      />
    </PanelStack>
  )
}

export function VolumeActivityTab({ resource: volume }: VolumeTabProps) {
  const path = { volumeId: volume.id }
  return (
    <ActivityTab
      query={infiniteQueryOptions({
        ...listVolumeActivityInfiniteOptions({ path, query: { limit: 25 } }),
        ...byCursor({ path }),
      })}
      changing={isChanging(volumeResource, volume)}
    />
  )
}
