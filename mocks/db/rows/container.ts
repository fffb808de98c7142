import { CONTAINER_KINDS, CONTAINER_NAMESPACES, containerLifeCycle } from '#src/domain/container.ts'
import { z } from '../../kernel/zod.ts'
import { id, port, region, time } from './fields.ts'
import { resource, tags } from './resource.ts'

/**
 * One running copy, as facts about when: what it is doing follows from them and the clock. It is starting until
 * `readyAt`, then ready; from `crashesFrom` on it crashes as often as it is started; it is gone at `endsAt`. So replicas
 * come and go one by one between a transition's begin and its deadline, and nothing need be written in between.
 */
const containerReplica = z.strictObject({
  id,
  name: z.string(),
  /** The roll-out it was made by. */
  revision: z.int().min(1),
  createdAt: time,
  readyAt: time,
  endsAt: time.nullable(),
  crashesFrom: time.nullable(),
  /** Without those of the crash loop it is in, which follow from `crashesFrom`. */
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
    /** Thousandths of a vCPU for each replica; null for all that the plan allows. */
    cpuRequestMillis: z.int().nullable(),
    /** Mebibytes for each replica; null for all that the plan allows. */
    memoryRequestMb: z.int().nullable(),
    desiredReplicas: z.int(),
    replicas: z.array(containerReplica),
    ports: z.array(z.strictObject({ port, protocol: z.enum(['tcp', 'udp']), public: z.boolean() })),
    env: z.array(z.strictObject({ name: z.string(), value: z.string(), secret: z.boolean() })),
    /** Resources of any kind that it needs to do its work. */
    dependsOn: z.array(id),
    /** Counts roll-outs, from 1. */
    revision: z.int().min(1),
    /** When it last came up; null while it is off. */
    startedAt: time.nullable(),
  }),
)
export type ContainerRow = z.infer<typeof containerRow>
