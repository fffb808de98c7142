import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DnsZone } from '#src/api/generated/types.gen.ts'
import type { ZoneRecord } from '#src/domain/dns-records.ts'
import { parseZoneFile } from '#src/domain/dns-zone-file-parser.ts'
import { zoneFileQuery } from './zone-queries.ts'

/** All records of a zone at a serial, parsed from its zone file; null while loading. */
export function useZoneRecords(zone: DnsZone, serial: number): readonly ZoneRecord[] | null {
  const file = useQuery(zoneFileQuery({ id: zone.id, serial })).data
  const { domain, defaultTtl } = zone
  return useMemo(() => {
    if (file === undefined) return null
    const parsed = parseZoneFile(file, { domain, defaultTtl })
    // The zone can change between the two requests. The zone is then refetched soon.
    return parsed.serial === serial ? parsed.records : null
  }, [file, domain, defaultTtl, serial])
}
