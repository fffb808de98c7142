import type { Metric, VmUsage } from '#src/api/generated/types.gen.ts'
import { FactsPanel } from '#src/resources/detail/facts-panel.tsx'
import { PanelColumns, PanelStack } from '#src/resources/detail/panel.tsx'
import { uptimeFact } from '#src/resources/detail/uptime-fact.ts'
import { UsageCards } from '#src/resources/detail/usage-cards.tsx'
import { HourlyRate } from '#src/resources/hourly-rate.tsx'
import { TagList } from '#src/resources/tag-list.tsx'
import { UsagePercent } from '#src/resources/usage-percent.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { memoryText } from '../size-labels.ts'
import type { VmTabProps } from '../vm-detail-search.ts'
import { vmResource } from '../vm-resource.ts'
import { publicIpFact } from './public-ip.tsx'
import { vmMetrics } from './vm-metrics.ts'

/** The four percentages of the specification in its order, with their fields in the VM's usage. */
const meters = [
  { metric: 'cpu', usage: 'cpuPercent' },
  { metric: 'memory', usage: 'memoryPercent' },
  { metric: 'disk_io', usage: 'diskPercent' },
  { metric: 'network', usage: 'networkPercent' },
] as const satisfies readonly { metric: Metric; usage: keyof VmUsage }[]

/** Current usage and configuration. */
export function OverviewTab({ resource: vm }: VmTabProps) {
  const format = useFormat()
  const { metrics: current } = vm
  return (
    <PanelStack>
      {current !== null && (
        <UsageCards
          source={vmMetrics(vm.id)}
          meters={meters.map(({ metric, usage }) => ({
            metric,
            value: <UsagePercent percent={current[usage]} />,
          }))}
        />
      )}
      <PanelColumns>
        <FactsPanel
          title="Instance Details"
          facts={[
            { name: 'ID', value: <span className="mono">{vm.id}</span>, copy: vm.id },
            { name: 'Type', value: vm.type },
            { name: 'OS', value: vm.os },
            { name: 'Location', value: `${vm.location} (${vm.region})` },
            { name: 'Created', value: <RelativeTime at={vm.createdAt} /> },
            uptimeFact(vm.startedAt, format),
            {
              name: 'Cost',
              value: (
                <>
                  {format.money(vm.monthlyCost)} per month, <HourlyRate rate={vm.hourlyRate} />
                </>
              ),
            },
            ...(vm.costToDate === null
              ? []
              : [{ name: 'This month so far', value: format.money(vm.costToDate) }]),
            { name: 'Tags', value: <TagList tags={vm.tags} home={vmResource.home} /> },
            { name: 'Deletion protection', value: vm.deletionProtection ? 'On' : 'Off' },
          ]}
        />
        <FactsPanel
          title="Specifications"
          facts={[
            { name: 'CPU', value: `${format.number(vm.vcpus)} ${vm.vcpus === 1 ? 'vCPU' : 'vCPUs'}` },
            ...(vm.gpus > 0 ? [{ name: 'GPUs', value: format.number(vm.gpus) }] : []),
            { name: 'Memory', value: memoryText(vm.memoryGb, format) },
            { name: 'Storage', value: `${format.number(vm.diskGb)} GB` },
            { name: 'Network', value: `${format.number(vm.networkGbps, 1)} Gbps` },
            publicIpFact(vm),
            { name: 'Private IP', value: <span className="mono">{vm.privateIp}</span>, copy: vm.privateIp },
          ]}
        />
      </PanelColumns>
    </PanelStack>
  )
}
