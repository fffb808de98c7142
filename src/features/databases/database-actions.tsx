import { deleteDatabase, startDatabase, stopDatabase } from '#src/api/generated/sdk.gen.ts'
import type { Database } from '#src/api/generated/types.gen.ts'
import type { ActionDefinitions } from '#src/resources/actions/action.ts'
import { deleteAction, startAction, stopAction } from '#src/resources/actions/common-actions.tsx'

/** Actions on a database that need no input. */
export const databaseActions: ActionDefinitions<Database, 'start' | 'stop' | 'delete'> = {
  start: startAction(({ id }) => startDatabase({ path: { databaseId: id } })),
  stop: stopAction(({ id }) => stopDatabase({ path: { databaseId: id } }), {
    body: () => (
      <p>
        Its connections are closed, and scheduled backups pause until you start it again. Data and backups are
        kept. A stopped database costs the same.
      </p>
    ),
    bulkBody: (
      <p>
        Their connections are closed, and scheduled backups pause until you start them again. Stopped
        databases cost the same.
      </p>
    ),
  }),
  delete: deleteAction(({ id }) => deleteDatabase({ path: { databaseId: id } }), {
    body: () => (
      <p>
        This deletes the database with all its data, users and backups. This can’t be undone. Databases
        restored from its backups aren’t affected.
      </p>
    ),
    bulkBody: <p>This deletes the databases with their data, users and backups. This can’t be undone.</p>,
  }),
}
