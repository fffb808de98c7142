import { infiniteQueryOptions } from '@tanstack/react-query'
import { listFirewallActivityInfiniteOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { getFirewallMetrics } from '#src/api/generated/sdk.gen.ts'
import { ActivityTab } from '#src/resources/detail/activity-tab.tsx'
import type { MetricChart } from '#src/resources/detail/metric-charts.ts'
import type { MetricSource } from '#src/resources/detail/metrics-query.ts'
import { MonitoringTab } from '#src/resources/detail/monitoring-tab.tsx'
import { byCursor } from '#src/resources/queries.ts'
import { isChanging } from '#src/resources/resource-definition.ts'
import type { FirewallTabProps } from '../firewall-detail-search.ts'
import { firewallResource } from '../firewall-resource.ts'

function firewallMetrics(firewallId: string): MetricSource {
  const path = { firewallId }
  return {
    operation: 'getFirewallMetrics',
    path,
    read: (query, signal) => getFirewallMetrics({ path, query, signal }),
  }
}

const charts: readonly MetricChart[] = [
  { title: 'Packets allowed', metrics: ['packets_allowed'], unit: 'per_second' },
  { title: 'Packets denied', metrics: ['packets_denied'], unit: 'per_second' },
  { title: 'Network throughput', metrics: ['network_in', 'network_out'], unit: 'bytes_per_second' },
]

export function FirewallMonitoringTab({ resource: firewall, ...address }: FirewallTabProps) {
  return (
    <MonitoringTab
      source={firewallMetrics(firewall.id)}
      charts={charts}
      recordedWhile="it is active"
      {...address}
    />
  )
}

export function FirewallActivityTab({ resource: firewall }: FirewallTabProps) {
  const path = { firewallId: firewall.id }
  return (
    <ActivityTab
      query={infiniteQueryOptions({
        ...listFirewallActivityInfiniteOptions({ path, query: { limit: 25 } }),
        ...byCursor({ path }),
      })}
      changing={isChanging(firewallResource, firewall)}
    />
  )
}
