import type { Health, LoadBalancerTargetCounts } from '#src/api/generated/types.gen.ts'
import type { LoadBalancerRow, LoadBalancerTargetRow, VmRow } from '../../db/index.ts'
import { healthAt, type TargetState, targetStateAt } from '../../world/target-health.ts'
import type { View } from '../shared/view.ts'

/** Target with its VM and state. */
export interface Target {
  readonly row: Readonly<LoadBalancerTargetRow>
  readonly vm: Readonly<VmRow>
  readonly state: TargetState
}

/** Targets of a load balancer, in no particular order. */
export function targetsOf(balancer: LoadBalancerRow, { tx, now }: Pick<View, 'tx' | 'now'>): Target[] {
  return tx.loadBalancerTargets.by('loadBalancerId', balancer.id).flatMap((row) => {
    const vm = tx.vms.get(row.vmId)
    return vm === undefined ? [] : { row, vm, state: targetStateAt(balancer, row, vm, now) }
  })
}

/** Health summary of a load balancer's targets. */
export interface TargetSummary {
  readonly counts: LoadBalancerTargetCounts
  /** Healthy targets in rotation. */
  readonly serving: number
  readonly health: Health
}

export function summarizeTargets(balancer: LoadBalancerRow, view: Pick<View, 'tx' | 'now'>): TargetSummary {
  const { tx, now } = view
  const counts = { total: 0, healthy: 0, unhealthy: 0, checking: 0 }
  let serving = 0
  for (const row of tx.loadBalancerTargets.by('loadBalancerId', balancer.id)) {
    const vm = tx.vms.get(row.vmId)
    if (vm === undefined) continue
    const { health } = healthAt(balancer, row, vm, now)
    counts.total++
    counts[health]++
    if (health === 'healthy' && row.drainedFrom === null) serving++
  }
  const health = serving === 0 ? 'critical' : counts.healthy === counts.total ? 'healthy' : 'warning'
  return { counts, serving, health }
}
