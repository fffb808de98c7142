import { deleteFirewall } from '#src/api/generated/sdk.gen.ts'
import type { Firewall } from '#src/api/generated/types.gen.ts'
import type { ActionDefinitions } from '#src/resources/actions/action.ts'
import { deleteAction } from '#src/resources/actions/common-actions.tsx'

/** Actions on a firewall that need no input. */
export const firewallActions: ActionDefinitions<Firewall, 'delete'> = {
  delete: deleteAction(({ id }) => deleteFirewall({ path: { firewallId: id } }), {
    body: ({ vmCount }) => (
      <p>
        This deletes the firewall and its rules.{' '}
        {vmCount > 0 && 'Traffic it blocked can then reach its VMs. '}This can’t be undone.
      </p>
    ),
    bulkBody: (
      <p>
        This deletes the firewalls and their rules. Traffic they blocked can then reach their VMs. This can’t
        be undone.
      </p>
    ),
  }),
}
