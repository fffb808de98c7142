import { lifeCycle } from './life-cycle.ts'

/** Statuses of a database and the actions allowed in each. */
export const databaseLifeCycle = lifeCycle({
  noun: 'database',
  stable: ['running', 'stopped', 'error'],
  transitional: {
    creating: 'being created',
    starting: 'starting',
    stopping: 'stopping',
    resizing: 'being resized',
    maintenance: 'in maintenance',
    restoring: 'being restored',
    deleting: 'being deleted',
  },
  creations: {
    create: { during: 'creating', to: 'running' },
    restore: { during: 'restoring', to: 'running' },
  },
  actions: {
    start: {
      during: 'starting',
      to: 'running',
      from: { running: 'The database is already running.', stopped: true, error: true },
    },
    stop: {
      during: 'stopping',
      to: 'stopped',
      from: {
        running: true,
        stopped: 'The database is already stopped.',
        error: 'The database has failed and isn’t running.',
      },
    },
    resize: {
      during: 'resizing',
      to: (before) => (before === 'running' ? 'running' : 'stopped'),
      from: { running: true, stopped: true, error: 'The database has failed. Start it before resizing.' },
    },
    // A user's upgrade, or the platform's maintenance.
    maintain: {
      during: 'maintenance',
      to: 'running',
      from: {
        running: true,
        stopped: 'The database is stopped. Start it first.',
        error: 'The database has failed. Start it first.',
      },
    },
    delete: {
      during: 'deleting',
      to: 'deleted',
      from: { running: true, stopped: true, error: true },
    },
  },
  uses: {
    // Users are stored in the engine, which has to run.
    changeUsers: {
      running: true,
      stopped: 'The database is stopped. Start it to change its users.',
      error: 'The database has failed. Start it to change its users.',
    },
    backUp: { running: true, stopped: true, error: 'The database has failed, so it can’t be backed up.' },
  },
  // Name, networks, schedule, window, tags.
  edits: ['update'],
})

export type DatabaseAction = Parameters<typeof databaseLifeCycle.can>[0]
