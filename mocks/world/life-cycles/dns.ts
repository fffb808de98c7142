import { dnsZoneLifeCycle } from '#src/domain/dns.ts'
import { toUnicodeName } from '#src/domain/dns-names.ts'
import type { DnsZoneRow } from '../../db/index.ts'
import { SECOND } from '../../kernel/duration.ts'
import { deleteRecords } from '../dns-records.ts'
import { resourceDefinitions } from '../resource-definitions.ts'
import type { ResourceLifeCycle } from './life-cycle.ts'

export const dnsZoneLife: ResourceLifeCycle<DnsZoneRow, 'create', 'delete'> = {
  definition: resourceDefinitions.dns_zone,
  states: dnsZoneLifeCycle,
  up: 'active',
  actions: {
    create: {
      // Real registries take hours; shortened here.
      duration: [15 * SECOND, 40 * SECOND],
      past: 'created',
      failures: ['The registry points to other name servers.', 'The registry doesn’t know the domain.'],
    },
    delete: {
      duration: [4 * SECOND, 9 * SECOND],
      past: 'deleted',
      failures: ['Some name servers couldn’t release the zone.'],
    },
  },

  onRemove: (zone, { tx }) => deleteRecords(tx, zone),

  successNotification: ({ name }, { action }) =>
    action === 'create'
      ? { title: `${toUnicodeName(name)} is active`, body: 'The registry points to our name servers.' }
      : null,
}
