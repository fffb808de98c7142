import { queryOptions } from '@tanstack/react-query'
import { getVmSummaryOptions, listVmsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { listParameters, watchedList, watchedSummary } from '#src/resources/queries.ts'
import type { WithoutDialog } from '#src/ui/resource-table/table-search.ts'
import { vmKind } from '../vm-kind.ts'
import type { VmListSearch } from '../vm-list-search.ts'

/** The address as the parameters of `listVms`. */
export const vmListParameters = (search: WithoutDialog<VmListSearch>) =>
  listParameters(search, ['status', 'region', 'tag'])

/** One page of the list. */
export function vmListQuery(parameters: ReturnType<typeof vmListParameters>) {
  return queryOptions({ ...listVmsOptions({ query: parameters }), ...watchedList(vmKind) })
}

/** The cards above the list. */
export function vmSummaryQuery() {
  return queryOptions({ ...getVmSummaryOptions(), ...watchedSummary(vmKind) })
}
