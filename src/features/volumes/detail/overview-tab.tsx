import type { Volume } from '#src/api/generated/types.gen.ts'
import { regionName } from '#src/domain/region.ts'
import { FactsPanel } from '#src/resources/detail/facts-panel.tsx'
import { PanelColumns, PanelStack } from '#src/resources/detail/panel.tsx'
import { UsageCards } from '#src/resources/detail/usage-cards.tsx'
import { TagList } from '#src/resources/tag-list.tsx'
import { UsagePercent } from '#src/resources/usage-percent.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import type { VolumeTabProps } from '../volume-detail-search.ts'
import { describeSpeed, describeUse, typeAndMedia } from '../volume-labels.ts'
import { volumeResource } from '../volume-resource.ts'
import { volumeMetrics } from './volume-metrics.ts'

function idleText({ attachment, status }: Volume): string {
  if (attachment === null) return 'Not attached'
  return status === 'attaching' ? 'Attaching' : 'VM not running'
}

/** Configuration, attachment and current activity. */
export function OverviewTab({ resource: volume }: VolumeTabProps) {
  const format = useFormat()
  const { usage, sourceSnapshotId } = volume
  const idle = idleText(volume)
  return (
    <PanelStack>
      <UsageCards
        source={volumeMetrics(volume.id)}
        meters={[
          { metric: 'storage', value: <UsagePercent percent={(100 * volume.usedGb) / volume.sizeGb} /> },
          {
            metric: 'read_operations',
            label: 'Operations',
            value: usage === null ? idle : <UsagePercent percent={usage.operationsPercent} />,
          },
          {
            metric: 'disk_read',
            label: 'Throughput',
            value: usage === null ? idle : <UsagePercent percent={usage.throughputPercent} />,
          },
        ]}
      />
      <PanelColumns>
        <FactsPanel
          title="Volume Details"
          facts={[
            { name: 'ID', value: <span className="mono">{volume.id}</span>, copy: volume.id },
            { name: 'Type', value: typeAndMedia(volume) },
            { name: 'Speed', value: describeSpeed(volume, format) },
            { name: 'Used', value: describeUse(volume, format) },
            { name: 'Snapshots', value: format.number(volume.snapshotCount) },
            { name: 'Region', value: `${regionName(volume.region)} (${volume.region})` },
            { name: 'Cost', value: `${format.money(volume.monthlyCost)} per month` },
            { name: 'Created', value: <RelativeTime at={volume.createdAt} /> },
            ...(sourceSnapshotId === null
              ? []
              : [{ name: 'Created from', value: <span className="mono">{sourceSnapshotId}</span> }]),
            { name: 'Tags', value: <TagList tags={volume.tags} home={volumeResource.home} /> },
            { name: 'Deletion protection', value: volume.deletionProtection ? 'On' : 'Off' },
          ]}
        />
        <AttachmentPanel volume={volume} />
      </PanelColumns>
    </PanelStack>
  )
}

function AttachmentPanel({ volume: { attachment } }: { readonly volume: Volume }) {
  return (
    <FactsPanel
      title="Attachment"
      facts={[
        ...(attachment === null
          ? [{ name: 'Instance', value: 'None' }]
          : [
              {
                name: 'Instance',
                value: (
                  <Anchor to="/compute/vms/$vmId" params={{ vmId: attachment.vm.id }}>
                    {attachment.vm.name}
                  </Anchor>
                ),
              },
              {
                name: 'Device',
                value: <span className="mono">{attachment.device}</span>,
                copy: attachment.device,
              },
              { name: 'Attached', value: <RelativeTime at={attachment.attachedAt} /> },
            ]),
      ]}
    />
  )
}
