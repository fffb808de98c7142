import assert from 'node:assert/strict'
import type { DnsRecord, DnsRecordData, DnsZone } from '#src/api/generated/types.gen.ts'
import { type Api, type ApiResponse, bodyOf } from '../../suite/api.ts'

/** Longer than a zone's transition, and shorter than the seeded pending zone's. */
export const ZONE_STABLE_AFTER = 'PT5M'

export const addZone = (api: Api, domain = 'contract.example'): Promise<ApiResponse<'createDnsZone'>> =>
  api.send('createDnsZone', { body: { domain } })

export const getZone = async (api: Api, dnsZoneId: string): Promise<DnsZone> =>
  bodyOf(await api.send('getDnsZone', { path: { dnsZoneId } }))

/** New active zone with only its name servers. */
export async function activeZone(api: Api, domain?: string): Promise<DnsZone> {
  const { id } = bodyOf(await addZone(api, domain))
  await api.mocks.advance(ZONE_STABLE_AFTER)
  return getZone(api, id)
}

export async function etagOf(api: Api, { id }: DnsZone): Promise<string> {
  const { headers } = await api.send('getDnsZone', { path: { dnsZoneId: id } })
  const etag = headers.get('etag')
  assert.ok(etag)
  return etag
}

/** Applies changes to the current version. */
export async function changeRecords(
  api: Api,
  zone: DnsZone,
  ...changes: readonly unknown[]
): Promise<ApiResponse<'changeDnsRecords'>> {
  return api.send('changeDnsRecords', {
    path: { dnsZoneId: zone.id },
    headers: { 'if-match': await etagOf(api, zone) },
    body: { changes },
  })
}

export const create = (name: string, data: DnsRecordData, ttl?: number) => ({
  action: 'create',
  record: { name, data, ...(ttl === undefined ? {} : { ttl }) },
})

export const a = (name: string, address = '203.0.113.81', ttl?: number) =>
  create(name, { type: 'A', address }, ttl)

export const cname = (name: string, target = 'cdn.other.example') => create(name, { type: 'CNAME', target })

/** New zone with records. */
export async function zoneWith(
  api: Api,
  ...changes: readonly unknown[]
): Promise<{ readonly zone: DnsZone; readonly records: readonly DnsRecord[] }> {
  return bodyOf(await changeRecords(api, await activeZone(api), ...changes))
}
