import { linkOptions } from '@tanstack/react-router'
import type { Volume } from '#src/api/generated/types.gen.ts'
import { regionName } from '#src/domain/region.ts'
import { Cost, none, OneLine, perMonth, ResourceLink } from '#src/resources/list/cells.tsx'
import { ResourceStatus } from '#src/resources/status.tsx'
import { UsagePercent } from '#src/resources/usage-percent.tsx'
import type { Format } from '#src/ui/format.ts'
import { Anchor, LinkButton } from '#src/ui/link.tsx'
import type { CardContent } from '#src/ui/resource-table/resource-cards.tsx'
import { describeUse, mediaName, typeName } from '../volume-labels.ts'
import { volumeResource } from '../volume-resource.ts'

/** Card of the specification: its fields and two buttons. */
export function volumeCard(volume: Volume, format: Format): CardContent {
  const { id, attachment } = volume
  const at = { to: '/storage/volumes/$volumeId', params: { volumeId: id } } as const
  return {
    title: <ResourceLink definition={volumeResource} resource={volume} />,
    status: <ResourceStatus definition={volumeResource} resource={volume} />,
    subtitle: `${typeName(volume)} · ${regionName(volume.region)}`,
    facts: [
      { name: 'Size', value: `${format.number(volume.sizeGb)} GB` },
      { name: 'Type', value: mediaName(volume) },
      { name: 'IOPS', value: format.number(volume.iops) },
      {
        name: 'Used',
        value: (
          <>
            {describeUse(volume, format)}{' '}
            <OneLine>
              (<UsagePercent percent={(100 * volume.usedGb) / volume.sizeGb} />)
            </OneLine>
          </>
        ),
      },
      {
        name: 'Instance',
        value:
          attachment === null ? (
            none
          ) : (
            <Anchor {...linkOptions({ to: '/compute/vms/$vmId', params: { vmId: attachment.vm.id } })}>
              {attachment.vm.name}
            </Anchor>
          ),
      },
      { name: 'Cost', value: <Cost monthly={volume.monthlyCost} /> },
    ],
    onPhone: [
      `${format.number(volume.sizeGb)} GB ${mediaName(volume)}`,
      regionName(volume.region),
      perMonth(volume.monthlyCost, format),
    ],
    buttons: (
      <>
        <LinkButton {...at} search={{ tab: 'metrics' }} variant="outline" size="sm">
          Metrics<span className="visually-hidden"> of {volume.name}</span>
        </LinkButton>
        <LinkButton {...at} search={{ tab: 'manage' }} variant="outline" size="sm">
          Manage<span className="visually-hidden"> {volume.name}</span>
        </LinkButton>
      </>
    ),
  }
}
