import { growVolume } from '#src/api/generated/sdk.gen.ts'
import type { Volume } from '#src/api/generated/types.gen.ts'
import { priceDifference } from '#src/domain/price.ts'
import { VOLUME_SIZE_GB } from '#src/domain/volume.ts'
import { findVolumeType, volumeMonthlyPrice } from '#src/domain/volume-catalog.ts'
import { EditPanel } from '#src/resources/detail/edit-panel.tsx'
import { Muted } from '#src/resources/detail/panel.tsx'
import { useEdit } from '#src/resources/detail/use-edit.ts'
import { NumberField, type TypedNumber, typedNumber } from '#src/ui/number-field.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { z } from '#src/ui/zod.ts'
import { volumeResource } from '../volume-resource.ts'

interface GrowDraft {
  readonly sizeGb: TypedNumber
}

/** Resizes a volume. Volumes can only grow. */
export function GrowPanel({ volume }: { readonly volume: Volume }) {
  const format = useFormat()
  const edit = useEdit<Volume, Parameters<typeof volumeResource.lifeCycle.can>[0], GrowDraft>({
    definition: volumeResource,
    resource: volume,
    action: 'grow',
    change: 'action',
    also: ['listQuotas'], // quotas count the new size as soon as the resize starts
    initial: { sizeGb: volume.sizeGb },
    schema: z.object({ sizeGb: typedNumber }),
    check: ({ sizeGb }) => {
      if (sizeGb === '') return { sizeGb: 'Enter a number.' }
      if (!Number.isInteger(sizeGb)) return { sizeGb: 'Enter a whole number.' }
      if (sizeGb > VOLUME_SIZE_GB.max) {
        return { sizeGb: `Must be at most ${format.number(VOLUME_SIZE_GB.max)} GB.` }
      }
      return sizeGb > volume.sizeGb ? {} : { sizeGb: `Must be more than ${format.number(volume.sizeGb)} GB.` }
    },
    call: ({ id }, { sizeGb }) => growVolume({ path: { volumeId: id }, body: { sizeGb: Number(sizeGb) } }),
    saved: `${volume.name} is growing`,
  })
  return (
    <EditPanel
      title="Size"
      description="Volumes can grow but not shrink. The volume stays attached; extend the file system on the VM afterwards."
      edit={edit}
      submitLabel="Grow"
      unchangedReason="Enter a larger size."
    >
      <NumberField
        label="Size (GB)"
        maw="12rem"
        min={volume.sizeGb}
        max={VOLUME_SIZE_GB.max}
        readOnly={edit.reason !== null}
        value={edit.draft.sizeGb}
        error={edit.problems.sizeGb}
        onChange={(sizeGb) => edit.change({ sizeGb })}
      />
      <PriceAfter volume={volume} sizeGb={Number(edit.draft.sizeGb)} />
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
