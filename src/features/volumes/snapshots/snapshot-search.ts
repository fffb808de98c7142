import { REGION_IDS } from '#src/domain/region.ts'
import { tableSearch } from '#src/ui/resource-table/table-search.ts'
import { RESOURCE_ID } from '#src/ui/search-schema.ts'

/** URL search of all snapshots: `/storage/volumes/snapshots?q=orders&sort=-sizeGb`. */
export const snapshotSearch = tableSearch({
  sortFields: ['name', 'createdAt', 'sizeGb', 'monthlyCost'],
  defaultSort: '-createdAt',
  dialogs: ['delete'],
  filters: { region: REGION_IDS, projectId: RESOURCE_ID },
})

export type SnapshotSearch = typeof snapshotSearch.defaults
