import type { LoadBalancerTypeId } from '#src/domain/load-balancer-catalog.ts'
import type { RegionId } from '#src/domain/region.ts'
import type { LoadBalancerRow } from '../../db/index.ts'
import type { HealthCheckRow } from '../../db/rows/load-balancer.ts'
import type { Planned } from '../planned.ts'

/** Compact definition of a seeded load balancer. */
export interface PlannedLoadBalancer extends Omit<Planned<'active' | 'error'>, 'failing'> {
  readonly type: LoadBalancerTypeId
  readonly region: RegionId
  readonly algorithm: LoadBalancerRow['algorithm']
  readonly listeners: ReadonlyArray<
    Omit<LoadBalancerRow['listeners'][number], 'certificateId'> & {
      /** First domain of a seeded certificate; null without HTTPS. */
      readonly certificate: string | null
    }
  >
  readonly healthCheck: HealthCheckRow
  readonly tags: readonly string[]
  readonly failing?: Partial<Pick<PlannedLoadBalancer, 'now' | 'targets'>>
  /** Rules with names of targets. @default none */
  readonly rules?: ReadonlyArray<{
    readonly host: string | null
    readonly path: string
    readonly targets: readonly string[]
  }>
  /** Seconds; null for none. @default null */
  readonly stickySeconds?: number | null
  /** VM names in the same region. */
  readonly targets: readonly string[]
}

/** Health check settings shared by all seeded load balancers. */
export const EVERY_TEN_SECONDS = {
  intervalSeconds: 10,
  timeoutSeconds: 5,
  healthyThreshold: 2,
  unhealthyThreshold: 3,
} as const
