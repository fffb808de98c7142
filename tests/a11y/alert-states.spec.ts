import { alertsPage, changeRuleAsAnotherUser } from '#tests/e2e/support/alert-pages.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { expectNoViolationsInBothSchemes } from './axe.ts'

/** States of the alerts page; `routes.spec.ts` has its initial state. */

test.use({ persona: 'admin', scenario: { seedVariants: ['failures'] } })

test('acknowledged and silenced alerts, a selection and the dialogs are accessible', async ({
  page,
  open,
}) => {
  await open('/monitoring/alerts')
  const { open: untaken, alerts, dialog, choose } = alertsPage(page)
  await untaken
    .first()
    .getByRole('button', { name: /^Acknowledge / })
    .click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'acknowledged, with its toast')
  await choose(alerts.first(), 'Silence…')
  await expect(dialog.getByRole('button', { name: 'Silence', exact: true })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'silencing')
  await dialog.getByRole('button', { name: 'Silence', exact: true }).click()
  await expect(alerts.first()).toContainText('Silenced until')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expectNoViolationsInBothSchemes(page, 'silenced and selected')
  await alerts.first().getByRole('heading').getByRole('link').click()
  await expect(dialog.getByRole('img', { name: /at the end|no data/ })).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'Timeline' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'one alert')
})

test('rules, channels, history and an empty search result are accessible', async ({ page, open }) => {
  await open('/monitoring/alerts?tab=rules')
  const { tab, rows, channels } = alertsPage(page)
  await expect(rows.first()).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'rules')
  await tab('Notification Channels').click()
  await expect(channels.first()).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'channels')
  await tab('Alert History').click()
  await expect(rows.first()).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'history')
  await page.goto('/monitoring/alerts?q=nothing')
  await expect(page.getByRole('heading', { name: 'No alerts match' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'no match')
})

test('the rule form is accessible, with and without errors', async ({ page, open }) => {
  await open('/monitoring/alerts?dialog=new-rule')
  const { dialog } = alertsPage(page)
  await dialog.getByRole('textbox', { name: 'Condition' }).fill('memroy above 90%')
  await dialog.getByRole('button', { name: 'Create rule' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'Check the highlighted fields.' })).toBeVisible()
  await expect(dialog.locator('mark')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'errors')
  await dialog.getByRole('textbox', { name: 'Condition' }).fill('memory above 60%')
  await dialog.getByRole('radio', { name: 'Selected resources' }).check()
  await dialog.getByRole('searchbox', { name: 'Search resources to watch' }).fill('api')
  await dialog.getByRole('checkbox', { name: /^api/ }).first().check()
  await expect(dialog.getByRole('img', { name: /at the end|no data/ })).toBeVisible()
  await expect(dialog).toContainText('watching 1 resource')
  await expectNoViolationsInBothSchemes(page, 'preview')
})

test('the comparison of two rule versions is accessible', async ({ page, open, guard }) => {
  guard.allow(/status of 412/)
  await open('/monitoring/alerts?tab=rules')
  const { dialog, rule, choose } = alertsPage(page)
  await choose(rule('High CPU'), 'Edit')
  await dialog.getByText('30m', { exact: true }).click()
  await changeRuleAsAnotherUser(page, 'High CPU', { description: 'Theirs' })
  await dialog.getByRole('button', { name: 'Save rule' }).click()
  await expect(dialog.getByRole('button', { name: 'Use theirs' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'conflict')
})

test('the channel form with errors is accessible', async ({ page, open }) => {
  await open('/monitoring/alerts?tab=channels&dialog=new-channel')
  const { dialog } = alertsPage(page)
  await dialog.getByRole('button', { name: 'Add channel' }).click()
  await expect(dialog).toContainText('Enter a name.')
  await expectNoViolationsInBothSchemes(page, 'errors')
})

test.describe('for a viewer', () => {
  test.use({ persona: 'viewer' })
  test('disabled controls with their reasons are accessible', async ({ page, open }) => {
    await open('/monitoring/alerts')
    const { alerts, rows, tab } = alertsPage(page)
    await expect(alerts.first()).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'alerts')
    await tab('Alert Rules').click()
    await expect(rows.first()).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'rules')
  })
})

test.describe('alerts that failed to load', () => {
  test.use({
    scenario: {
      rules: [{ operation: 'listAlerts', then: { respond: { status: 500, code: 'internal_error' } } }],
    },
  })
  test('show an accessible error with a retry', async ({ page, open, guard }) => {
    guard.allow(/status of 500/)
    await open('/monitoring/alerts')
    await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'failed')
  })
})
