import { deleteLoadBalancer } from '#src/api/generated/sdk.gen.ts'
import type { LoadBalancer } from '#src/api/generated/types.gen.ts'
import type { ActionDefinitions } from '#src/resources/actions/action.ts'
import { deleting } from '#src/resources/actions/common-actions.tsx'

/** Actions on a load balancer that need no input. */
export const loadBalancerActions: ActionDefinitions<LoadBalancer, 'delete'> = {
  delete: deleting(({ id }) => deleteLoadBalancer({ path: { loadBalancerId: id } }), {
    one: ({ ip }) => (
      <p>
        This cuts every open connection and gives {ip === null ? 'its address' : `the address ${ip}`} back.
        The machines stay. It cannot be undone.
      </p>
    ),
    many: (
      <p>
        This cuts every open connection and gives their addresses back. The machines stay. It cannot be
        undone.
      </p>
    ),
  }),
}
