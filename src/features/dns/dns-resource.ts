import { linkOptions } from '@tanstack/react-router'
import { getDnsZoneQueryKey } from '#src/api/generated/@tanstack/react-query.gen.ts'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { getDnsZone, listDnsZones } from '#src/api/generated/sdk.gen.ts'
import type { DnsZone } from '#src/api/generated/types.gen.ts'
import { dnsZoneLifeCycle } from '#src/domain/dns.ts'
import { toUnicodeName } from '#src/domain/dns-names.ts'
import type { ResourceDefinition } from '#src/resources/resource-definition.ts'

export type DnsAction = 'update' | 'changeRecords' | 'delete'

/** Resource definition of DNS zones. */
export const dnsResource: ResourceDefinition<DnsZone, DnsAction> = {
  noun: { one: 'DNS zone', many: 'DNS zones' },
  section: 'Platform Services',
  title: 'DNS',
  home: linkOptions({ to: '/services/dns' }),
  linkTo: (dnsZoneId) => linkOptions({ to: '/services/dns/$dnsZoneId', params: { dnsZoneId } }),
  nameOf: (zone) => toUnicodeName(zone.domain),
  statuses: {
    active: { label: 'Active', tone: 'healthy' },
    pending: { label: 'Pending', tone: 'info' },
    deleting: { label: 'Deleting', tone: 'warning' },
    error: { label: 'Error', tone: 'critical' },
  },
  lifeCycle: dnsZoneLifeCycle,
  permission: requiredPermission.updateDnsZone,
  read: (dnsZoneId, signal) => getDnsZone({ path: { dnsZoneId }, signal }),
  readPage: (query) => listDnsZones({ query }),
  keyOf: (dnsZoneId) => getDnsZoneQueryKey({ path: { dnsZoneId } }),
  operations: {
    list: 'listDnsZones',
    summary: 'getDnsSummary',
    activity: 'listDnsActivity',
    more: ['listDnsRecords'],
  },
}
