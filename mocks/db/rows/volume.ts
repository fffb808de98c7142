import { volumeLifeCycle, volumeSnapshotLifeCycle } from '#src/domain/volume.ts'
import { z } from '../../kernel/zod.ts'
import { id, region, time } from './fields.ts'
import { resource, tags } from './resource.ts'

export const volumeRow = z.lazy(() =>
  z.strictObject({
    ...resource(volumeLifeCycle, { sizeGb: z.exactOptional(z.int()) }),
    tags,
    region,
    typeId: z.string(),
    sizeGb: z.int(),
    /** The machine it is attached to, already while it is being attached and until it is detached. */
    vmId: id.nullable(),
    /** The name the machine knows it by; null without one. */
    device: z.string().nullable(),
    attachedAt: time.nullable(),
    /** As its file system told at `usedAt`; while it is attached, it fills from there. */
    usedGb: z.number(),
    usedAt: time,
    /** The snapshot it was made from, which may be gone since. */
    sourceSnapshotId: id.nullable(),
  }),
)
export type VolumeRow = z.infer<typeof volumeRow>

export const volumeSnapshotRow = z.lazy(() =>
  z.strictObject({
    ...resource(volumeSnapshotLifeCycle, {}),
    region,
    volumeId: id,
    /** As it was last; the volume may be gone since. */
    volumeName: z.string(),
    volumeSizeGb: z.int(),
    /** What is stored: what was used on the volume. */
    sizeGb: z.number(),
  }),
)
export type VolumeSnapshotRow = z.infer<typeof volumeSnapshotRow>
