import { linkOptions } from '@tanstack/react-router'
import { getDatabaseQueryKey } from '#src/api/generated/@tanstack/react-query.gen.ts'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { getDatabase } from '#src/api/generated/sdk.gen.ts'
import type { Database } from '#src/api/generated/types.gen.ts'
import { type DatabaseAction, databaseLifeCycle } from '#src/domain/database.ts'
import type { ResourceDefinition } from '#src/resources/resource-definition.ts'

/** Resource definition of databases. The specification's statuses come first in filters. */
export const databaseResource: ResourceDefinition<Database, DatabaseAction> = {
  noun: { one: 'database', many: 'databases' },
  plural: 'databases',
  home: linkOptions({ to: '/storage/databases' }),
  linkTo: (databaseId) => linkOptions({ to: '/storage/databases/$databaseId', params: { databaseId } }),
  nameOf: (database) => database.name,
  statuses: {
    running: { word: 'Running', tone: 'healthy' },
    maintenance: { word: 'Maintenance', tone: 'warning' },
    stopped: { word: 'Stopped', tone: 'neutral' },
    creating: { word: 'Creating', tone: 'info' },
    restoring: { word: 'Restoring', tone: 'info' },
    starting: { word: 'Starting', tone: 'info' },
    stopping: { word: 'Stopping', tone: 'info' },
    resizing: { word: 'Resizing', tone: 'info' },
    deleting: { word: 'Deleting', tone: 'warning' },
    error: { word: 'Error', tone: 'critical' },
  },
  lifeCycle: databaseLifeCycle,
  permission: requiredPermission.updateDatabase,
  read: (databaseId, signal) => getDatabase({ path: { databaseId }, signal }),
  keyOf: (databaseId) => getDatabaseQueryKey({ path: { databaseId } }),
  operations: { list: 'listDatabases', summary: 'getDatabaseSummary', activity: 'listDatabaseActivity' },
}
