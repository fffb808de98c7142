import { alertsPage, changeRuleAsAnotherUser } from './support/alert-pages.ts'
import { call } from './support/calls.ts'
import { expect, test, waitUntilIdle } from './support/fixtures.ts'

test.use({ persona: 'admin' })

test.describe('a new alert rule', () => {
  test('is previewed while typing, and fires after its duration', async ({
    page,
    open,
    setSecondsSinceStart,
  }) => {
    await open('/dashboard')
    const dashboard = page.locator('dl > div').filter({ hasText: 'Active Alerts' }).locator('dd').first()
    await expect(dashboard).toHaveText(/^\d+$/)
    const before = Number(await dashboard.innerText())
    const bell = page.getByRole('button', { name: /^Notifications/ })
    await expect(bell).toHaveAccessibleName(/3/)

    await open('/monitoring/alerts')
    const { dialog, main, tab, rule, alerts } = alertsPage(page)
    await page.getByRole('button', { name: 'New Alert Rule' }).click()
    await expect(page).toHaveURL('/monitoring/alerts?dialog=new-rule')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Anything at all')
    await dialog.getByRole('textbox', { name: 'Condition' }).fill('cpu over 1')
    await dialog.getByText('1m', { exact: true }).click()
    await dialog.getByText('Critical', { exact: true }).click()
    await expect(dialog).toContainText('Read as CPU > 1%')
    const preview = dialog.getByRole('region', { name: 'Preview' })
    await expect(preview).toContainText(/Would have fired (once|[\d,]+ times) in the last 24 hours/)
    await expect(preview.getByRole('img', { name: /CPU > 1%/ })).toBeVisible()
    await dialog.getByRole('radio', { name: 'Selected resources' }).check()
    await dialog.getByRole('searchbox', { name: 'Search resources to watch' }).fill('api-prod-01')
    await dialog.getByRole('checkbox', { name: 'api-prod-01' }).check()
    await expect(preview).toContainText('watching 1 resource')
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Go and look.')
    await dialog.getByRole('button', { name: 'Create rule' }).click()
    await expect(dialog).toBeHidden()

    await tab('Alert Rules').click()
    await expect(rule('Anything at all')).toContainText('CPU > 1% for 1m')
    await expect(rule('Anything at all')).toContainText('Critical')

    await setSecondsSinceStart(180)
    await open('/monitoring/alerts?q=api-prod-01')
    await expect(alerts.filter({ hasText: 'Anything at all' })).toHaveCount(1)
    await expect(bell).toHaveAccessibleName(/4/)
    await open('/dashboard')
    await expect(dashboard).toHaveText(String(before + 1))
    await expect(main).toBeVisible()
  })

  test('shows where its condition is wrong', async ({ page, open, guard }) => {
    guard.allow(/status of 422/)
    await open('/monitoring/alerts?dialog=new-rule')
    const { dialog } = alertsPage(page)
    const condition = dialog.getByRole('textbox', { name: 'Condition' })
    await condition.fill('memroy above 90%')
    await expect(dialog).toContainText('There is no metric “memroy”. Did you mean Memory?')
    await expect(dialog.locator('mark')).toHaveText('memroy')
    await expect(condition).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByRole('button', { name: 'Write “Memory above 90%”' }).click()
    await expect(condition).toHaveValue('Memory above 90%')
    await expect(dialog).toContainText('Read as Memory > 90%')
    await condition.fill('CPU > 800%')
    await expect(dialog.locator('mark')).toHaveText('800')
    await dialog.getByRole('button', { name: 'Create rule' }).click()
    await expect(dialog.getByRole('alert').filter({ hasText: 'Check the highlighted fields.' })).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await expect(dialog).toContainText('Enter a name.')
  })

  test('survives a closed dialog, a reload and a server error', async ({ page, open, guard }) => {
    guard.allow(/status of 409/)
    await open('/monitoring/alerts')
    const { dialog, tab, rows } = alertsPage(page)
    const taken = 'High memory'
    await page.getByRole('button', { name: 'New Alert Rule' }).click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill(taken)
    await dialog.getByRole('textbox', { name: 'Condition' }).fill('latency over 1.5 s')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'New Alert Rule' }).click()
    await expect(dialog).toContainText('We restored your unsaved entries.')
    await expect(dialog.getByRole('textbox', { name: 'Condition' })).toHaveValue('latency over 1.5 s')
    const asked = page.waitForEvent('dialog')
    const reloaded = page.reload()
    await (await asked).accept()
    await reloaded
    await expect(dialog.getByRole('textbox', { name: 'Condition' })).toHaveValue('latency over 1.5 s')
    await dialog.getByRole('button', { name: 'Create rule' }).click()
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await name.fill('Slow answers')
    await dialog.getByRole('button', { name: 'Create rule' }).click()
    await expect(dialog).toBeHidden()
    await tab('Alert Rules').click()
    await expect(rows.filter({ hasText: 'Latency > 1500 ms' })).toContainText('Slow answers')
    await page.getByRole('button', { name: 'New Alert Rule' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  })
})

test.describe('in a low window', () => {
  test.use({ viewport: { width: 740, height: 360 } })

  test('the severities scroll below the buttons of the dialog', async ({ page, open }) => {
    await open('/monitoring/alerts?tab=rules&dialog=new-rule')
    const dialog = page.getByRole('dialog')
    const critical = dialog.locator('label').filter({ hasText: 'Critical' })
    const buttonBox = await dialog.getByRole('button', { name: 'Create rule' }).boundingBox()
    const labelBox = await critical.boundingBox()
    await dialog.hover()
    await page.mouse.wheel(0, (labelBox?.y ?? 0) - (buttonBox?.y ?? 0))
    const isCovered = critical.evaluate((label) => {
      const { left, top, width, height } = label.getBoundingClientRect()
      const shown = document.elementFromPoint(left + width / 2, top + height / 2)
      return shown !== null && !label.contains(shown)
    })
    expect(await isCovered).toBe(true)
  })
})

test.describe('an alert rule', () => {
  test('is disabled, enabled, duplicated and deleted', async ({ page, open }) => {
    await open('/monitoring/alerts?tab=rules')
    const { rows, rule, switchOf, flip, choose, dialog, hint, toast } = alertsPage(page)
    const name = 'High CPU'
    await expect(hint('Alert Rules')).toHaveText('3 enabled')
    await expect(switchOf(name)).toBeChecked()
    await flip(name)
    await expect(toast(`${name} is disabled`)).toBeVisible()
    await expect(hint('Alert Rules')).toHaveText('2 enabled')
    await page.reload()
    await waitUntilIdle(page)
    await expect(switchOf(name)).not.toBeChecked()
    await choose(rule(name), 'Enable')
    await expect(switchOf(name)).toBeChecked()

    await choose(rule(name), 'Duplicate')
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(`${name} (copy)`)
    await dialog.getByRole('button', { name: 'Create rule' }).click()
    await expect(rows).toHaveCount(5)
    await choose(rule(`${name} (copy)`), 'Delete')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await choose(rule(`${name} (copy)`), 'Delete')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(rows).toHaveCount(4)
  })

  test('leads to the alerts that it fires, also under a new name', async ({ page, open }) => {
    await open('/monitoring/alerts?tab=rules')
    const { rule, alerts } = alertsPage(page)
    await changeRuleAsAnotherUser(page, 'High CPU', { name: 'Busy machines' })
    await rule('Busy machines')
      .getByRole('link', { name: /^Alerts of Busy machines/ })
      .click()
    await expect(page).toHaveURL(/\/monitoring\/alerts\?ruleId=alertrule_\w+$/)
    await expect(alerts).toHaveCount(1)
    await expect(alerts).toContainText('worker-queue-02')
    const filter = page.getByLabel('Rule', { exact: true })
    await expect(filter.locator('option:checked')).toHaveText('Busy machines')
    await filter.selectOption('All')
    await expect(page).toHaveURL('/monitoring/alerts')
  })

  test('changed by another person shows both versions, and my changes can be applied on top', async ({
    page,
    open,
    guard,
  }) => {
    guard.allow(/status of 412/)
    await open('/monitoring/alerts?tab=rules')
    const { dialog, rule, choose } = alertsPage(page)
    const name = 'High CPU'
    await choose(rule(name), 'Edit')
    await dialog.getByText('10m', { exact: true }).click()
    await changeRuleAsAnotherUser(page, name, { description: 'Theirs' })
    await dialog.getByRole('button', { name: 'Save rule' }).click()
    await expect(dialog).toContainText('Your changes aren’t saved yet, but nothing is lost.')
    await expect(dialog.getByRole('row', { name: /Duration differs/ })).toContainText('10m')
    await expect(dialog.getByRole('row', { name: /Description differs/ })).toContainText('Theirs')
    await expect(dialog.getByRole('region', { name: 'Changed by someone else' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Overwrite with mine' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('Theirs')
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Save rule' }).click()
    await expect(dialog).toBeHidden()
    await expect(rule(name)).toContainText('for 10m')
    const { body } = await call(page, `/alert-rules?q=${encodeURIComponent(name)}`)
    expect(body.items[0]).toMatchObject({ durationMinutes: 10, description: 'Theirs' })
  })
})

test.describe('an outdated list of rules', () => {
  test.use({
    scenario: {
      // Block the event stream, which would show the change at once.
      rules: [
        {
          operation: 'listAlertRules',
          when: { call: 2, times: 100 },
          then: { respond: { status: 500, code: 'internal_error' } },
        },
      ],
    },
  })
  test('does not disable a rule that another person changed', async ({ page, open, guard }) => {
    guard.allow(/status of (412|500)/)
    await open('/monitoring/alerts?tab=rules')
    const { switchOf, flip, dialog, rule, toast } = alertsPage(page)
    await changeRuleAsAnotherUser(page, 'High CPU', { durationMinutes: 30 })
    await expect(rule('High CPU')).toContainText('for 5m')
    await flip('High CPU')
    await expect(dialog).toContainText('while you had this page open. It has not been disabled.')
    await expect(dialog.getByRole('row', { name: /Duration differs/ })).toContainText('30m')
    await dialog.getByRole('button', { name: 'Keep as is' }).click()
    await expect(dialog).toBeHidden()
    await expect(switchOf('High CPU')).toBeChecked()
    await expect(rule('High CPU')).toContainText('for 30m')

    await changeRuleAsAnotherUser(page, 'High CPU', { durationMinutes: 10 })
    await flip('High CPU')
    await dialog.getByRole('button', { name: 'Disable it anyway' }).click()
    await expect(toast('High CPU is disabled')).toBeVisible()
    await expect(switchOf('High CPU')).not.toBeChecked()
  })
})
