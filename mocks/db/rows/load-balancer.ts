import { LOAD_BALANCER_ALGORITHMS, loadBalancerLifeCycle } from '#src/domain/load-balancer.ts'
import { LISTENER_PROTOCOLS, LOAD_BALANCER_TYPE_IDS } from '#src/domain/load-balancer-catalog.ts'
import { z } from '../../kernel/zod.ts'
import { id, port, region, time } from './fields.ts'
import { resource, tags } from './resource.ts'

const checkTimes = {
  port,
  intervalSeconds: z.int(),
  timeoutSeconds: z.int(),
  healthyThreshold: z.int(),
  unhealthyThreshold: z.int(),
}

const healthCheck = z.discriminatedUnion('protocol', [
  z.strictObject({ protocol: z.literal('http'), path: z.string(), ...checkTimes }),
  z.strictObject({ protocol: z.literal('tcp'), ...checkTimes }),
])
export type HealthCheckRow = z.infer<typeof healthCheck>

export const loadBalancerRow = z.lazy(() =>
  z.strictObject({
    ...resource(loadBalancerLifeCycle, {}),
    tags,
    region,
    type: z.enum(LOAD_BALANCER_TYPE_IDS),
    /** Null until it is active. */
    ip: z.string().nullable(),
    /** Since when it takes traffic; null while it takes none. */
    activeSince: time.nullable(),
    algorithm: z.enum(LOAD_BALANCER_ALGORITHMS),
    listeners: z.array(
      z.strictObject({
        protocol: z.enum(LISTENER_PROTOCOLS),
        port,
        targetPort: port,
        /** Null unless it speaks HTTPS. */
        certificateDomain: z.string().nullable(),
      }),
    ),
    healthCheck,
  }),
)
export type LoadBalancerRow = z.infer<typeof loadBalancerRow>

/** A machine that a load balancer sends traffic to. How healthy it is follows from the machine. */
export const loadBalancerTargetRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    loadBalancerId: id,
    vmId: id,
    addedAt: time,
    /** Since when it gets no new connections; null while it gets some. It is drained a while later, by the clock. */
    drainedFrom: time.nullable(),
  }),
)
export type LoadBalancerTargetRow = z.infer<typeof loadBalancerTargetRow>
