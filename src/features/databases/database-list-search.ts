import { DATABASE_ENGINE_IDS } from '#src/domain/database-engine.ts'
import { TAG_PATTERN } from '#src/domain/labels.ts'
import { RESOURCE_STATUSES } from '#src/domain/list-filter-values.ts'
import { REGION_IDS } from '#src/domain/region.ts'
import { tableSearch } from '#src/ui/resource-table/table-search.ts'
import { RESOURCE_ID } from '#src/ui/search-schema.ts'
import { DATABASE_DIALOGS } from './database-dialog-names.ts'

/** URL search of the list: `/storage/databases?q=orders&engine=postgresql&sort=-connections`. */
export const databaseListSearch = tableSearch({
  sortFields: [
    'name',
    'engine',
    'status',
    'storage',
    'connections',
    'cpu',
    'memory',
    'region',
    'monthlyCost',
    'createdAt',
  ],
  defaultSort: 'name',
  dialogs: DATABASE_DIALOGS,
  filters: {
    engine: DATABASE_ENGINE_IDS,
    status: RESOURCE_STATUSES.database,
    region: REGION_IDS,
    tag: TAG_PATTERN,
    projectId: RESOURCE_ID,
  },
})

export type DatabaseListSearch = typeof databaseListSearch.defaults
