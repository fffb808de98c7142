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

/** Ids of target VMs; empty for all targets. */
const chosenTargets = z.array(id)

const routing = z.strictObject({
  /** The first match applies. */
  rules: z.array(z.strictObject({ host: z.string().nullable(), path: z.string(), vmIds: chosenTargets })),
  defaultVmIds: chosenTargets,
})

export const loadBalancerRow = z.lazy(() =>
  z.strictObject({
    ...resource(loadBalancerLifeCycle, {}),
    tags,
    region,
    type: z.enum(LOAD_BALANCER_TYPE_IDS),
    /** Null until it is active. */
    ip: z.string().nullable(),
    /** Time since which it accepts traffic; null while it doesn't. */
    activeSince: time.nullable(),
    /** Periods in which DNS or a CDN led traffic to it (`world/dns-pointing.ts`), oldest first; null while it does. */
    pointedTo: z.array(z.strictObject({ from: time, to: time.nullable() })),
    algorithm: z.enum(LOAD_BALANCER_ALGORITHMS),
    listeners: z.array(
      z.strictObject({
        protocol: z.enum(LISTENER_PROTOCOLS),
        port,
        targetPort: port,
        /** Null without HTTPS. */
        certificateId: id.nullable(),
      }),
    ),
    healthCheck,
    routing,
    /** Null without a cookie. */
    stickySessions: z.strictObject({ durationSeconds: z.int() }).nullable(),
  }),
)
export type LoadBalancerRow = z.infer<typeof loadBalancerRow>

/** Target VM of a load balancer. Its health is derived from the VM. */
export const loadBalancerTargetRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    loadBalancerId: id,
    vmId: id,
    addedAt: time,
    /** Time since which it gets no new connections; null while it gets some. Draining then ends after a fixed time. */
    drainedFrom: time.nullable(),
  }),
)
export type LoadBalancerTargetRow = z.infer<typeof loadBalancerTargetRow>
