import type { Page } from '@playwright/test'
import type { OperationId } from '#mocks/scenarios/target.ts'
import { call } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'

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
