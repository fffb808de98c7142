import type { SearchSchemaInput } from '@tanstack/react-router'
import type { DnsZone } from '#src/api/generated/types.gen.ts'
import { DNS_RECORD_TYPES } from '#src/domain/list-filter-values.ts'
import type { DetailTabProps } from '#src/resources/detail/detail-screen.tsx'
import { detailSearch } from '#src/resources/detail/detail-search.ts'
import { tableSearch } from '#src/ui/resource-table/table-search.ts'

const detail = detailSearch({
  tabs: ['overview', 'records', 'zone-file', 'settings', 'monitoring', 'activity'],
  dialogs: ['delete'],
})

/** Search of the record list within the zone's page. They share `q`. */
const records = tableSearch({
  sortFields: ['name', 'type', 'ttl', 'updatedAt'],
  defaultSort: 'name',
  dialogs: [],
  filters: { type: DNS_RECORD_TYPES },
})

/** Part of the search that the shared detail components use. */
type DnsTabSearch = typeof detail.defaults

export type DnsDetailSearch = DnsTabSearch & Omit<typeof records.defaults, 'dialog' | 'row'>

const { dialog: _, row: __, ...recordDefaults } = records.defaults

/** URL search of a zone: `/services/dns/zone_1?tab=records&q=www&type=CNAME&page=2`. */
export const dnsDetailSearch = {
  tabs: detail.tabs,
  defaults: { ...recordDefaults, ...detail.defaults } satisfies DnsDetailSearch,
  validate: (search: Partial<DnsDetailSearch> & SearchSchemaInput): DnsDetailSearch => {
    const { dialog, row, ...listed } = records.schema.parse({ ...search, dialog: '' })
    return { ...listed, ...detail.schema.parse(search) }
  },
}

export type DnsTabProps = DetailTabProps<DnsZone, DnsTabSearch>
