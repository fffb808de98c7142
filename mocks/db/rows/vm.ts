import { vmLifeCycle } from '#src/domain/vm.ts'
import { z } from '../../kernel/zod.ts'
import { id, region, time } from './fields.ts'
import { resource, tags } from './resource.ts'

export const vmRow = z.lazy(() =>
  z.strictObject({
    ...resource(vmLifeCycle, { sizeId: z.exactOptional(z.string()) }),
    tags,
    deletionProtection: z.boolean(),
    region,
    sizeId: z.string(),
    imageId: z.string(),
    networkId: id,
    sshKeyIds: z.array(id),
    userData: z.string().nullable(),
    /** Null if it was never started, or is stopped. */
    publicIp: z.string().nullable(),
    privateIp: z.string(),
    /** Time of the last start, from which the uptime counts; null while it is off. */
    startedAt: time.nullable(),
    /** True for an idle VM whose metrics show no load. Set by the data set. */
    isUnused: z.boolean(),
  }),
)
export type VmRow = z.infer<typeof vmRow>
