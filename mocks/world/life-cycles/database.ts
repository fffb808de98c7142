import { databaseLifeCycle } from '#src/domain/database.ts'
import { findDatabaseEngine } from '#src/domain/database-catalog.ts'
import { nextBackup, nextWindow } from '#src/domain/database-schedule.ts'
import type { DatabaseRow } from '../../db/index.ts'
import { SECOND, WEEK } from '../../kernel/duration.ts'
import { deleteParts } from '../database-backups.ts'
import { lastReportedUse } from '../database-storage.ts'
import { resourceDefinitions } from '../resource-definitions.ts'
import type { ResourceLifeCycle } from './life-cycle.ts'

const NOT_UP_IN_TIME = 'The engine didn’t start within the time limit.'

/** Maintenance takes place in the first window after this time, so every four weeks. */
const MAINTENANCE_AFTER = 3.5 * WEEK

type DatabaseCreation = 'create' | 'restore'
type DatabaseAction = 'start' | 'stop' | 'resize' | 'maintain' | 'delete'

export const databaseLife: ResourceLifeCycle<DatabaseRow, DatabaseCreation, DatabaseAction> = {
  definition: resourceDefinitions.database,
  states: databaseLifeCycle,
  up: 'running',
  actions: {
    create: {
      duration: [15 * SECOND, 35 * SECOND],
      past: 'created',
      failures: [NOT_UP_IN_TIME, 'The region had no capacity for the database.'],
    },
    restore: {
      duration: [25 * SECOND, 60 * SECOND],
      past: 'restored',
      failures: ['The backup could not be read completely.', NOT_UP_IN_TIME],
    },
    start: { duration: [6 * SECOND, 14 * SECOND], past: 'started', failures: [NOT_UP_IN_TIME] },
    stop: {
      duration: [4 * SECOND, 10 * SECOND],
      past: 'stopped',
      failures: ['The engine didn’t flush its data to disk within the time limit.'],
    },
    resize: {
      duration: [15 * SECOND, 30 * SECOND],
      past: 'resized',
      failures: [
        'The region had no capacity for the new plan.',
        'The database didn’t start on the new plan.',
      ],
    },
    maintain: {
      duration: [25 * SECOND, 50 * SECOND],
      past: 'maintained',
      failures: [
        'The new engine version couldn’t read the data. Start the database to go on with the old version.',
      ],
    },
    delete: {
      duration: [4 * SECOND, 10 * SECOND],
      past: 'deleted',
      failures: ['The storage could not be released.'],
    },
  },

  // A database is up while it stops or is resized; in all other transitions it is down until they finish.
  onStart: (database, { during }, { startedAt: at }) =>
    during === 'stopping' || during === 'resizing'
      ? { nextBackupAt: null }
      : { ...lastReportedUse(database, at), startedAt: null, nextBackupAt: null },

  onSuccess: (database, { action, to }, { at }) =>
    to === 'running'
      ? {
          ...lastReportedUse(database, at),
          startedAt: action === 'resize' ? (database.startedAt ?? at) : at,
          nextBackupAt: nextBackup(database.backupSchedule, at),
          // A running database always has planned maintenance; a failed or stopped one may have none.
          ...(action === 'maintain' || database.nextMaintenanceAt === null
            ? { nextMaintenanceAt: nextWindow(database.maintenanceWindow, at + MAINTENANCE_AFTER) }
            : {}),
        }
      : { ...lastReportedUse(database, at), startedAt: null },

  onFailure: (database, { at }) => ({
    ...lastReportedUse(database, at),
    startedAt: null,
    nextBackupAt: null,
    nextMaintenanceAt: null,
  }),

  onRemove: deleteParts,

  successNotification: (database, { action, next }) => {
    const { name } = database
    if (action === 'create') {
      return {
        title: `${name} is running`,
        body:
          database.allowedNetworks.length > 0
            ? 'It accepts connections from its allowed networks.'
            : 'To connect to it, allow a network first.',
      }
    }
    if (action === 'restore') {
      return {
        title: `${name} is restored`,
        body: 'It has the data of the backup and a new password.',
      }
    }
    if (action === 'maintain' && next.version !== undefined) {
      const engine = findDatabaseEngine(database.engine)?.name ?? database.engine
      return { title: `${name} is upgraded`, body: `It now runs ${engine} ${database.version}.` }
    }
    return null
  },
}
