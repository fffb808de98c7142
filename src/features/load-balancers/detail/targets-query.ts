import { queryOptions } from '@tanstack/react-query'
import { listLoadBalancerTargetsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { FAST_POLL_MS, SLOW_POLL_MS } from '#src/resources/polling.ts'

/** Targets of a load balancer. Polls faster while one is being checked or drained. */
export function targetsQuery(loadBalancerId: string) {
  return queryOptions({
    ...listLoadBalancerTargetsOptions({ path: { loadBalancerId } }),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ health, traffic }) => health === 'checking' || traffic === 'draining')
        ? FAST_POLL_MS
        : SLOW_POLL_MS,
  })
}
