import { infiniteQueryOptions } from '@tanstack/react-query'
import { listDnsActivityInfiniteOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { getDnsMetrics } from '#src/api/generated/sdk.gen.ts'
import { ActivityTab } from '#src/resources/detail/activity-tab.tsx'
import type { MetricChart } from '#src/resources/detail/metric-charts.ts'
import type { MetricSource } from '#src/resources/detail/metrics-query.ts'
import { MonitoringTab } from '#src/resources/detail/monitoring-tab.tsx'
import { byCursor } from '#src/resources/queries.ts'
import { isChanging } from '#src/resources/resource-definition.ts'
import type { DnsTabProps } from '../dns-detail-search.ts'
import { dnsResource } from '../dns-resource.ts'

function dnsMetrics(dnsZoneId: string): MetricSource {
  const path = { dnsZoneId }
  return { operation: 'getDnsMetrics', path, read: (query, signal) => getDnsMetrics({ path, query, signal }) }
}

const charts: readonly MetricChart[] = [
  { title: 'Queries', metrics: ['queries'], unit: 'per_second' },
  { title: 'Nonexistent names and refused queries', metrics: ['errors'], unit: 'per_second' },
]

export function DnsMonitoringTab({ resource: zone, ...address }: DnsTabProps) {
  return (
    <MonitoringTab
      source={dnsMetrics(zone.id)}
      charts={charts}
      recordedWhile="the zone is active"
      {...address}
    />
  )
}

export function DnsActivityTab({ resource: zone }: DnsTabProps) {
  const path = { dnsZoneId: zone.id }
  return (
    <ActivityTab
      query={infiniteQueryOptions({
        ...listDnsActivityInfiniteOptions({ path, query: { limit: 25 } }),
        ...byCursor({ path }),
      })}
      changing={isChanging(dnsResource, zone)}
    />
  )
}
