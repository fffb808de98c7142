import { linkOptions } from '@tanstack/react-router'
import { getDatabaseQueryKey } from '#src/api/generated/@tanstack/react-query.gen.ts'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { getDatabase, listDatabases } from '#src/api/generated/sdk.gen.ts'
import type { Database } from '#src/api/generated/types.gen.ts'
import { type DatabaseAction, databaseLifeCycle } from '#src/domain/database.ts'
import type { ResourceDefinition } from '#src/resources/resource-definition.ts'

/** Resource definition of databases. The specification's statuses come first in filters. */
export const databaseResource: ResourceDefinition<Database, DatabaseAction> = {
  noun: { one: 'database', many: 'databases' },
  section: 'Storage',
  title: 'Databases',
  home: linkOptions({ to: '/storage/databases' }),
  linkTo: (databaseId) => linkOptions({ to: '/storage/databases/$databaseId', params: { databaseId } }),
  nameOf: (database) => database.name,
  statuses: {
    running: { label: 'Running', tone: 'healthy' },
    maintenance: { label: 'Maintenance', tone: 'warning' },
    stopped: { label: 'Stopped', tone: 'neutral' },
    creating: { label: 'Creating', tone: 'info' },
    restoring: { label: 'Restoring', tone: 'info' },
    starting: { label: 'Starting', tone: 'info' },
    stopping: { label: 'Stopping', tone: 'info' },
    resizing: { label: 'Resizing', tone: 'info' },
    deleting: { label: 'Deleting', tone: 'warning' },
    error: { label: 'Error', tone: 'critical' },
  },
  lifeCycle: databaseLifeCycle,
  permission: requiredPermission.updateDatabase,
  read: (databaseId, signal) => getDatabase({ path: { databaseId }, signal }),
  readPage: (query) => listDatabases({ query }),
  keyOf: (databaseId) => getDatabaseQueryKey({ path: { databaseId } }),
  operations: { list: 'listDatabases', summary: 'getDatabaseSummary', activity: 'listDatabaseActivity' },
}
