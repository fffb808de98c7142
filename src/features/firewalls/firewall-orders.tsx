import { deleteFirewall } from '#src/api/generated/sdk.gen.ts'
import type { Firewall } from '#src/api/generated/types.gen.ts'
import { deleting } from '#src/resources/orders/common-orders.tsx'
import type { OrderTable } from '#src/resources/orders/order.ts'

/** Actions on a firewall that need no input. */
export const firewallOrders: OrderTable<Firewall, 'delete'> = {
  delete: deleting(({ id }) => deleteFirewall({ path: { firewallId: id } }), {
    one: ({ vmCount }) => (
      <p>
        This deletes the firewall and its rules.{' '}
        {vmCount > 0 && 'What it has kept from its machines reaches them from then on. '}It cannot be undone.
      </p>
    ),
    many: (
      <p>
        This deletes the firewalls and their rules. What they have kept from their machines reaches them from
        then on. It cannot be undone.
      </p>
    ),
  }),
}
