import { CONTAINER_KINDS, CONTAINER_NAMESPACES, containerLifeCycle } from '#src/domain/container.ts'
import { z } from '../../kernel/zod.ts'
import { actor, id, port, region, time } from './fields.ts'
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

/** Fields that define the replicas: a change of them is a revision. */
const containerSpec = {
  image: z.string(),
  planId: z.string(),
  /** Millicores per replica; null for the plan's maximum. */
  cpuRequestMillis: z.int().nullable(),
  /** Mebibytes per replica; null for the plan's maximum. */
  memoryRequestMb: z.int().nullable(),
  ports: z.array(z.strictObject({ port, protocol: z.enum(['tcp', 'udp']), public: z.boolean() })),
  env: z.array(z.strictObject({ name: z.string(), value: z.string(), secret: z.boolean() })),
}

const containerRevision = z.strictObject({
  ...containerSpec,
  number: z.int().min(1),
  status: z.enum(['in_progress', 'active', 'previous', 'failed', 'aborted']),
  /** Reason for the status `failed`. */
  statusReason: z.string().nullable(),
  /** Number of the revision that it repeats. */
  rollbackOf: z.int().min(1).nullable(),
  author: actor,
  createdAt: time,
})
export type ContainerRevision = z.infer<typeof containerRevision>

export const containerRow = z.lazy(() =>
  z.strictObject({
    ...resource(containerLifeCycle, {}),
    tags,
    region,
    namespace: z.enum(CONTAINER_NAMESPACES),
    kind: z.enum(CONTAINER_KINDS),
    ...containerSpec,
    desiredReplicas: z.int(),
    replicas: z.array(containerReplica),
    /** Resources of any type that it needs to work. */
    dependsOn: z.array(id),
    /** Number of the revision whose spec the row has. */
    revision: z.int().min(1),
    /** Newest first; the last `MAX_REVISIONS` and the active one. */
    revisions: z.array(containerRevision),
    /** Time of the last start; null while it is off. */
    startedAt: time.nullable(),
  }),
)
export type ContainerRow = z.infer<typeof containerRow>
