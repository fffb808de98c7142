import { expect, test } from './support/fixtures.ts'

test.use({ persona: 'owner' })

test.describe('while a budget is being created', () => {
  test.use({ scenario: { network: { latencyMs: { createBudget: 1000 } } } })

  test('closing the dialog keeps no draft of it', async ({ page, open }) => {
    await open('/billing?dialog=new-budget')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Shop')
    await dialog.getByLabel('Monthly amount').fill('9000')
    await dialog.getByRole('button', { name: 'Create budget' }).click()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Edit Shop' }).waitFor()
    await page.getByRole('button', { name: 'Create budget' }).click()
    await expect(dialog.getByLabel('Name')).toHaveValue('')
  })
})

test.describe('a budget that someone else changes meanwhile', () => {
  test.use({
    scenario: {
      rules: [
        {
          operation: 'updateBudget',
          when: { times: 1 },
          then: { respond: { status: 412, code: 'precondition_failed' } },
        },
      ],
    },
  })

  test('says what it is now, and keeps the entries', async ({ page, open, guard }) => {
    guard.allow(/status of 412/)
    await open('/billing')
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Edit budget' })
    const name = await dialog.getByLabel('Name').inputValue()
    await dialog.getByLabel('Name').fill('Mine')
    await dialog.getByRole('button', { name: 'Save budget' }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      new RegExp(
        `changed this budget\\. It’s now “${name}”, \\$[\\d,.]+ per month for .+\\. Alerts at \\d+% spent.+\\. Your changes aren’t saved\\.`,
      ),
    )
    await expect(dialog.getByLabel('Name')).toHaveValue('Mine')
    await dialog.getByRole('button', { name: 'Save budget' }).click()
    await expect(dialog).toBeHidden()
  })
})

test('a budget over its threshold says so before, and notifies with its creation', async ({ page, open }) => {
  await open('/billing?dialog=new-budget')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Late')
  await dialog.getByLabel('Monthly amount').fill('5000')
  await expect(dialog.getByRole('status')).toBeEmpty()
  await dialog.getByLabel('Monthly amount').fill('2000')
  await expect(dialog.getByRole('status')).toHaveText(
    /^This month’s spend is already \$2,8\d\d\.\d\d \(over 80%\)\. This month’s forecast is already \$3,\d{3}\.\d\d \(over 100%\)\. You’ll be notified immediately\.$/,
  )
  // Costs of the project alone are below the thresholds.
  await dialog.getByLabel('Scope').selectOption({ label: 'Project Default' })
  await expect(dialog.getByRole('status')).toBeEmpty()
  await dialog.getByLabel('Scope').selectOption({ label: 'Whole organization' })
  await expect(dialog.getByRole('status')).toContainText('You’ll be notified immediately.')
  await dialog.getByRole('button', { name: 'Create budget' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByText('Late has reached 80%')).toBeVisible()
  await expect(page.getByText('Late is expected to reach 100%')).toBeVisible()
})
