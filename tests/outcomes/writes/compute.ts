import type { Page } from '@playwright/test'
import { call } from '#tests/e2e/support/calls.ts'
import type { ErrorCase, Operation } from '../error-case.ts'
import {
  button,
  check,
  confirmByName,
  create,
  fill,
  inDialog,
  inSelection,
  openTasks,
  selectAll,
  then,
} from '../steps.ts'

const VM = '/compute/vms/{/vms?q=bastion-us}'

const SELECTABLE_VM = '/compute/vms?q=bastion-us'

/** An item that fails on the first attempt. */
const FAILED_RESTART = { operation: 'restartVm', status: 503, code: 'unavailable' } as const

/** Starts a bulk operation whose items don't exist; of more than 100, some wait. */
const afterStarting = (count: number) => async (page: Page) => {
  const ids = Array.from({ length: count }, (_, index) => `vm_nowhere${index}`)
  const body = { resourceType: 'vm', action: 'start', selection: { by: 'ids', ids } }
  await call(page, '/bulk-operations', 'POST', body)
  return '/account'
}

const CONTAINER = '/compute/containers/{/containers?q=catalog-api}'

export const compute = {
  // Virtual machines
  createVm: { at: '/compute/vms/new', act: create(fill([/^(Name|Base name)$/, 'another'])) },
  startVm: { at: '/compute/vms/{/vms?q=analytics-etl}', act: button('Start') },
  stopVm: { at: `${VM}?dialog=stop`, act: inDialog('Stop') },
  restartVm: { at: `${VM}?dialog=restart`, act: inDialog('Restart') },
  deleteVm: { at: `${VM}?dialog=delete`, act: inDialog('Delete', confirmByName('bastion-us')) },
  updateVm: { at: `${VM}?tab=configuration`, act: button('Rename', fill(['Name', 'bastion-east'])) },
  resizeVm: {
    at: `${VM}?tab=configuration`,
    act: then(button('Resize', check('Standard')), inDialog('Resize')),
  },
  createBulkOperation: {
    at: SELECTABLE_VM,
    act: then(selectAll, inSelection('Restart'), inDialog('Restart')),
  },
  cancelBulkOperation: {
    at: afterStarting(150),
    world: 'bulk-cancel',
    act: then(openTasks, inDialog('Cancel')),
  },
  getBulkOperation: {
    at: SELECTABLE_VM,
    world: 'bulk',
    act: then(selectAll, inSelection('Restart'), inDialog('Restart')),
    once: 'the dialog closes with the first click',
  },
  listBulkOperationItems: {
    at: SELECTABLE_VM,
    world: 'bulk-items',
    after: FAILED_RESTART,
    act: then(selectAll, inSelection('Restart'), inDialog('Restart')),
    once: 'the dialog closes with the first click',
  },
  retryBulkOperation: {
    at: afterStarting(1),
    world: 'bulk-retry',
    act: then(openTasks, inDialog('Retry failed')),
  },
  createSshKey: {
    at: '/compute/vms/new',
    act: then(
      button('Add an SSH key'),
      button(
        'Add key',
        fill([
          'Public key',
          'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJbXFq3v0J2Wk0j0k0Jx0n3p1r8b7c6d5e4f3a2b1c0d me@home',
        ]),
      ),
    ),
  },

  // Containers
  createContainer: {
    at: '/compute/containers/new',
    act: create(fill(['Name', 'another'], ['Image', 'shop/another:1.0.0'])),
  },
  startContainer: { at: '/compute/containers/{/containers?status=stopped}', act: button('Start') },
  stopContainer: { at: `${CONTAINER}?dialog=stop`, act: inDialog('Stop') },
  restartContainer: { at: `${CONTAINER}?dialog=restart`, act: inDialog('Restart') },
  scaleContainer: { at: `${CONTAINER}?dialog=scale`, act: inDialog('Scale', fill(['Replicas', '4'])) },
  deleteContainer: {
    at: `${CONTAINER}?dialog=delete`,
    act: inDialog('Delete', confirmByName('catalog-api')),
  },
  updateContainer: {
    at: `${CONTAINER}?tab=configuration`,
    act: button('Roll out', fill(['Image', 'registry.nimbus.example/shop/catalog-api:1.10.0'])),
  },
  rollBackContainer: { at: `${CONTAINER}?dialog=rollback`, act: inDialog('Roll back') },
  abortContainerRollout: {
    at: `${CONTAINER}?tab=configuration`,
    world: 'rollout',
    act: then(
      button('Roll out', fill(['Image', 'registry.nimbus.example/shop/catalog-api:crash'])),
      button('Abort rollout'),
      inDialog('Abort rollout'),
    ),
  },
  deployManifest: {
    at: '/compute/containers/new?from=yaml',
    act: button('Preview changes', async (main, page) => {
      await page.locator('.cm-editor').waitFor()
      await main
        .getByRole('textbox', { name: 'Manifest' })
        .fill(
          'name: from-yaml\nnamespace: development\nregion: us-east\nimage: shop/from-yaml:1.0.0\nplanId: ctplan_starter\nreplicas: 1\n',
        )
    }),
  },
} satisfies Partial<Record<Operation, ErrorCase>>
