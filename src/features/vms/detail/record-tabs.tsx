import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import {
  listVmActivityInfiniteOptions,
  listVmLogsInfiniteOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import { ActivityTab } from '#src/resources/detail/activity-tab.tsx'
import { LogsTab } from '#src/resources/detail/logs-tab.tsx'
import type { MetricChart } from '#src/resources/detail/metric-charts.ts'
import { MonitoringTab } from '#src/resources/detail/monitoring-tab.tsx'
import { OpenInLogs } from '#src/resources/logs/open-in-logs.tsx'
import { byCursor } from '#src/resources/queries.ts'
import { isChanging } from '#src/resources/resource-definition.ts'
import type { VmTabProps } from '../vm-detail-search.ts'
import { vmResource } from '../vm-resource.ts'
import { vmMetrics } from './vm-metrics.ts'

const charts: readonly MetricChart[] = [
  { title: 'CPU', metrics: ['cpu'], unit: 'percent' },
  { title: 'Memory', metrics: ['memory'], unit: 'percent' },
  { title: 'GPU', metrics: ['gpu'], unit: 'percent' },
  { title: 'Disk throughput', metrics: ['disk_read', 'disk_write'], unit: 'bytes_per_second' },
  { title: 'Network throughput', metrics: ['network_in', 'network_out'], unit: 'bytes_per_second' },
  { title: 'Disk and network load', metrics: ['disk_io', 'network'], unit: 'percent' },
]

export function VmMonitoringTab({ resource: vm, ...address }: VmTabProps) {
  return (
    <MonitoringTab
      source={vmMetrics(vm.id)}
      charts={charts.filter(({ title }) => title !== 'GPU' || vm.gpus > 0)}
      {...address}
    />
  )
}

/** Logs of the VM, newest first. */
export function VmLogsTab({ resource: vm, search, onSearchChange }: VmTabProps) {
  const { level, q } = search
  const path = { vmId: vm.id }
  const query = { limit: 50, ...(level !== '' && { level: [level] }), ...(q !== '' && { q }) }
  return (
    <LogsTab
      query={infiniteQueryOptions({
        ...listVmLogsInfiniteOptions({ path, query }),
        ...byCursor({ path }),
        placeholderData: keepPreviousData,
      })}
      search={search}
      onSearchChange={onSearchChange}
      emptyDescription="Logs of the system and its services appear here once the VM starts."
      controls={<OpenInLogs resourceId={vm.id} search={search} />}
    />
  )
}

export function VmActivityTab({ resource: vm }: VmTabProps) {
  const path = { vmId: vm.id }
  return (
    <ActivityTab
      query={infiniteQueryOptions({
        ...listVmActivityInfiniteOptions({ path, query: { limit: 25 } }),
        ...byCursor({ path }),
      })}
      changing={isChanging(vmResource, vm)}
    />
  )
}
