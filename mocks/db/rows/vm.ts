import { vmLifeCycle } from '#src/domain/vm.ts'
import { WEEKDAYS } from '#src/domain/weekday.ts'
import { z } from '../../kernel/zod.ts'
import { id, region, time } from './fields.ts'
import { resource, tags } from './resource.ts'

const officeHours = z.strictObject({
  weekdays: z.array(z.enum(WEEKDAYS)),
  startTime: z.string().nullable(),
  stopTime: z.string(),
  timeZone: z.string(),
})

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
    schedule: z.strictObject({ stopAt: time.nullable(), officeHours: officeHours.nullable() }).nullable(),
    /** Next stop of the schedule. A stop that comes due during a transition is moved to its end. */
    nextStopAt: time.nullable(),
    /** Next start of the schedule, moved likewise. */
    nextStartAt: time.nullable(),
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
