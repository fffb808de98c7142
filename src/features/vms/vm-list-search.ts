import { TAG_PATTERN } from '#src/domain/labels.ts'
import { RESOURCE_STATUSES } from '#src/domain/list-filter-values.ts'
import { REGION_IDS } from '#src/domain/region.ts'
import { tableSearch } from '#src/ui/resource-table/table-search.ts'
import { RESOURCE_ID } from '#src/ui/search-schema.ts'
import { VM_DIALOGS } from './vm-dialog-names.ts'

/** URL search of the list: `/compute/vms?q=web&status=running&region=us-east&sort=-monthlyCost&page=2`. */
export const vmListSearch = tableSearch({
  sortFields: [
    'name',
    'status',
    'type',
    'os',
    'region',
    'cpu',
    'memory',
    'uptime',
    'monthlyCost',
    'createdAt',
  ],
  defaultSort: 'name',
  dialogs: VM_DIALOGS,
  filters: { status: RESOURCE_STATUSES.vm, region: REGION_IDS, tag: TAG_PATTERN, projectId: RESOURCE_ID },
})

export type VmListSearch = typeof vmListSearch.defaults
