import { TAG_PATTERN } from '#src/domain/labels.ts'
import { RESOURCE_STATUSES } from '#src/domain/list-filter-values.ts'
import { REGION_IDS } from '#src/domain/region.ts'
import { tableSearch } from '#src/ui/resource-table/table-search.ts'
import { RESOURCE_ID } from '#src/ui/search-schema.ts'

/** URL search of the list: `/storage/volumes?q=orders&status=attached&sort=-sizeGb`. */
export const volumeListSearch = tableSearch({
  sortFields: ['name', 'status', 'sizeGb', 'usedPercent', 'iops', 'monthlyCost', 'createdAt'],
  defaultSort: 'name',
  dialogs: ['detach', 'delete'],
  filters: { status: RESOURCE_STATUSES.volume, region: REGION_IDS, tag: TAG_PATTERN, projectId: RESOURCE_ID },
})

export type VolumeListSearch = typeof volumeListSearch.defaults
