import { deleteDnsZone } from '#src/api/generated/sdk.gen.ts'
import type { DnsZone } from '#src/api/generated/types.gen.ts'
import type { ActionDefinitions } from '#src/resources/actions/action.ts'
import { deleting } from '#src/resources/actions/common-actions.tsx'

/** Actions on a zone that need no input. */
export const dnsActions: ActionDefinitions<DnsZone, 'delete'> = {
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
