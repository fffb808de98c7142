import { useQueryClient } from '@tanstack/react-query'
import { changeDnsRecords } from '#src/api/generated/sdk.gen.ts'
import type { DnsZone } from '#src/api/generated/types.gen.ts'
import { invalidateOperations } from '#src/api/operation-queries.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { invalidate, refresh, setResourceData } from '#src/resources/cache.ts'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { dnsResource } from '../dns-resource.ts'
import { changesOf, type Staged } from './staged-changes.ts'

/** Applies staged changes to the version of the zone with this ETag. */
export function useApplyChanges(zone: DnsZone, { onApplied }: { readonly onApplied: () => void }) {
  const client = useQueryClient()
  const format = useFormat()
  return useMutation({
    mutationFn: ({ etag, changes }: { readonly etag: string; readonly changes: Staged }) =>
      changeDnsRecords({
        path: { dnsZoneId: zone.id },
        headers: { 'If-Match': etag },
        body: { changes: changesOf(changes) },
      }),
    onSuccess: (response, { changes }) => {
      // Before caching the response: its new serial would look like a change by others.
      onApplied()
      setResourceData(client, dnsResource, response.zone)
      toast.success(
        `Changed ${format.number(changes.length)} ${changes.length === 1 ? 'record' : 'records'}`,
        `New serial of ${dnsResource.nameOf(response.zone)}: ${response.zone.serial}.`,
      )
      return Promise.all([
        invalidate(client, dnsResource, 'edit'),
        invalidateOperations(client, ['getDnsSummary']), // counts records by type
      ])
    },
    // Refetch the zone. A new serial means others changed it first, and their changes can then be shown.
    onError: () => refresh(client, dnsResource, zone.id),
  })
}
