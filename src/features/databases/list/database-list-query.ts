import { queryOptions } from '@tanstack/react-query'
import {
  getDatabaseSummaryOptions,
  listDatabasesOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import { listParameters, watchedList, watchedSummary } from '#src/resources/queries.ts'
import type { WithoutDialog } from '#src/ui/resource-table/table-search.ts'
import type { DatabaseListSearch } from '../database-list-search.ts'
import { databaseResource } from '../database-resource.ts'

/** Converts the URL search to parameters of `listDatabases`. */
export const databaseListParameters = (search: WithoutDialog<DatabaseListSearch>) =>
  listParameters(search, ['engine', 'status', 'region', 'tag'])

export function databaseListQuery(parameters: ReturnType<typeof databaseListParameters>) {
  return queryOptions({ ...listDatabasesOptions({ query: parameters }), ...watchedList(databaseResource) })
}

/** Counts for the cards above and below the list. */
export function databaseSummaryQuery() {
  return queryOptions({ ...getDatabaseSummaryOptions(), ...watchedSummary(databaseResource) })
}
