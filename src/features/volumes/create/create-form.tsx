import { useMemo } from 'react'
import { createVolume } from '#src/api/generated/sdk.gen.ts'
import type { Volume, VolumeCatalog, VolumeSnapshot } from '#src/api/generated/types.gen.ts'
import { timesMoney } from '#src/domain/price.ts'
import { REGIONS, regionName } from '#src/domain/region.ts'
import { VOLUME_SIZE_GB } from '#src/domain/volume.ts'
import {
  DeletionProtectionSection,
  NameSection,
  RegionSection,
  TagsSection,
} from '#src/resources/create/common-sections.tsx'
import { CostCard } from '#src/resources/create/cost-card.tsx'
import { CreateFormFrame } from '#src/resources/create/create-form.tsx'
import { FormSection } from '#src/resources/create/form-section.tsx'
import { ReviewSection } from '#src/resources/create/review-section.tsx'
import { useCreateForm } from '#src/resources/create/use-create-form.ts'
import { ChoiceCards } from '#src/ui/choice-cards.tsx'
import { NumberField } from '#src/ui/number-field.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import type { VolumePreset } from '../volume-create-search.ts'
import { describeSpeed } from '../volume-labels.ts'
import { volumeResource } from '../volume-resource.ts'
import { changeDraft, draftProblems, initialDraft, storedDraftSchema, toRequest } from './volume-draft.ts'

export function CreateForm({
  catalog,
  snapshots,
  preset,
  onCreated,
}: {
  readonly catalog: VolumeCatalog
  /** Snapshots that a volume can be created from. */
  readonly snapshots: readonly VolumeSnapshot[]
  readonly preset: VolumePreset
  readonly onCreated: (volume: Volume) => void
}) {
  const format = useFormat()
  const form = useCreateForm({
    definition: volumeResource,
    // A preset snapshot has its own draft.
    name: preset.snapshot === undefined ? 'volume' : `volume-${preset.snapshot}`,
    initial: useMemo(() => initialDraft(catalog, preset, snapshots), [catalog, preset, snapshots]),
    schema: storedDraftSchema,
    apply: (draft, change) => changeDraft(draft, change, snapshots),
    check: (draft) => draftProblems(draft, snapshots),
    request: toRequest,
    fieldsOf: { region: ['region', 'snapshotId'], snapshotId: ['snapshotId', 'sizeGb'] },
    create: (body, headers) => createVolume({ body, headers }),
    onCreated,
  })
  const { draft, change, problems } = form
  const sizeGb = Math.max(0, Number(draft.sizeGb))
  const type = catalog.types.find(({ id }) => id === draft.typeId)
  const here = snapshots.filter(({ region }) => region === draft.region)
  const snapshot = here.find(({ id }) => id === draft.snapshotId)
  return (
    <CreateFormFrame
      form={form}
      cost={
        <CostCard
          what={type && `${format.number(sizeGb)} GB ${type.name}`}
          monthly={type && timesMoney(type.monthlyPricePerGb, sizeGb)}
          needs={{ volumes: 1, storage_gb: sizeGb }}
          submitLabel="Create Volume"
          pending={form.pending}
        />
      }
    >
      <RegionSection
        step={1}
        regions={REGIONS}
        value={draft.region}
        onChange={(region) => change({ region })}
        problems={problems}
        description="Volumes attach only to VMs in the same region."
      />
      <FormSection id="snapshotId" step={2} title="Contents">
        <ChoiceCards
          label="Contents"
          hideLabel
          name="snapshot"
          value={draft.snapshotId}
          choices={[
            { value: '', title: 'Empty', detail: 'Create a file system on the VM after attaching.' },
            ...here.map((it) => ({
              value: it.id,
              title: it.name,
              detail: `Snapshot of ${it.volume.name}; needs ${format.number(it.volumeSizeGb)} GB.`,
            })),
          ]}
          cardWidth={16}
          onChange={(snapshotId) => change({ snapshotId })}
          error={problems.snapshotId}
        />
      </FormSection>
      <FormSection
        id="typeId"
        step={3}
        title="Type"
        description="Sets the performance. Can’t be changed later."
      >
        <ChoiceCards
          label="Type"
          hideLabel
          name="type"
          cardWidth={18}
          value={draft.typeId}
          choices={catalog.types.map((it) => ({
            value: it.id,
            title: it.name,
            detail: `${it.media.toUpperCase()}, ${describeSpeed(it, format)}`,
            aside: `${format.money(it.monthlyPricePerGb)} per GB`,
          }))}
          onChange={(typeId) => change({ typeId })}
          error={problems.typeId}
        />
      </FormSection>
      <FormSection id="size" step={4} title="Size" description="Can grow later, but not shrink.">
        <NumberField
          id="sizeGb"
          label="Size (GB)"
          description={`From ${VOLUME_SIZE_GB.min} to ${format.number(VOLUME_SIZE_GB.max)} GB.`}
          maw="14rem"
          min={VOLUME_SIZE_GB.min}
          max={VOLUME_SIZE_GB.max}
          value={draft.sizeGb}
          error={problems.sizeGb}
          onChange={(sizeGb) => change({ sizeGb })}
        />
      </FormSection>
      <NameSection step={5} value={draft.name} onChange={(name) => change({ name })} problems={problems} />
      <TagsSection step={6} value={draft.tags} onChange={(tags) => change({ tags })} problems={problems} />
      <DeletionProtectionSection
        step={7}
        value={draft.deletionProtection}
        onChange={(deletionProtection) => change({ deletionProtection })}
      />
      <ReviewSection
        step={8}
        facts={[
          { field: 'region', name: 'Region', value: regionName(draft.region) },
          { field: 'snapshotId', name: 'Contents', value: snapshot?.name ?? 'Empty' },
          {
            field: 'typeId',
            name: 'Type',
            value: type && `${type.name}: ${describeSpeed(type, format)}`,
          },
          {
            field: 'size',
            name: 'Size',
            value: draft.sizeGb === '' ? '' : `${format.number(draft.sizeGb)} GB`,
          },
          { field: 'name', name: 'Name', value: draft.name },
          { field: 'tags', name: 'Tags', value: draft.tags },
          {
            field: 'deletionProtection',
            name: 'Deletion protection',
            value: draft.deletionProtection ? 'On' : 'Off',
          },
        ]}
        path="/volumes"
        body={toRequest(draft)}
      />
    </CreateFormFrame>
  )
}
