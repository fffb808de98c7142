import { TAG_PATTERN } from '#src/domain/labels.ts'
import { CONTAINER_NAMESPACES, RESOURCE_STATUSES } from '#src/domain/list-filter-values.ts'
import { tableSearch } from '#src/ui/resource-table/table-search.ts'
import { RESOURCE_ID } from '#src/ui/search-schema.ts'
import { CONTAINER_DIALOGS } from './container-dialog-names.ts'

/** URL search of the list: `/compute/containers?status=error&namespace=staging&sort=-restarts`. */
export const containerListSearch = tableSearch({
  sortFields: [
    'name',
    'namespace',
    'status',
    'image',
    'replicas',
    'cpu',
    'memory',
    'restarts',
    'region',
    'createdAt',
    'monthlyCost',
  ],
  defaultSort: 'name',
  dialogs: CONTAINER_DIALOGS,
  filters: {
    status: RESOURCE_STATUSES.container,
    namespace: CONTAINER_NAMESPACES,
    tag: TAG_PATTERN,
    projectId: RESOURCE_ID,
  },
})

export type ContainerListSearch = typeof containerListSearch.defaults
