import { deleteLoadBalancer } from '#src/api/generated/sdk.gen.ts'
import type { LoadBalancer } from '#src/api/generated/types.gen.ts'
import type { ActionDefinitions } from '#src/resources/actions/action.ts'
import { deleteAction } from '#src/resources/actions/common-actions.tsx'

/** Actions on a load balancer that need no input. */
export const loadBalancerActions: ActionDefinitions<LoadBalancer, 'delete'> = {
  delete: deleteAction(({ id }) => deleteLoadBalancer({ path: { loadBalancerId: id } }), {
    body: ({ ip }) => (
      <p>
        This closes all open connections and releases{' '}
        {ip === null ? 'its IP address' : `the IP address ${ip}`}. Its VMs aren’t affected. This can’t be
        undone.
      </p>
    ),
    bulkBody: (
      <p>
        This closes all open connections and releases their IP addresses. Their VMs aren’t affected. This
        can’t be undone.
      </p>
    ),
  }),
}
