import type { CdnDistribution } from '#src/api/generated/types.gen.ts'
import type { DetailTabProps } from '#src/resources/detail/detail-screen.tsx'
import { detailSearch } from '#src/resources/detail/detail-search.ts'

/** URL search of a distribution: `/services/cdn/cdn_1?tab=analytics&range=24h`. */
export const cdnDetailSearch = detailSearch({
  tabs: ['overview', 'analytics', 'rules', 'purge', 'settings', 'activity'],
  dialogs: ['delete', 'purge-all'],
})

export type CdnDetailSearch = typeof cdnDetailSearch.defaults

export type CdnTabProps = DetailTabProps<CdnDistribution, CdnDetailSearch>
