import type { Page } from '@playwright/test'
import { expectNoViolations } from '#tests/a11y/axe.ts'
import { call } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { vmList } from './support/vm-pages.ts'

test.use({ persona: 'admin' })

const selectPage = (page: Page) =>
  page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()

const tray = (page: Page) => page.getByRole('button', { name: /^Tasks/ })

test.describe('everything that matches', () => {
  test('is selected on all pages, confirmed with its filter, and run by the server', async ({
    page,
    open,
  }) => {
    await open('/compute/vms?status=running&pageSize=10')
    const list = vmList(page)
    await selectPage(page)
    await expect(list.bulk).toContainText('10 selected')
    const total = Number(/of (\d+)/.exec(await list.range.innerText())?.[1])
    expect(total).toBeGreaterThan(10)
    await list.bulk.getByRole('button', { name: `Select all ${total} matching` }).click()
    await expect(list.bulk).toContainText(`All ${total} virtual machines selected`)
    await expectNoViolations(page)

    await list.bulk.getByRole('button', { name: 'Restart' }).click()
    const dialog = page.getByRole('dialog', { name: `Restart ${total} virtual machines?` })
    await expect(dialog.getByRole('list', { name: 'Filters' })).toHaveText('Status: Running')
    await dialog.getByRole('button', { name: 'Restart' }).click()
    await expect(page.getByText(`${total} virtual machines are restarting`)).toBeVisible()
    await expect(list.bulk).toBeHidden()
    const { body } = await call(page, '/vms?status=restarting&pageSize=100')
    expect(body.items).toHaveLength(total)
  })

  test('is no longer selected once the filter changes', async ({ page, open }) => {
    await open('/compute/vms?pageSize=10')
    const list = vmList(page)
    await selectPage(page)
    await list.bulk.getByRole('button', { name: 'Select all 25 matching' }).click()
    await expect(list.bulk.getByRole('button', { name: 'Move to project' })).toHaveAccessibleDescription(
      'This runs only on selected rows of one page.',
    )
    await list.search.fill('web-prod')
    await expect(list.rows).toHaveCount(2)
    await expect(page.getByText('All 25 virtual machines selected')).toBeHidden()
  })

  test('stays in the dialog if the server refuses it', async ({ page, open, mocks, guard }) => {
    guard.allow(/status of 409/)
    await open('/compute/vms?pageSize=10')
    const list = vmList(page)
    await selectPage(page)
    await list.bulk.getByRole('button', { name: 'Select all 25 matching' }).click()
    await list.bulk.getByRole('button', { name: 'Restart' }).click()
    await mocks.on('createBulkOperation').once().respondWith(409, 'selection_changed')
    const dialog = page.getByRole('dialog', { name: 'Restart 25 virtual machines?' })
    await dialog.getByRole('button', { name: 'Restart' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Check the selection and try again.')
    await dialog.getByRole('button', { name: 'Restart' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/virtual machines are restarting/)).toBeVisible()
  })
})

test.describe('an operation whose start takes a while', () => {
  test.use({ scenario: { rules: [{ operation: 'createBulkOperation', then: { delayMs: 500 } }] } })

  test('is not followed by a list that was left in the meantime', async ({ page, open, mocks }) => {
    await open('/compute/vms?status=stopped')
    await selectPage(page)
    await vmList(page).bulk.getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByRole('link', { name: 'Firewalls', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Firewalls', level: 1 })).toBeVisible()
    await expect.poll(() => mocks.log.of('createBulkOperation')).toHaveLength(1)
    await expect.poll(() => mocks.log.of('listTasks')).not.toHaveLength(0)
    expect(await mocks.log.of('getBulkOperation')).toEqual([])
  })
})

test.describe('ten thousand that match', () => {
  test('can be left while they run, and found again', async ({ page, openIn, mocks }) => {
    test.slow()
    await openIn({ dataset: 'large', persona: 'admin', network: { latencyMs: 0 } }, '/compute/vms')
    const list = vmList(page)
    await expect(list.range).toHaveText('1–20 of 10,000 virtual machines', { timeout: 30_000 })
    await selectPage(page)
    await list.bulk.getByRole('button', { name: 'Select all 10,000 matching' }).click()
    await list.bulk.getByRole('button', { name: 'Restart' }).click()
    const dialog = page.getByRole('dialog', { name: 'Restart 10,000 virtual machines?' })
    await expect(dialog).toContainText('This includes all virtual machines of the organization.')
    await dialog.getByRole('button', { name: 'Restart' }).click()
    await expect(list.bulk).toContainText('Restarting 100 of 10,000…')
    await expect(list.bulk).toContainText('2 minutes left')

    await page.goto('/account')
    await tray(page).click()
    const task = page
      .getByRole('dialog', { name: 'Tasks' })
      .getByRole('listitem')
      .filter({ hasText: 'Restarting 10,000 virtual machines' })
    await expect(task).toContainText('minutes left')
    await page.reload()
    await tray(page).click()
    await mocks.clock.advance('3m')
    await expect(task).toContainText(/[\d,]+ succeeded, [\d,]+ skipped/)
    // A busy machine may take longer than 20 seconds for as many operations.
    await expect(
      task.getByRole('button', { name: 'Dismiss “Restarting 10,000 virtual machines”' }),
    ).toBeVisible({ timeout: 60_000 })
  })
})

test.describe('a bulk operation with failures', () => {
  test.use({
    scenario: {
      rules: [
        { operation: 'restartVm', then: { respond: { status: 503, code: 'unavailable', retryAfter: 5 } } },
      ],
    },
  })

  test('lists them in its task, with links, and retries them from there', async ({ page, open, mocks }) => {
    await open('/compute/vms?q=api-prod')
    const list = vmList(page)
    await selectPage(page)
    await list.bulk.getByRole('button', { name: 'Restart' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Restart' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'failed' })).toBeVisible()
    const count = await list.rows.count()

    await open('/account')
    await page.getByRole('button', { name: 'Tasks, 1 failed' }).click()
    const tasks = page.getByRole('dialog', { name: 'Tasks' })
    await tasks.getByRole('button', { name: 'Show failures' }).click()
    const failures = tasks.getByRole('list', { name: 'Failed' })
    await expect(failures.getByRole('listitem')).toHaveCount(count)
    await expect(failures.getByRole('link', { name: 'api-prod-01' })).toHaveAttribute(
      'href',
      /\/compute\/vms\/vm_/,
    )
    await expectNoViolations(page)
    await mocks.adjust({ rules: [] })
    await tasks.getByRole('button', { name: 'Retry failed' }).click()
    await expect(tasks.getByText(`${count} succeeded`)).toBeVisible()
    await expect(tasks.getByRole('button', { name: 'Retry failed' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Tasks', exact: true })).toBeVisible()
  })
})
