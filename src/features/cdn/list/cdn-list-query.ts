import { queryOptions } from '@tanstack/react-query'
import {
  getCdnSummaryOptions,
  listCdnDistributionsOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import { listParameters, watchedList, watchedSummary } from '#src/resources/queries.ts'
import type { WithoutDialog } from '#src/ui/resource-table/table-search.ts'
import type { CdnListSearch } from '../cdn-list-search.ts'
import { cdnResource } from '../cdn-resource.ts'

/** Converts the URL search to parameters of `listCdnDistributions`. */
export function cdnListParameters(search: WithoutDialog<CdnListSearch>) {
  const parameters = listParameters(search, ['status', 'tag'])
  return { ...parameters, ...(search.planId !== '' && { planId: search.planId }) }
}

export function cdnListQuery(parameters: ReturnType<typeof cdnListParameters>) {
  return queryOptions({ ...listCdnDistributionsOptions({ query: parameters }), ...watchedList(cdnResource) })
}

export function cdnSummaryQuery() {
  return queryOptions({ ...getCdnSummaryOptions(), ...watchedSummary(cdnResource) })
}
