import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { expectNoViolationsInBothSchemes } from './axe.ts'

/** Tabs, dialog and states of monitoring; `routes.spec.ts` has the initial state. */

test.use({ persona: 'owner' })

test('the Infrastructure, Applications and Alerts tabs are accessible', async ({ page, open }) => {
  await open('/monitoring?tab=infrastructure')
  await expect(page.locator('.u-over').first()).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'Infrastructure')
  await page.getByRole('tab', { name: 'Applications' }).click()
  await expect(page.getByRole('table', { name: 'Applications' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'Applications')
  await page.getByRole('tab', { name: 'Alerts', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Alert Management' }).getByRole('link').first()).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'Alerts')
})

test('the custom range form with errors, and charts read and zoomed by keyboard, are accessible', async ({
  page,
  open,
}) => {
  await open('/monitoring?dialog=range')
  const dialog = page.getByRole('dialog', { name: 'Custom range' })
  await dialog.getByLabel('To').fill('')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog).toContainText('Enter a date and a time.')
  await expectNoViolationsInBothSchemes(page, 'custom range')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const reader = page.getByRole('slider', { name: 'Values of CPU' })
  await reader.focus()
  await reader.press('Shift+PageDown')
  await expect(reader).toHaveAttribute('aria-valuetext', /Marked/)
  await expectNoViolationsInBothSchemes(page, 'a chart read by keyboard')
  await reader.press('Enter')
  await expect(page.getByRole('button', { name: 'Reset zoom' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'zoomed')
})

test.describe('every tab whose requests fail', () => {
  test.use({
    scenario: {
      rules: [
        'queryMetric',
        'getMonitoringOverview',
        'listIncidents',
        'listAlerts',
        'getInfrastructureHealth',
        'listApplicationHealth',
      ].map((operation) => ({
        operation,
        then: { respond: { status: 500, code: 'internal_error' } },
      })) as never,
    },
  })

  test('is accessible', async ({ page, open, guard }) => {
    guard.allow(/status of 500/)
    for (const tab of ['overview', 'infrastructure', 'applications', 'alerts']) {
      await open(`/monitoring?tab=${tab}`)
      await expect(page.getByRole('alert').first()).toBeVisible()
      await expectNoViolationsInBothSchemes(page, `${tab}, failed`)
    }
  })
})

test.describe('monitoring of an empty organization', () => {
  test.use({ scenario: { dataset: 'empty' } })

  test('is accessible', async ({ page, open }) => {
    await open('/monitoring')
    await expect(page.getByText('No data in this range').first()).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'empty')
  })
})
