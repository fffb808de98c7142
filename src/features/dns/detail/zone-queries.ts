import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { exportDnsZone, getDnsZone, listDnsRecords } from '#src/api/generated/sdk.gen.ts'
import type { DnsZone } from '#src/api/generated/types.gen.ts'
import { versioned } from '#src/api/versioned.ts'
import { listParameters } from '#src/resources/queries.ts'
import type { DnsDetailSearch } from '../dns-detail-search.ts'

/** The address as the parameters of `listDnsRecords`: records of a name stay together by type, those of a type by name. */
function recordParameters(search: DnsDetailSearch) {
  const parameters = listParameters(search, ['type'])
  const then = search.sort.endsWith('name') ? 'type' : 'name'
  return { ...parameters, sort: `${search.sort},${then}` }
}

/** A page of the records. Another serial is another list, so it is asked for again as soon as the zone has one. */
export function recordsQuery({ id, serial }: Pick<DnsZone, 'id' | 'serial'>, search: DnsDetailSearch) {
  const path = { dnsZoneId: id }
  const query = recordParameters(search)
  return queryOptions({
    queryKey: [{ _id: 'listDnsRecords', path, query, serial }] as const,
    queryFn: ({ signal }) => listDnsRecords({ path, query, signal }),
    placeholderData: keepPreviousData,
  })
}

/**
 * The version that changes are made from. What goes with a serial never changes, so it is asked for once: the key is none
 * of the contract's, since events would have those asked for again.
 */
export function versionQuery({ id, serial }: Pick<DnsZone, 'id' | 'serial'>) {
  const path = { dnsZoneId: id }
  return queryOptions({
    queryKey: ['version of zone', id, serial] as const,
    queryFn: async ({ signal }) => {
      const { document, etag } = await versioned((fetch) => getDnsZone({ path, signal, fetch }))
      return { etag, serial: document.serial }
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Changes may be staged for long before they are found to be out of date.
    gcTime: Number.POSITIVE_INFINITY,
  })
}

/** The whole zone as of a serial, as a zone file; kept in the same way. */
export function zoneFileQuery({ id, serial }: Pick<DnsZone, 'id' | 'serial'>) {
  const path = { dnsZoneId: id }
  return queryOptions({
    queryKey: ['zone file', id, serial] as const,
    queryFn: ({ signal }) => exportDnsZone({ path, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}
