import type { ErrorCase, Operation } from '../error-case.ts'
import { button, check, confirmByName, create, fill, inDialog, inForm, menu, then } from '../steps.ts'

const DATABASE = '/storage/databases/{/databases?q=orders&status=running}'

const VOLUME = '/storage/volumes/{/volumes?q=ci-cache}'

export const storage = {
  // Databases
  createDatabase: { at: '/storage/databases/new', act: create(fill(['Name', 'another'])) },
  startDatabase: { at: '/storage/databases/{/databases?status=stopped}', act: button('Start') },
  stopDatabase: { at: `${DATABASE}?dialog=stop`, act: inDialog('Stop') },
  deleteDatabase: { at: `${DATABASE}?dialog=delete`, act: inDialog('Delete', confirmByName('orders')) },
  updateDatabase: {
    at: `${DATABASE}?tab=configuration`,
    act: inForm('Maintenance window', 'Save window', (form) =>
      form.getByRole('combobox', { name: 'Day' }).selectOption('Wednesday'),
    ),
  },
  resizeDatabase: {
    at: `${DATABASE}?tab=configuration`,
    act: then(button('Change plan', check('Enterprise')), inDialog('Change plan')),
  },
  upgradeDatabase: {
    at: '/storage/databases/{/databases?q=catalog}?tab=configuration',
    act: then(button('Upgrade'), inDialog('Upgrade')),
  },
  createDatabaseBackup: { at: `${DATABASE}?tab=backups&dialog=backup`, act: inDialog('Create backup') },
  deleteDatabaseBackup: { at: `${DATABASE}?tab=backups`, act: then(menu('Delete'), inDialog('Delete')) },
  restoreDatabaseBackup: { at: `${DATABASE}?tab=backups`, act: then(menu('Restore'), inDialog('Restore')) },
  createDatabaseUser: {
    at: `${DATABASE}?tab=security&dialog=add-user`,
    act: inDialog('Add user', fill(['Name', 'auditor'])),
  },
  deleteDatabaseUser: {
    at: `${DATABASE}?tab=security`,
    act: then(button(/^Delete (?!nimbus_admin)\w+/), inDialog('Delete')),
  },
  revealDatabaseUserPassword: { at: DATABASE, act: button('Reveal password') },
  rotateDatabaseUserPassword: {
    at: `${DATABASE}?tab=security`,
    act: then(button('Rotate password of nimbus_admin'), inDialog('Rotate')),
  },

  // Volumes
  createVolume: { at: '/storage/volumes/new', act: create(fill(['Name', 'another'])) },
  deleteVolume: { at: `${VOLUME}?dialog=delete`, act: inDialog('Delete', confirmByName('ci-cache')) },
  updateVolume: { at: `${VOLUME}?tab=manage`, act: button('Rename', fill(['Name', 'another'])) },
  attachVolume: {
    at: '/storage/volumes/{/volumes?status=available&sort=name}?tab=manage',
    act: inForm('Attachment', 'Attach', (form) => form.locator('input[type=radio]:enabled').first().check()),
  },
  detachVolume: {
    at: '/storage/volumes/{/volumes?q=orders-data}?dialog=detach',
    act: inDialog('Detach'),
  },
  growVolume: { at: `${VOLUME}?tab=manage`, act: inForm('Size', 'Grow', fill(['Size (GB)', '2000'])) },
  createVolumeSnapshot: {
    at: '/storage/volumes/{/volumes?q=media-uploads}?tab=snapshots',
    act: inForm('Take a snapshot', 'Take snapshot', (form) => form.getByRole('textbox').fill('before')),
  },
  deleteVolumeSnapshot: {
    at: '/storage/volumes/snapshots?q=media',
    act: then(
      menu('Delete'),
      inDialog('Delete', async (dialog) => {
        const title = await dialog.getByRole('heading').first().innerText()
        await dialog.getByRole('textbox').fill(title.replace(/^Delete (.*)\?$/, '$1'))
      }),
    ),
  },
} satisfies Partial<Record<Operation, ErrorCase>>
