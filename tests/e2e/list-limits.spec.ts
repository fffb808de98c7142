import type { Page } from '@playwright/test'
import { regionName } from '#src/domain/region.ts'
import { outcomes } from '#tests/outcomes/outcomes.ts'
import { call } from './support/calls.ts'
import { expect, test, waitUntilIdle } from './support/fixtures.ts'

// Forms that add to a list which is full.

test.beforeEach(({ guard }) => guard.allow(/status of 409/))

const limitMessage = (page: Page, text: RegExp) =>
  page.getByRole('dialog').or(page.getByRole('main')).getByRole('alert').filter({ hasText: text })

for (const [operation, limit] of [
  ['createSshKey', /An organization can have 1,000 SSH keys\. Delete one/],
  ['createProject', /An organization can have 1,000 projects\. Delete one/],
  ['createBudget', /An organization can have 1,000 budgets\. Delete one/],
  ['createPaymentMethod', /An organization can have 1,000 cards\. Remove one/],
  ['createNotificationChannel', /An organization can have 1,000 notification channels\. Delete one/],
  ['createAlertSilence', /An organization can have 1,000 silences in effect\. End one/],
] as const) {
  test(`${operation}: the form says that the list is full, and keeps what was typed`, async ({
    page,
    openIn,
  }) => {
    const errorCase = outcomes[operation]
    if (typeof errorCase === 'string' || typeof errorCase.at !== 'string')
      throw new Error(`no form of ${operation}`)
    await openIn('test,full-lists,owner', errorCase.at)
    await waitUntilIdle(page)
    const submit = await errorCase.act?.(page)
    await submit?.click()
    await expect(limitMessage(page, limit)).toBeVisible()
    await expect(submit as NonNullable<typeof submit>).toBeEnabled()
  })
}

test('a database with 200 users takes no more', async ({ page, openIn }) => {
  await openIn('test,full-lists,owner', '/storage/databases')
  const { body } = await call(page, '/databases?status=running&pageSize=100')
  let full = ''
  for (const { id } of body.items) {
    const users = (await call(page, `/databases/${id}/users`)).body.items
    if (users.length === 200) full = id
  }
  await page.goto(`/storage/databases/${full}?tab=security&dialog=add-user`)
  await waitUntilIdle(page)
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('auditor')
  await page.getByRole('dialog').getByRole('button', { name: 'Add user' }).click()
  await expect(limitMessage(page, /A database can have 200 users\. Delete one/)).toBeVisible()
})

test('a machine with 100 firewalls and load balancers takes no more', async ({ page, openIn }) => {
  await openIn('test,full-lists,owner', '/network/firewalls/new')
  await waitUntilIdle(page)
  const { body } = await call(page, '/vms?pageSize=100')
  const { body: firewalls } = await call(page, '/firewalls?q=data-tier')
  const full = body.items.find((vm: { attachedFirewalls: unknown[] }) => vm.attachedFirewalls.length === 100)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Name' }).fill('another')
  await main.getByRole('searchbox', { name: 'Search VMs' }).fill(full.name)
  await main.getByRole('checkbox', { name: full.name }).check()
  await page.getByRole('complementary', { name: 'Cost' }).getByRole('button').click()
  await expect(main.getByText(`${full.name} already has 100 firewalls.`).first()).toBeVisible()

  await page.goto(`/network/firewalls/${firewalls.items[0].id}?tab=instances&dialog=assign`)
  await waitUntilIdle(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox', { name: 'Search VMs' }).fill(full.name)
  await dialog.getByRole('checkbox', { name: full.name }).check()
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(
    limitMessage(page, new RegExp(`can have 100 firewalls, and ${full.name} already`)),
  ).toBeVisible()

  await page.goto('/network/load-balancers/new')
  await waitUntilIdle(page)
  await main.getByRole('textbox', { name: 'Name' }).fill('another')
  await main.getByRole('radio', { name: regionName(full.region) }).check()
  await main.getByRole('checkbox', { name: full.name }).check()
  await page.getByRole('complementary', { name: 'Cost' }).getByRole('button').click()
  await expect(main.getByText(`${full.name} already has 100 load balancers.`).first()).toBeVisible()
})
