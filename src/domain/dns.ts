import { lifeCycle } from './life-cycle.ts'
import { DNS_RECORD_TYPES } from './list-filter-values.ts'

/** Statuses of a DNS zone and the actions allowed in each. */
export const dnsZoneLifeCycle = lifeCycle({
  noun: 'zone',
  stable: ['active', 'error'],
  transitional: { pending: 'waiting for the registry', deleting: 'being deleted' },
  creations: { create: { during: 'pending', to: 'active' } },
  actions: {
    delete: {
      during: 'deleting',
      to: 'deleted',
      from: { active: true, error: true },
      // A domain with a typing mistake would wait for its registry for good.
      interrupts: ['pending'],
    },
  },
  uses: {},
  // Records can be added before the domain is delegated.
  edits: ['update', 'changeRecords'],
})

export { DNS_RECORD_TYPES }

export type DnsRecordType = (typeof DNS_RECORD_TYPES)[number]

/** Tags of a CAA record (RFC 8659). */
export const CAA_TAGS = ['issue', 'issuewild', 'iodef'] as const
