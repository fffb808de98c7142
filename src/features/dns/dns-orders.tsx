import { deleteDnsZone } from '#src/api/generated/sdk.gen.ts'
import type { DnsZone } from '#src/api/generated/types.gen.ts'
import { deleting } from '#src/resources/orders/common-orders.tsx'
import type { OrderTable } from '#src/resources/orders/order.ts'

/** Actions on a zone that need no input. */
export const dnsOrders: OrderTable<DnsZone, 'delete'> = {
  delete: deleting(({ id }) => deleteDnsZone({ path: { dnsZoneId: id } }), {
    one: ({ domain, recordCount }) => (
      <p>
        This deletes the zone with its {recordCount} records. Our name servers stop answering for {domain}, so
        nothing under it can be found any more. It cannot be undone; export the zone file first if you may
        need it.
      </p>
    ),
    many: (
      <p>
        This deletes the zones with all their records. Our name servers stop answering for them, so nothing
        under them can be found any more. It cannot be undone; export the zone files first if you may need
        them.
      </p>
    ),
  }),
}
