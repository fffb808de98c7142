import type { RegionId, VolumeCatalog, VolumeCreate, VolumeSnapshot } from '#src/api/generated/types.gen.ts'
import { MAX_TAGS, nameProblem } from '#src/domain/labels.ts'
import { gigabytes } from '#src/domain/quantity.ts'
import { REGION_IDS } from '#src/domain/region.ts'
import { VOLUME_SIZE_GB } from '#src/domain/volume.ts'
import { type FieldProblems, tagsProblem } from '#src/resources/create/field-problems.ts'
import type { TypedNumber } from '#src/ui/number-field.tsx'
import { z } from '#src/ui/zod.ts'
import type { VolumePreset } from '../volume-create-search.ts'

/** Form values of a new volume. */
export interface VolumeDraft {
  readonly name: string
  readonly region: RegionId
  readonly typeId: string
  readonly sizeGb: TypedNumber
  /** Empty for a blank volume. */
  readonly snapshotId: string
  readonly tags: readonly string[]
  readonly deletionProtection: boolean
}

const FIRST_SIZE_GB = 100

/** A preset snapshot sets the region and the minimum size, because it can't be restored elsewhere or to less. */
export function initialDraft(
  catalog: VolumeCatalog,
  preset: VolumePreset,
  snapshots: readonly VolumeSnapshot[],
): VolumeDraft {
  const snapshot = snapshots.find(({ id }) => id === preset.snapshot)
  const { types } = catalog
  const usual = types.find(({ media }) => media === 'ssd') ?? types[0]
  const type = types.find(({ id }) => id === preset.type) ?? usual
  return {
    name: '',
    region: snapshot?.region ?? preset.region ?? REGION_IDS[0],
    typeId: type?.id ?? '',
    sizeGb: snapshot?.volumeSizeGb ?? FIRST_SIZE_GB,
    snapshotId: snapshot?.id ?? '',
    tags: [],
    deletionProtection: false,
  }
}

/** A change of region resets the snapshot. A snapshot raises the size to its minimum. */
export function changeDraft(
  draft: VolumeDraft,
  change: Partial<VolumeDraft>,
  snapshots: readonly VolumeSnapshot[],
): VolumeDraft {
  const moved = change.region !== undefined && change.region !== draft.region
  const next = { ...draft, ...(moved && { snapshotId: '' }), ...change }
  const snapshot = snapshots.find(({ id }) => id === change.snapshotId)
  return snapshot && Number(next.sizeGb) < snapshot.volumeSizeGb
    ? { ...next, sizeGb: snapshot.volumeSizeGb }
    : next
}

/** Client-side validation; returns errors by field. */
export function draftProblems(draft: VolumeDraft, snapshots: readonly VolumeSnapshot[]): FieldProblems {
  const name = nameProblem(draft.name)
  const size = sizeProblem(
    draft.sizeGb,
    snapshots.find(({ id }) => id === draft.snapshotId),
  )
  return {
    ...(name !== null && { name }),
    ...(draft.typeId === '' && { typeId: 'Choose a type.' }),
    ...(size !== null && { sizeGb: size }),
    ...tagsProblem(draft.tags),
  }
}

function sizeProblem(sizeGb: TypedNumber, snapshot: VolumeSnapshot | undefined): string | null {
  if (sizeGb === '') return 'Enter a number.'
  if (!Number.isInteger(sizeGb)) return 'Enter a whole number.'
  if (snapshot && sizeGb < snapshot.volumeSizeGb) {
    return `${snapshot.name} needs at least ${gigabytes(snapshot.volumeSizeGb)}.`
  }
  if (sizeGb < VOLUME_SIZE_GB.min) return `Use at least ${gigabytes(VOLUME_SIZE_GB.min)}.`
  return sizeGb > VOLUME_SIZE_GB.max ? `Use at most ${gigabytes(VOLUME_SIZE_GB.max)}.` : null
}

/** Body of `createVolume`. */
export function toRequest({
  name,
  region,
  typeId,
  sizeGb,
  snapshotId,
  tags,
  deletionProtection,
}: VolumeDraft): VolumeCreate {
  return {
    name,
    region,
    typeId,
    sizeGb: Number(sizeGb),
    ...(snapshotId !== '' && { snapshotId }),
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(deletionProtection && { deletionProtection }),
  }
}

const text = z.string()

/** Schema of a stored draft. */
export const storedDraftSchema: z.ZodMiniType<VolumeDraft> = z.object({
  name: text,
  region: z.enum(REGION_IDS),
  typeId: text,
  sizeGb: z.union([z.number(), z.literal('')]),
  snapshotId: text,
  tags: z.array(text).check(z.maxLength(MAX_TAGS)),
  deletionProtection: z.boolean(),
})
