import { deleteDnsZone } from '#src/api/generated/sdk.gen.ts'
import type { DnsZone } from '#src/api/generated/types.gen.ts'
import type { ActionDefinitions } from '#src/resources/actions/action.ts'
import { deleteAction } from '#src/resources/actions/common-actions.tsx'

/** Actions on a zone that need no input. */
export const dnsActions: ActionDefinitions<DnsZone, 'delete'> = {
  delete: deleteAction(({ id }) => deleteDnsZone({ path: { dnsZoneId: id } }), {
    body: ({ domain, recordCount }) => (
      <p>
        This deletes the zone with its {recordCount} records. Our name servers stop answering for {domain}, so
        it no longer resolves. This can’t be undone. Export the zone file first if you might need it.
      </p>
    ),
    bulkBody: (
      <p>
        This deletes the zones with all their records, so their domains no longer resolve. This can’t be
        undone. Export the zone files first if you might need them.
      </p>
    ),
  }),
}
