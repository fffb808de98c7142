import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { exportDnsZone, getDnsZone, listDnsRecords } from '#src/api/generated/sdk.gen.ts'
import type { DnsZone } from '#src/api/generated/types.gen.ts'
import { versioned } from '#src/api/versioned.ts'
import { listParameters } from '#src/resources/queries.ts'
import type { DnsDetailSearch } from '../dns-detail-search.ts'

/** Converts the URL search to parameters of `listDnsRecords`, with a secondary sort by type or name. */
function recordParameters(search: DnsDetailSearch) {
  const parameters = listParameters(search, ['type'])
  const then = search.sort.endsWith('name') ? 'type' : 'name'
  return { ...parameters, sort: `${search.sort},${then}` }
}

/** One page of records. The serial is part of the key, so a new serial loads a new list. */
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
 * ETag and serial of the version that changes are based on. A serial's content never changes, so it loads once. The
 * key isn't an operation's key, because server events would invalidate those.
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
    // Changes can stay staged for a long time, and the comparison needs the base version.
    gcTime: Number.POSITIVE_INFINITY,
  })
}

/** Zone file of a serial. Cached like `versionQuery`. */
export function zoneFileQuery({ id, serial }: Pick<DnsZone, 'id' | 'serial'>) {
  const path = { dnsZoneId: id }
  return queryOptions({
    queryKey: ['zone file', id, serial] as const,
    queryFn: ({ signal }) => exportDnsZone({ path, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}
