import { lifeCycle } from './life-cycle.ts'
import { DNS_RECORD_TYPES } from './list-filter-values.ts'

/** The states of a DNS zone and what may be asked of it in each. */
export const dnsZoneLifeCycle = lifeCycle({
  noun: 'zone',
  stable: ['active', 'error'],
  transitional: { pending: 'waiting for its registry', deleting: 'being deleted' },
  creations: { create: { during: 'pending', to: 'active' } },
  actions: { delete: { during: 'deleting', to: 'deleted', from: { active: true, error: true } } },
  uses: {},
  // Records can be put in before the registry names our name servers.
  edits: ['update', 'changeRecords'],
})

export { DNS_RECORD_TYPES }

export type DnsRecordType = (typeof DNS_RECORD_TYPES)[number]

/** What a CAA record is about (RFC 8659). */
export const CAA_TAGS = ['issue', 'issuewild', 'iodef'] as const
