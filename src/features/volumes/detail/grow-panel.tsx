import { NumberInput } from '@mantine/core'
import { growVolume } from '#src/api/generated/sdk.gen.ts'
import type { Volume } from '#src/api/generated/types.gen.ts'
import { priceDifference } from '#src/domain/price.ts'
import { VOLUME_SIZE_GB } from '#src/domain/volume.ts'
import { findVolumeType, volumeMonthlyPrice } from '#src/domain/volume-catalog.ts'
import { EditPanel } from '#src/resources/detail/edit-panel.tsx'
import { Muted } from '#src/resources/detail/panel.tsx'
import { useEdit } from '#src/resources/detail/use-edit.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import { volumeResource } from '../volume-resource.ts'

/** Resizes a volume. Volumes can only grow. */
export function GrowPanel({ volume }: { readonly volume: Volume }) {
  const format = useFormat()
  const edit = useEdit({
    definition: volumeResource,
    resource: volume,
    action: 'grow',
    change: 'action',
    also: ['listQuotas'], // quotas count the new size as soon as the resize starts
    initial: { sizeGb: volume.sizeGb },
    check: ({ sizeGb }) => {
      if (sizeGb > VOLUME_SIZE_GB.most) {
        return { sizeGb: `Must be at most ${format.number(VOLUME_SIZE_GB.most)} GB.` }
      }
      return sizeGb > volume.sizeGb ? {} : { sizeGb: `Must be more than ${format.number(volume.sizeGb)} GB.` }
    },
    call: ({ id }, body) => growVolume({ path: { volumeId: id }, body }),
    saved: `${volume.name} is growing`,
  })
  return (
    <EditPanel
      title="Size"
      description="Volumes can grow but not shrink. The volume stays attached; extend the file system on the VM afterwards."
      edit={edit}
      submitLabel="Grow"
    >
      <NumberInput
        label="Size in GB"
        maw="12rem"
        min={volume.sizeGb}
        max={VOLUME_SIZE_GB.most}
        clampBehavior="none"
        allowDecimal={false}
        allowNegative={false}
        readOnly={edit.reason !== null}
        value={edit.draft.sizeGb}
        error={edit.problems.sizeGb}
        onChange={(value) => edit.change({ sizeGb: Number(value) })}
      />
      <PriceAfter volume={volume} sizeGb={edit.draft.sizeGb} />
    </EditPanel>
  )
}

function PriceAfter({ volume, sizeGb }: { readonly volume: Volume; readonly sizeGb: number }) {
  const format = useFormat()
  const type = findVolumeType(volume.typeId)
  if (type === undefined || sizeGb <= volume.sizeGb) {
    return <Muted>Now {format.money(volume.monthlyCost)} per month.</Muted>
  }
  const price = volumeMonthlyPrice(type, sizeGb)
  const more = priceDifference(volume.monthlyCost, price)
  return (
    <Muted>
      {format.money(price)} per month, {format.money(more)} more than now.
    </Muted>
  )
}
