import { ALLOWED, type CheckResult, denied } from './check-result.ts'
import { lifeCycle } from './life-cycle.ts'

/** The states of a load balancer and what may be asked of it in each. */
export const loadBalancerLifeCycle = lifeCycle({
  noun: 'load balancer',
  stable: ['active', 'error'],
  transitional: { creating: 'being created', deleting: 'being deleted' },
  creations: { create: { during: 'creating', to: 'active' } },
  actions: { delete: { during: 'deleting', to: 'deleted', from: { active: true, error: true } } },
  uses: {},
  // Its configuration follows at once; targets come, drain, resume and go.
  edits: ['update', 'changeTargets'],
})

/** What one may ask of a load balancer. */
export type LoadBalancerAction = Parameters<typeof loadBalancerLifeCycle.can>[0]

/**
 * Which target gets the next connection: each in turn, the one with the fewest open, or always the same for the same
 * caller.
 */
export const LOAD_BALANCER_ALGORITHMS = ['round_robin', 'least_connections', 'source_ip'] as const

/** Whether a target gets new connections: it does, it keeps its open ones, or it has none left. */
const TARGET_TRAFFIC = ['receiving', 'draining', 'drained'] as const

export type TargetTraffic = (typeof TARGET_TRAFFIC)[number]

/** Whether a target may be drained or given traffic again, and if not, why. */
export function targetCan(action: 'drain' | 'resume', traffic: TargetTraffic): CheckResult {
  if (action === 'resume') {
    return traffic === 'receiving' ? denied('The target gets traffic already.') : ALLOWED
  }
  switch (traffic) {
    case 'receiving':
      return ALLOWED
    case 'draining':
      return denied('The target is being drained already.')
    case 'drained':
      return denied('The target is drained already.')
  }
}
