import type { ContainerReplicaStatus } from '#src/api/generated/types.gen.ts'

export interface SampleReplica {
  readonly name: string
  readonly revision: number
  readonly status: Extract<ContainerReplicaStatus, 'starting' | 'ready' | 'ending'>
}

export const DESIRED = 3

/** Names of new replicas, in order of use. */
const suffixes = ['x7k2q', 'm4d9z', 'p8c3w', 'b5t6h', 'r2n8v', 'j9f4s'] as const

export function replicaOf(revision: number, index: number): SampleReplica {
  const suffix = suffixes[(revision + index) % suffixes.length]
  return { name: `catalog-api-${revision}-${suffix}`, revision, status: 'ready' }
}

/**
 * Next step of a rolling update with one more replica than desired: a replica starts, is ready, and replaces an old one.
 * @returns null once all replicas are of the revision
 */
export function nextStep(
  replicas: readonly SampleReplica[],
  revision: number,
): readonly SampleReplica[] | null {
  if (replicas.some(({ status }) => status === 'ending'))
    return replicas.filter(({ status }) => status !== 'ending')
  if (replicas.some(({ status }) => status === 'starting'))
    return replicas.map((replica) =>
      replica.status === 'starting' ? { ...replica, status: 'ready' as const } : replica,
    )
  const old = replicas.find((replica) => replica.revision !== revision)
  if (old && replicas.length > DESIRED)
    return replicas.map((replica) => (replica === old ? { ...old, status: 'ending' as const } : replica))
  const taken = new Set(replicas.map(({ name }) => name))
  const fresh = Array.from({ length: DESIRED }, (_, index) => replicaOf(revision, index)).find(
    ({ name }) => !taken.has(name),
  )
  return fresh ? [...replicas, { ...fresh, status: 'starting' }] : null
}
