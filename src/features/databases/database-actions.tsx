import { deleteDatabase, startDatabase, stopDatabase } from '#src/api/generated/sdk.gen.ts'
import type { Database } from '#src/api/generated/types.gen.ts'
import type { ActionDefinitions } from '#src/resources/actions/action.ts'
import { deleting, starting, stopping } from '#src/resources/actions/common-actions.tsx'

export type DatabaseAction = 'start' | 'stop' | 'delete'

/** Actions on a database that need no input. */
export const databaseActions: ActionDefinitions<Database, DatabaseAction> = {
  start: starting(({ id }) => startDatabase({ path: { databaseId: id } })),
  stop: stopping(({ id }) => stopDatabase({ path: { databaseId: id } }), {
    one: () => (
      <p>
        Its connections are cut, and scheduled backups wait until it is started again. Its data and its
        backups are kept, and so is its price.
      </p>
    ),
    many: <p>Their connections are cut, and scheduled backups wait until they are started again.</p>,
  }),
  delete: deleting(({ id }) => deleteDatabase({ path: { databaseId: id } }), {
    one: () => (
      <p>
        This deletes the database with all of its data, its users and its backups. It cannot be undone.
        Databases that were restored from its backups stay.
      </p>
    ),
    many: <p>This deletes the databases with their data, users and backups. It cannot be undone.</p>,
  }),
}
