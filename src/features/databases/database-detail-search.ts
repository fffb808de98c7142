import type { Database } from '#src/api/generated/types.gen.ts'
import type { DetailTabProps } from '#src/resources/detail/detail-screen.tsx'
import { detailSearch } from '#src/resources/detail/detail-search.ts'
import { DATABASE_DIALOGS } from './database-dialog-names.ts'

/** URL search of a database: `/storage/databases/db_1?tab=backups`. */
export const databaseDetailSearch = detailSearch({
  tabs: ['overview', 'security', 'backups', 'metrics', 'configuration', 'activity'],
  dialogs: [...DATABASE_DIALOGS, 'add-user', 'rotate', 'delete-user', 'delete-backup'],
})

export type DatabaseDetailSearch = typeof databaseDetailSearch.defaults

export type DatabaseTabProps = DetailTabProps<Database, DatabaseDetailSearch>
