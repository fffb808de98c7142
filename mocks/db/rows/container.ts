import { CONTAINER_KINDS, CONTAINER_NAMESPACES, containerLifeCycle } from '#src/domain/container.ts'
import { z } from '../../kernel/zod.ts'
import { id, port, region, time } from './fields.ts'
import { resource, tags } from './resource.ts'

/**
 * A replica as points in time; its state follows from them and the clock. It is starting until `readyAt`, then ready.
 * From `crashesFrom` on, every start ends in a crash. It is gone at `endsAt`. So replicas change during a transition
 * without writes.
 */
const containerReplica = z.strictObject({
  id,
  name: z.string(),
  /** Rollout that created it. */
  revision: z.int().min(1),
  createdAt: time,
  readyAt: time,
  endsAt: time.nullable(),
  crashesFrom: time.nullable(),
  /** Without the restarts of the current crash loop, which follow from `crashesFrom`. */
  restarts: z.int(),
  lastExit: z.strictObject({ code: z.int(), reason: z.string(), at: time }).nullable(),
})
export type ContainerReplica = z.infer<typeof containerReplica>

export const containerRow = z.lazy(() =>
  z.strictObject({
    ...resource(containerLifeCycle, {}),
    tags,
    region,
    namespace: z.enum(CONTAINER_NAMESPACES),
    kind: z.enum(CONTAINER_KINDS),
    image: z.string(),
    planId: z.string(),
    /** Thousandths of a vCPU per replica; null for the plan's maximum. */
    cpuRequestMillis: z.int().nullable(),
    /** Mebibytes per replica; null for the plan's maximum. */
    memoryRequestMb: z.int().nullable(),
    desiredReplicas: z.int(),
    replicas: z.array(containerReplica),
    ports: z.array(z.strictObject({ port, protocol: z.enum(['tcp', 'udp']), public: z.boolean() })),
    env: z.array(z.strictObject({ name: z.string(), value: z.string(), secret: z.boolean() })),
    /** Resources of any type that it needs to work. */
    dependsOn: z.array(id),
    /** Number of rollouts, from 1. */
    revision: z.int().min(1),
    /** Time of the last start; null while it is off. */
    startedAt: time.nullable(),
  }),
)
export type ContainerRow = z.infer<typeof containerRow>
