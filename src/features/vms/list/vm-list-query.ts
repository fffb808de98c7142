import { queryOptions } from '@tanstack/react-query'
import { getVmSummaryOptions, listVmsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { listParameters, watchedList, watchedSummary } from '#src/resources/queries.ts'
import type { WithoutDialog } from '#src/ui/resource-table/table-search.ts'
import type { VmListSearch } from '../vm-list-search.ts'
import { vmResource } from '../vm-resource.ts'

/** Converts the URL search to parameters of `listVms`. */
export const vmListParameters = (search: WithoutDialog<VmListSearch>) =>
  listParameters(search, ['status', 'region', 'tag'])

export function vmListQuery(parameters: ReturnType<typeof vmListParameters>) {
  return queryOptions({ ...listVmsOptions({ query: parameters }), ...watchedList(vmResource) })
}

/** Counts for the cards above the list. */
export function vmSummaryQuery() {
  return queryOptions({ ...getVmSummaryOptions(), ...watchedSummary(vmResource) })
}
