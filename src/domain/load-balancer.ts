import { ALLOWED, type CheckResult, denied } from './check-result.ts'
import { lifeCycle } from './life-cycle.ts'

/** Statuses of a load balancer and the actions allowed in each. */
export const loadBalancerLifeCycle = lifeCycle({
  noun: 'load balancer',
  stable: ['active', 'error'],
  transitional: { creating: 'being created', deleting: 'being deleted' },
  creations: { create: { during: 'creating', to: 'active' } },
  actions: { delete: { during: 'deleting', to: 'deleted', from: { active: true, error: true } } },
  uses: {},
  // Configuration changes apply at once; targets can be added, drained, resumed and removed.
  edits: ['update', 'changeTargets'],
})

/** Actions of a load balancer. */
export type LoadBalancerAction = Parameters<typeof loadBalancerLifeCycle.can>[0]

/** Target selection: in turn, fewest open connections, or by client address. */
export const LOAD_BALANCER_ALGORITHMS = ['round_robin', 'least_connections', 'source_ip'] as const

/** Names of algorithms on screen and in activities. */
export const algorithmNames: Readonly<Record<(typeof LOAD_BALANCER_ALGORITHMS)[number], string>> = {
  round_robin: 'Round robin',
  least_connections: 'Least connections',
  source_ip: 'Source address',
}

/** Traffic state of a target: receives new connections, keeps only open ones, or has none left. */
const TARGET_TRAFFIC = ['receiving', 'draining', 'drained'] as const

export type TargetTraffic = (typeof TARGET_TRAFFIC)[number]

/** Checks if a target can be drained or resumed now. */
export function targetCan(action: 'drain' | 'resume', traffic: TargetTraffic): CheckResult {
  if (action === 'resume') {
    return traffic === 'receiving' ? denied('The target already receives traffic.') : ALLOWED
  }
  switch (traffic) {
    case 'receiving':
      return ALLOWED
    case 'draining':
      return denied('The target is already being drained.')
    case 'drained':
      return denied('The target is already drained.')
  }
}

interface ServingTarget {
  readonly vm: { readonly id: string }
  readonly health: 'healthy' | 'unhealthy' | 'checking'
  readonly traffic: TargetTraffic
}

/** True if this is the only healthy target that receives traffic: without it, requests end in 503. */
export function isLastServing(targets: readonly ServingTarget[], vmId: string): boolean {
  const serving = targets.filter((it) => it.health === 'healthy' && it.traffic === 'receiving')
  return serving.length === 1 && serving[0]?.vm.id === vmId
}

/** Time of the latest of checks that repeat at an interval, epoch milliseconds. */
export function latestCheck(first: number, intervalSeconds: number, now: number): number {
  const interval = intervalSeconds * 1000
  return first + Math.max(0, Math.floor((now - first) / interval)) * interval
}
