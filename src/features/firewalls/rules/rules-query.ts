import { queryOptions } from '@tanstack/react-query'
import { getFirewallRules } from '#src/api/generated/sdk.gen.ts'
import { versioned } from '#src/api/versioned.ts'
import { SLOW_POLL_MS } from '#src/resources/polling.ts'
import { isGone } from '#src/resources/queries.ts'

/** The rules of a firewall with their version. Asked for now and then, so that a change by others is not met at the end. */
export function firewallRulesQuery(firewallId: string) {
  const path = { firewallId }
  return queryOptions({
    queryKey: [{ _id: 'getFirewallRules', path }] as const,
    queryFn: ({ signal }) => versioned((fetch) => getFirewallRules({ path, signal, fetch })),
    refetchInterval: ({ state }) => (isGone(state.error) ? (false as const) : SLOW_POLL_MS),
  })
}
