import { CAA_TAGS, dnsZoneLifeCycle } from '#src/domain/dns.ts'
import { z } from '../../kernel/zod.ts'
import { id, time } from './fields.ts'
import { resource, tags } from './resource.ts'

/** `name` is the domain without the trailing dot. */
export const dnsZoneRow = z.lazy(() =>
  z.strictObject({
    ...resource(dnsZoneLifeCycle, {}),
    tags,
    contactEmail: z.string(),
    /** Seconds. */
    defaultTtl: z.int(),
    negativeTtl: z.int(),
    /** Serial of the SOA (RFC 1982): date of the change and its number on that day. */
    serial: z.int(),
    /** Number of changes to the zone and its records; used as the ETag of both. */
    revision: z.int(),
  }),
)
export type DnsZoneRow = z.infer<typeof dnsZoneRow>

const host = z.string()
const uint16 = z.int().min(0).max(65_535)

/** Data by record type. Hosts are full names without the trailing dot; `.` for none. */
const dnsRecordData = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('A'), address: z.string() }),
  z.strictObject({ type: z.literal('AAAA'), address: z.string() }),
  z.strictObject({ type: z.literal('ALIAS'), target: host }),
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
  z.strictObject({ type: z.literal('HTTPS'), priority: uint16, target: host, params: z.string() }),
  z.strictObject({ type: z.literal('SVCB'), priority: uint16, target: host, params: z.string() }),
  z.strictObject({
    type: z.literal('TLSA'),
    usage: uint16,
    selector: uint16,
    matchingType: uint16,
    certificate: z.string(),
  }),
  z.strictObject({ type: z.literal('PTR'), host }),
  z.strictObject({ type: z.literal('NS'), host }),
])

/** SOA and NS records of the zone itself are not stored but derived (`world/dns-records.ts`). */
export const dnsRecordRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    dnsZoneId: id,
    /** Relative to the zone: `@` for the zone itself, `*` as a wildcard for names without records. */
    name: z.string(),
    /** Seconds. */
    ttl: z.int(),
    data: dnsRecordData,
    createdAt: time,
    updatedAt: time,
  }),
)
export type DnsRecordRow = z.infer<typeof dnsRecordRow>
