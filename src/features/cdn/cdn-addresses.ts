import type { CdnDistribution } from '#src/api/generated/types.gen.ts'
import { TAG_PATTERN } from '#src/domain/labels.ts'
import { CDN_PLAN_IDS, RESOURCE_STATUSES } from '#src/domain/list-filter-values.ts'
import type { DetailTabProps } from '#src/resources/detail/detail-screen.tsx'
import { detailSearch } from '#src/resources/detail/detail-search.ts'
import { RESOURCE_ID } from '#src/ui/address-schema.ts'
import { tableSearch } from '#src/ui/resource-table/table-search.ts'

const CDN_DIALOGS = ['delete'] as const

/** URL search of the list: `/services/cdn?q=shop&status=deployed&sort=-bandwidth`. */
export const cdnListSearch = tableSearch({
  sortFields: ['domain', 'status', 'cacheHitPercent', 'bandwidth', 'requests', 'createdAt', 'monthlyCost'],
  defaultSort: 'domain',
  dialogs: CDN_DIALOGS,
  filters: {
    status: RESOURCE_STATUSES.cdn_distribution,
    planId: CDN_PLAN_IDS,
    tag: TAG_PATTERN,
    projectId: RESOURCE_ID,
  },
})

export type CdnListSearch = typeof cdnListSearch.defaults

/** URL search of a distribution: `/services/cdn/cdn_1?tab=analytics&range=24h`. */
export const cdnDetailSearch = detailSearch({
  tabs: ['overview', 'analytics', 'rules', 'purge', 'settings', 'activity'],
  dialogs: [...CDN_DIALOGS, 'purge-all'],
})

export type CdnDetailSearch = typeof cdnDetailSearch.defaults

export type CdnTabProps = DetailTabProps<CdnDistribution, CdnDetailSearch>
