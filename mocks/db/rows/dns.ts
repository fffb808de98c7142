import { CAA_TAGS, dnsZoneLifeCycle } from '#src/domain/dns.ts'
import { z } from '../../kernel/zod.ts'
import { id, time } from './fields.ts'
import { resource, tags } from './resource.ts'

/** Its `name` is its domain, without the dot at the end. */
export const dnsZoneRow = z.lazy(() =>
  z.strictObject({
    ...resource(dnsZoneLifeCycle, {}),
    tags,
    contactEmail: z.string(),
    /** Seconds. */
    defaultTtl: z.int(),
    negativeTtl: z.int(),
    /** Of the SOA (RFC 1982): the day of the change and its number on that day. */
    serial: z.int(),
    /** Counts the changes of the zone and its records; the ETag of both. */
    revision: z.int(),
  }),
)
export type DnsZoneRow = z.infer<typeof dnsZoneRow>

const host = z.string()
const uint16 = z.int().min(0).max(65_535)

/** What a record says, by its type. Hosts are full names without the dot at the end; `.` for none. */
const dnsRecordData = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('A'), address: z.string() }),
  z.strictObject({ type: z.literal('AAAA'), address: z.string() }),
  z.strictObject({ type: z.literal('CNAME'), target: host }),
  z.strictObject({ type: z.literal('MX'), preference: uint16, exchange: host }),
  z.strictObject({ type: z.literal('TXT'), text: z.string() }),
  z.strictObject({ type: z.literal('SRV'), priority: uint16, weight: uint16, port: uint16, target: host }),
  z.strictObject({
    type: z.literal('CAA'),
    flags: z.int().min(0).max(255),
    tag: z.enum(CAA_TAGS),
    value: z.string(),
  }),
  z.strictObject({ type: z.literal('NS'), host }),
])

/** The SOA and the zone's own name servers are not stored: they follow from the zone (`world/dns-records.ts`). */
export const dnsRecordRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    dnsZoneId: id,
    /** Relative to the zone: `@` for the zone itself, `*` for all that have no record. */
    name: z.string(),
    /** Seconds. */
    ttl: z.int(),
    data: dnsRecordData,
    createdAt: time,
    updatedAt: time,
  }),
)
export type DnsRecordRow = z.infer<typeof dnsRecordRow>
