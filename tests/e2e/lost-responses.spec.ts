import type { Page } from '@playwright/test'
import type { OperationId } from '#mocks/scenarios/target.ts'
import { call } from './support/calls.ts'
import { openContainer } from './support/container-pages.ts'
import { openZone } from './support/dns-pages.ts'
import { expect, test } from './support/fixtures.ts'
import { openRoute } from './support/routes.ts'

/** Actions that are sent again, since the connection broke within the response. */

test.use({ persona: 'owner' })

async function choose(page: Page, action: string, row: RegExp): Promise<void> {
  await page.getByRole('button', { name: row }).first().click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

const edits: readonly (readonly [operation: OperationId, path: string, verb: string])[] = [
  ['updateRole', '/team?tab=roles', 'Save role'],
  ['updateAlertRule', '/monitoring/alerts?tab=rules', 'Save rule'],
]

for (const [operation, path, verb] of edits) {
  test(`${operation} is no conflict with oneself`, async ({ page, open, mocks, guard }) => {
    guard.allow(/status of 412/)
    await open(path)
    await mocks.on(operation).once().fail('malformed-json')
    await choose(page, 'Edit', /^Actions for /)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Night duty')
    await dialog.getByRole('button', { name: verb }).click()
    await expect(dialog.getByRole('alert')).not.toBeEmpty()
    await dialog.getByRole('button', { name: verb }).click()
    await expect(page.getByText('Night duty has been saved')).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })
}

test('an API key is created once, and its secret is shown', async ({ page, open, mocks }) => {
  await open('/account?tab=api-keys')
  await mocks.on('createApiKey').once().fail('malformed-json')
  await page.getByRole('button', { name: 'Create API key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Nightly export')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect(page.getByRole('dialog', { name: 'Copy the API key “Nightly export” now' })).toBeVisible()
  const { items } = (await call(page, '/api-keys')).body
  expect(items.filter((key: { name: string }) => key.name === 'Nightly export')).toHaveLength(1)
})

test('a container is rolled back once, and to the same revision', async ({ page, open, mocks }) => {
  await openContainer(open, page, 'mailer')
  await page.getByRole('button', { name: 'Roll back to revision 1' }).click()
  await mocks.on('rollBackContainer').once().fail('malformed-json')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Roll back' }).click()
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  await dialog.getByRole('button', { name: 'Roll back' }).click()
  await expect(page.getByText('is being rolled back to revision 1')).toBeVisible()
  await expect(page.getByText('Rollback to 1')).toHaveCount(1)
})

test('staged DNS changes end when the zone has them', async ({ page, open, mocks }) => {
  const zone = await openZone(open, page, 'nimbus-shop.dev')
  await zone.add('A', { Name: 'lost', 'IPv4 address': '203.0.113.9' })
  await mocks.on('changeDnsRecords').once().fail('malformed-json')
  await zone.button('Apply 1 change').click()
  await expect(page.getByText('The staged changes are applied')).toBeVisible()
  await expect(zone.staged).toHaveCount(0)
  await expect(zone.row('203.0.113.9')).toHaveCount(1)
})

test('firewall rules are saved without a conflict with oneself', async ({ page, open, mocks }) => {
  await open('/network/firewalls?q=data-tier')
  await page.getByRole('link', { name: 'data-tier' }).first().click()
  await page.getByRole('tab', { name: 'Rules', exact: true }).click()
  await choose(page, 'Remove', /^Actions for Search/)
  await mocks.on('replaceFirewallRules').once().fail('malformed-json')
  await page.getByRole('button', { name: 'Save rules' }).click()
  await expect(page.getByRole('region', { name: 'Staged changes' })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a view that is already deleted is no error', async ({ page, open, guard }) => {
  guard.allow(/status of 404/)
  await open('/compute/vms')
  await page.getByRole('button', { name: 'View' }).click()
  await page.getByRole('button', { name: 'Delete Most expensive VMs' }).click()
  const { items } = (await call(page, '/saved-views')).body
  const view = items.find(({ name }: { name: string }) => name === 'Most expensive VMs')
  await call(page, `/saved-views/${view.id}`, 'DELETE')
  const views = page.getByRole('region', { name: 'Saved views' })
  await views.getByRole('button', { name: 'Delete view' }).click()
  await expect(page.getByText('View deleted')).toBeVisible()
})

test('a domain is renewed once', async ({ page, open, mocks }) => {
  await open('/services/domains?q=nimbuslabs')
  const yearOfExpiry = async () => {
    const { items } = (await call(page, '/registered-domains?q=nimbuslabs')).body
    return new Date(items[0].expiresAt).getUTCFullYear()
  }
  await mocks.on('renewRegisteredDomain').once().fail('malformed-json')
  const before = await yearOfExpiry()
  await choose(page, 'Renew', /^Actions for nimbuslabs/)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Renew' }).click()
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  await dialog.getByRole('button', { name: 'Renew' }).click()
  await expect(page.getByText('nimbuslabs.io has been renewed')).toBeVisible()
  expect(await yearOfExpiry()).toBe(before + 1)
})

test.describe('signed out', () => {
  test.use({ persona: 'signed-out' })

  test('an invited person is signed in', async ({ page, open, mocks }) => {
    await openRoute(open, page, '/invitations/$token')
    await mocks.on('signUpByInvitation').once().fail('malformed-json')
    await page.getByRole('textbox', { name: 'Full name' }).fill('Some Body')
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill('Nimbus-Demo-2!')
    await page.getByRole('textbox', { name: 'Confirm new password' }).fill('Nimbus-Demo-2!')
    await page.getByRole('button', { name: 'Create account and join' }).click()
    await expect(page.getByText('Welcome to Nimbus Demo')).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
  })
})
