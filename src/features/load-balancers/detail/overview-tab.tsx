import type { LoadBalancer } from '#src/api/generated/types.gen.ts'
import { regionName } from '#src/domain/region.ts'
import { FactsPanel } from '#src/resources/detail/facts-panel.tsx'
import { Notice } from '#src/resources/detail/notice.tsx'
import { PanelColumns, PanelStack } from '#src/resources/detail/panel.tsx'
import { UsageCards } from '#src/resources/detail/usage-cards.tsx'
import { TagList } from '#src/resources/tag-list.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import type { LoadBalancerTabProps } from '../load-balancer-detail-search.ts'
import { algorithmLabels, describeListener, healthLabels, typeLabels } from '../load-balancer-labels.ts'
import { loadBalancerResource } from '../load-balancer-resource.ts'
import { loadBalancerMetrics } from './load-balancer-metrics.ts'

/** Listeners, targets and current usage. */
export function OverviewTab({ resource: balancer }: LoadBalancerTabProps) {
  const format = useFormat()
  const { usage, maxConnections, targets } = balancer
  const idle = 'Not active'
  const health = healthLabels[balancer.health]
  return (
    <PanelStack>
      {balancer.status === 'active' && !balancer.receivesTraffic && balancer.ip !== null && (
        <NoRecordNotice ip={balancer.ip} />
      )}
      <UsageCards
        source={loadBalancerMetrics(balancer.id)}
        meters={[
          {
            metric: 'requests',
            value: usage === null ? idle : `${format.number(usage.requestsPerSecond)}/s`,
          },
          {
            metric: 'connections',
            value: usage === null ? idle : format.number(usage.connections),
          },
          {
            metric: 'network_out',
            label: 'Bandwidth',
            value: usage === null ? idle : format.percent(usage.bandwidthPercent),
          },
          {
            metric: 'healthy_targets',
            value: `${targets.healthy} of ${targets.total}`,
          },
        ]}
      />
      <PanelColumns>
        <FactsPanel
          title="Load Balancer Details"
          facts={[
            { name: 'ID', value: <span className="mono">{balancer.id}</span>, copy: balancer.id },
            {
              name: 'Type',
              value: `${typeLabels[balancer.type]}: ${format.number(maxConnections)} connections, ${format.number(balancer.bandwidthGbps)} Gbps`,
            },
            { name: 'Health', value: <StatusBadge tone={health.tone}>{health.label}</StatusBadge> },
            {
              name: 'IP',
              value:
                balancer.ip === null ? 'Assigned when active' : <span className="mono">{balancer.ip}</span>,
              copy: balancer.ip,
            },
            { name: 'Region', value: `${regionName(balancer.region)} (${balancer.region})` },
            { name: 'Cost', value: `${format.money(balancer.monthlyCost)} per month` },
            { name: 'Created', value: <RelativeTime at={balancer.createdAt} /> },
            { name: 'Tags', value: <TagList tags={balancer.tags} home={loadBalancerResource.home} /> },
          ]}
        />
        <TrafficPanel balancer={balancer} />
      </PanelColumns>
    </PanelStack>
  )
}

function NoRecordNotice({ ip }: { readonly ip: string }) {
  return (
    <Notice>
      <strong>No DNS record points here yet.</strong> To receive traffic, add an A record with the address{' '}
      <span className="mono">{ip}</span>.{' '}
      <Anchor to="/services/dns" underline="always">
        Go to DNS
      </Anchor>
    </Notice>
  )
}

function TrafficPanel({ balancer }: { readonly balancer: LoadBalancer }) {
  const format = useFormat()
  const { healthCheck, listeners, algorithm, routing, stickySessions } = balancer
  const { length: rules } = routing.rules
  const { protocol, port, intervalSeconds } = healthCheck
  const what = protocol === 'http' ? `GET ${healthCheck.path} on port ${port}` : `TCP at port ${port}`
  return (
    <FactsPanel
      title="Traffic"
      facts={[
        ...listeners.map((listener) => ({
          name: describeListener(listener),
          value: `to port ${listener.targetPort}${
            listener.certificate === null ? '' : `, certificate for ${listener.certificate.name}`
          }`,
        })),
        { name: 'Algorithm', value: algorithmLabels[algorithm].name },
        ...(balancer.type === 'network'
          ? []
          : [
              { name: 'Routing rules', value: rules === 0 ? 'None' : format.number(rules) },
              {
                name: 'Sticky sessions',
                value:
                  stickySessions === null
                    ? 'Off'
                    : `Cookie, ${format.duration(stickySessions.durationSeconds * 1000, 'long')}`,
              },
            ]),
        { name: 'Health check', value: `${what}, every ${intervalSeconds} seconds` },
      ]}
    />
  )
}
