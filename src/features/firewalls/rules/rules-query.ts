import { queryOptions } from '@tanstack/react-query'
import { getFirewallRules } from '#src/api/generated/sdk.gen.ts'
import { versioned } from '#src/api/versioned.ts'
import { SLOW_POLL_MS } from '#src/resources/polling.ts'
import { isDeleted } from '#src/resources/queries.ts'

/** Rules of a firewall with their ETag. Polls, so changes by others show up before saving. */
export function firewallRulesQuery(firewallId: string) {
  const path = { firewallId }
  return queryOptions({
    queryKey: [{ _id: 'getFirewallRules', path }] as const,
    queryFn: ({ signal }) => versioned((fetch) => getFirewallRules({ path, signal, fetch })),
    refetchInterval: ({ state }) => (isDeleted(state.error) ? (false as const) : SLOW_POLL_MS),
  })
}
