import { volumeLifeCycle, volumeSnapshotLifeCycle } from '#src/domain/volume.ts'
import { z } from '../../kernel/zod.ts'
import { id, region, time } from './fields.ts'
import { resource, tags } from './resource.ts'

export const volumeRow = z.lazy(() =>
  z.strictObject({
    ...resource(volumeLifeCycle, { sizeGb: z.exactOptional(z.int()) }),
    tags,
    deletionProtection: z.boolean(),
    region,
    typeId: z.string(),
    sizeGb: z.int(),
    /** VM it is attached to; already set while attaching, and kept until detached. */
    vmId: id.nullable(),
    /** Device name on the VM; null if there is none. */
    device: z.string().nullable(),
    attachedAt: time.nullable(),
    /** Used space at `usedAt`; grows from there while attached. */
    usedGb: z.number(),
    usedAt: time,
    /** Snapshot it was created from, which may have been deleted since. */
    sourceSnapshotId: id.nullable(),
  }),
)
export type VolumeRow = z.infer<typeof volumeRow>

export const volumeSnapshotRow = z.lazy(() =>
  z.strictObject({
    ...resource(volumeSnapshotLifeCycle, {}),
    region,
    volumeId: id,
    /** Last known name; the volume may have been deleted since. */
    volumeName: z.string(),
    volumeSizeGb: z.int(),
    /** Stored size: the used space of the volume. */
    sizeGb: z.number(),
  }),
)
export type VolumeSnapshotRow = z.infer<typeof volumeSnapshotRow>
