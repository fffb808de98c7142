import { describePort } from '#src/domain/container-port.ts'
import { regionName } from '#src/domain/region.ts'
import { FactsPanel } from '#src/resources/detail/facts-panel.tsx'
import { PanelColumns, PanelStack } from '#src/resources/detail/panel.tsx'
import { uptimeFact } from '#src/resources/detail/uptime-fact.ts'
import { UsageCards } from '#src/resources/detail/usage-cards.tsx'
import { TagList } from '#src/resources/tag-list.tsx'
import { UsagePercent } from '#src/resources/usage-percent.tsx'
import { Address } from '#src/ui/address.tsx'
import { Code } from '#src/ui/code.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import type { ContainerTabProps } from '../container-detail-search.ts'
import { formatCpu, formatMemory, namespaceLabels } from '../container-labels.ts'
import { containerResource } from '../container-resource.ts'
import { containerMetrics } from './container-metrics.ts'
import { DependenciesPanel } from './dependencies-panel.tsx'
import { ReplicasPanel } from './replicas-panel.tsx'
import { RevisionsPanel } from './revisions-panel.tsx'

/** Current usage, replicas and configuration. */
export function OverviewTab({ resource: container, onSearchChange }: ContainerTabProps) {
  const format = useFormat()
  const { usage, replicas, resources, ports } = container
  return (
    <PanelStack>
      <UsageCards
        source={containerMetrics(container.id)}
        meters={[
          ...(usage === null
            ? []
            : [
                { metric: 'cpu' as const, value: <UsagePercent percent={usage.cpuPercent} /> },
                { metric: 'memory' as const, value: <UsagePercent percent={usage.memoryPercent} /> },
              ]),
          {
            metric: 'replicas',
            label: 'Replicas ready',
            value: `${format.number(replicas.ready)} of ${format.number(replicas.desired)}`,
          },
          { metric: 'restarts', value: format.number(container.restarts) },
        ]}
      />
      <ReplicasPanel container={container} />
      <RevisionsPanel
        container={container}
        onRollback={(revision) => onSearchChange({ dialog: 'rollback', item: String(revision) })}
      />
      <PanelColumns>
        <FactsPanel
          title="Container Details"
          facts={[
            { name: 'ID', value: <span className="mono">{container.id}</span>, copy: container.id },
            { name: 'Namespace', value: namespaceLabels[container.namespace] },
            { name: 'Workload type', value: container.kind === 'job' ? 'Job' : 'Service' },
            {
              name: 'Image',
              value: (
                <Code>
                  <Address>{container.image}</Address>
                </Code>
              ),
              copy: container.image,
            },
            { name: 'Revision', value: format.number(container.revision) },
            { name: 'Region', value: `${regionName(container.region)} (${container.region})` },
            { name: 'Created', value: <RelativeTime at={container.createdAt} /> },
            uptimeFact(container.startedAt, format),
            { name: 'Cost', value: `${format.money(container.monthlyCost)} per month` },
            { name: 'Tags', value: <TagList tags={container.tags} home={containerResource.home} /> },
          ]}
        />
        <FactsPanel
          title="Each replica"
          facts={[
            {
              name: 'CPU',
              value: `${formatCpu(resources.cpuRequestMillis, format)} reserved, ${formatCpu(resources.cpuLimitMillis, format)} at most`,
            },
            {
              name: 'Memory',
              value: `${formatMemory(resources.memoryRequestMb, format)} reserved, ${formatMemory(resources.memoryLimitMb, format)} at most`,
            },
            { name: 'Disk', value: `${format.number(resources.diskGb)} GB` },
            {
              name: 'Ports',
              value: ports.length === 0 ? 'None' : ports.map(describePort).join(', '),
            },
            {
              name: 'Endpoint',
              value:
                container.endpoint === null ? (
                  'None (no public port)'
                ) : (
                  <Code>
                    <Address>{container.endpoint}</Address>
                  </Code>
                ),
              copy: container.endpoint,
            },
            {
              name: 'Variables',
              value: container.env.length === 0 ? 'None' : container.env.map(({ name }) => name).join(', '),
            },
          ]}
        />
      </PanelColumns>
      <DependenciesPanel container={container} />
    </PanelStack>
  )
}
