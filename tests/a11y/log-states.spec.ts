import { chartMenuItem } from '#tests/e2e/support/chart-menu.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { logsOf } from '#tests/e2e/support/log-pages.ts'
import { expectNoViolationsInBothSchemes } from './axe.ts'

/** States of the logs page; `routes.spec.ts` has its initial state. */

test.use({ persona: 'developer' })

test('an expanded line, the counts as a table, and the live and paused stream are accessible', async ({
  page,
  open,
}) => {
  await open('/monitoring/logs?q=service%3A%22nginx%22+GET')
  const logs = logsOf(page)
  await logs.newest.click()
  await expect(logs.newest.locator('pre')).toBeVisible()
  await (await chartMenuItem(page, 'Lines by level', 'View as table')).click()
  await expectNoViolationsInBothSchemes(page, 'expanded')
  await logs.button('Live Stream').click()
  await expect(page.getByRole('main').getByText('Live', { exact: true })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'live')
  await logs.button('Pause Stream').click()
  await expect(page.getByRole('main').getByText('Paused', { exact: true })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'paused')
})

test('an empty search result, popovers and dialogs are accessible', async ({ page, open }) => {
  await open('/monitoring/logs?q=color%3Ared+-nothing')
  const logs = logsOf(page)
  await expect(page.getByRole('heading', { name: 'No log lines match' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'no match, with hints')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(logs.newest).toBeVisible()
  await logs.button('Syntax').click()
  await expect(page.getByRole('dialog', { name: 'Syntax' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'syntax')
  await page.keyboard.press('Escape')
  await logs.button(/^Service/).click()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'services')
  await page.keyboard.press('Escape')
  await logs.button('Export').click()
  await logs.dialog.getByRole('textbox', { name: 'Additional filters' }).fill('color:red')
  await expectNoViolationsInBothSchemes(page, 'export')
  await page.keyboard.press('Escape')
  await expect(logs.dialog).toBeHidden()
  await logs.newest.click()
  await logs.newest.getByRole('button', { name: 'Show context' }).click()
  await expect(logs.dialog.getByRole('listitem').nth(10)).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'context')
  await page.keyboard.press('Escape')
  await page.getByText('Custom', { exact: true }).click()
  await expect(logs.dialog.getByLabel('From')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'custom range')
})

test.describe('when the search fails', () => {
  test.use({
    scenario: {
      rules: [
        { operation: 'searchLogs', then: { respond: { status: 500, code: 'internal_error' } } },
        { operation: 'getLogHistogram', then: { respond: { status: 500, code: 'internal_error' } } },
      ],
    },
  })
  test('the error is accessible', async ({ page, open, guard }) => {
    guard.allow(/500/)
    await open('/monitoring/logs')
    await expect(page.getByRole('alert')).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'error')
  })
})

test.describe('without the permission', () => {
  test.use({ persona: 'viewer' })
  test('the denial is accessible', async ({ page, open }) => {
    await open('/monitoring/logs')
    await expect(page.getByRole('alert')).toContainText('doesn’t include reading logs')
    await expectNoViolationsInBothSchemes(page, 'forbidden')
  })
})
