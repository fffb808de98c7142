import { queryOptions } from '@tanstack/react-query'
import { getVolumeSummaryOptions, listVolumesOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { listParameters, watchedList, watchedSummary } from '#src/resources/queries.ts'
import type { WithoutDialog } from '#src/ui/resource-table/table-search.ts'
import type { VolumeListSearch } from '../volume-list-search.ts'
import { volumeResource } from '../volume-resource.ts'

/** Converts the URL search to parameters of `listVolumes`. */
export const volumeListParameters = (search: WithoutDialog<VolumeListSearch>) =>
  listParameters(search, ['status', 'region', 'tag'])

export function volumeListQuery(parameters: ReturnType<typeof volumeListParameters>) {
  return queryOptions({ ...listVolumesOptions({ query: parameters }), ...watchedList(volumeResource) })
}

/** Counts for the cards above the list. */
export function volumeSummaryQuery() {
  return queryOptions({ ...getVolumeSummaryOptions(), ...watchedSummary(volumeResource) })
}
