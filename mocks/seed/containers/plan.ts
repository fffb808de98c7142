import type { ContainerKind, ContainerNamespace, ContainerStatus } from '#src/domain/container.ts'
import type { RegionId } from '#src/domain/region.ts'
import type { ContainerRow } from '../../db/index.ts'
import type { CrashCause } from '../../world/container-crash.ts'
import type { Planned } from '../planned.ts'

type SettledContainerStatus = Extract<ContainerStatus, 'running' | 'completed' | 'stopped' | 'error'>

/** Compact definition of a seeded container. */
export interface PlannedContainer extends Planned<SettledContainerStatus> {
  readonly namespace: ContainerNamespace
  readonly kind: ContainerKind
  readonly region: RegionId
  readonly image: string
  readonly planId: string
  readonly replicas: number
  readonly ports: ContainerRow['ports']
  readonly env: ContainerRow['env']
  /** Containers by namespace and name, other resources by name. */
  readonly dependsOn: readonly string[]
  readonly tags: readonly string[]
  /** Number of updates. */
  readonly updates: number
  /** Number of an update whose replicas crashed, counted from 1; null for none. */
  readonly failedUpdate: number | null
  /** Restarts of its first replica, which sometimes ran out of memory. */
  readonly restarts: number
  /** Crash of a container in error. */
  readonly crash: CrashCause | null
}

const PLANS = {
  starter: 'ctplan_starter',
  professional: 'ctplan_professional',
  enterprise: 'ctplan_enterprise',
}

type Details = Partial<Omit<PlannedContainer, 'name' | 'namespace' | 'now' | 'image' | 'planId' | 'replicas'>>

/** Builds one entry of a plan. */
export function planContainer(
  path: `${ContainerNamespace}/${string}`,
  image: string,
  [plan, replicas]: readonly [plan: keyof typeof PLANS, replicas: number],
  now: PlannedContainer['now'],
  details: Details = {},
): PlannedContainer {
  const [namespace, name] = path.split('/') as [ContainerNamespace, string]
  return {
    name,
    namespace,
    kind: 'service',
    region: 'us-east',
    image: `registry.nimbus.example/${image}`,
    planId: PLANS[plan],
    replicas,
    ports: [],
    env: [],
    dependsOn: [],
    tags: [`env:${namespace}`],
    updates: 0,
    failedUpdate: null,
    restarts: 0,
    crash: null,
    project: 'Storefront',
    ageDays: 90,
    now,
    ...details,
  }
}

export const http = (port: number, isPublic = false) => ({ port, protocol: 'tcp', public: isPublic }) as const
export const setting = (name: string, value: string) => ({ name, value, secret: false })
export const secret = (name: string) => ({ name, value: 'kept by the seed', secret: true })
