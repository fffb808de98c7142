import { TAG_PATTERN } from '#src/domain/labels.ts'
import { CDN_PLAN_IDS, RESOURCE_STATUSES } from '#src/domain/list-filter-values.ts'
import { tableSearch } from '#src/ui/resource-table/table-search.ts'
import { RESOURCE_ID } from '#src/ui/search-schema.ts'

/** URL search of the list: `/services/cdn?q=shop&status=deployed&sort=-bandwidth`. */
export const cdnListSearch = tableSearch({
  sortFields: ['domain', 'status', 'cacheHitPercent', 'bandwidth', 'requests', 'createdAt', 'monthlyCost'],
  defaultSort: 'domain',
  dialogs: ['delete'],
  filters: {
    status: RESOURCE_STATUSES.cdn_distribution,
    planId: CDN_PLAN_IDS,
    tag: TAG_PATTERN,
    projectId: RESOURCE_ID,
  },
})

export type CdnListSearch = typeof cdnListSearch.defaults
