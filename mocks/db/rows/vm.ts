import { vmLifeCycle } from '#src/domain/vm.ts'
import { z } from '../../kernel/zod.ts'
import { id, region, time } from './fields.ts'
import { resource, tags } from './resource.ts'

export const vmRow = z.lazy(() =>
  z.strictObject({
    ...resource(vmLifeCycle, { sizeId: z.exactOptional(z.string()) }),
    tags,
    region,
    sizeId: z.string(),
    imageId: z.string(),
    networkId: id,
    sshKeyIds: z.array(id),
    /** Null while it has none (never started, or stopped). */
    publicIp: z.string().nullable(),
    privateIp: z.string(),
    /** When it was last started; null while it is off. Uptime is counted from here. */
    startedAt: time.nullable(),
    /** Nothing is asked of it, and its figures are those of a machine that waits. Comes with the data set. */
    isUnused: z.boolean(),
  }),
)
export type VmRow = z.infer<typeof vmRow>
