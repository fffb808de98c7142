import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { teamPage } from '#tests/e2e/support/team-pages.ts'
import { expectNoViolationsInBothSchemes } from './axe.ts'

/** States of projects and the audit log; `routes.spec.ts` has the initial state. */

test.use({ persona: 'admin' })

test('the details of a project and its form with errors are accessible', async ({ page, open }) => {
  await open('/team?tab=projects')
  const team = teamPage(page)
  await page.getByRole('link', { name: 'Storefront' }).click()
  await expect(team.dialog('Storefront').getByRole('link', { name: 'Virtual machines' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'a project')
  await team.dialog('Storefront').getByRole('button', { name: 'Edit' }).click()
  await team.dialog('Edit project').getByRole('textbox', { name: 'Name' }).fill(' ')
  await team.dialog('Edit project').getByRole('button', { name: 'Save project' }).click()
  await expect(team.dialog('Edit project').getByText('Enter a name.')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'error')
})

test('the dialog that deletes a project and moves its resources is accessible', async ({ page, open }) => {
  await open('/team?tab=projects')
  const team = teamPage(page)
  // Has resources of every type.
  await page.getByRole('link', { name: 'Data platform' }).click()
  await team.dialog('Data platform').getByRole('button', { name: 'Delete' }).click()
  const dialog = team.dialog('Delete Data platform?')
  await expect(dialog.getByRole('listitem')).toHaveCount(9)
  await expect(dialog.getByRole('listitem').last()).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
  await expectNoViolationsInBothSchemes(page, 'deleting')
})

test('the dialog that moves resources to a project is accessible', async ({ page, open }) => {
  await open('/network/firewalls')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Move to project' }).click()
  const dialog = teamPage(page).dialog(/^Move \d+ firewalls/)
  await dialog.getByLabel('Project').selectOption('Data platform')
  await expect(dialog.getByRole('list', { name: 'Resources to move' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'moving')
})

test('the audit log and the dialog of an entry are accessible', async ({ page, open }) => {
  await open('/team?tab=audit')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'the log')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(teamPage(page).dialog('Audit entry').getByText('Request ID')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'an entry')
})
