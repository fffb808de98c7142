import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { horizontalOverflow } from '#tests/support/horizontal-overflow.ts'
import { expectNoViolationsInBothSchemes } from './axe.ts'

/** Roles, their operations, and pages denied to a role. */

test.describe('an admin', () => {
  test.use({ persona: 'admin' })

  test('the role matrix, which fits a phone, and the dialog of a row are accessible', async ({
    page,
    open,
  }) => {
    await open('/team?tab=roles')
    await expect(page.getByRole('columnheader', { name: /^Support/ })).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'matrix')
    await page.setViewportSize({ width: 360, height: 800 })
    await expect.poll(() => horizontalOverflow(page), 'wider than a phone').toBe(0)
    await page.getByRole('button', { name: /^Manage the team/ }).click()
    await expect(page.getByRole('dialog')).toContainText('POST /roles')
    await expectNoViolationsInBothSchemes(page, 'dialog of a row')
  })

  test('the form of a custom role with errors is accessible', async ({ page, open }) => {
    await open('/team?tab=roles&dialog=role')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Create role' }).click()
    await expect(dialog).toContainText('Choose at least one permission.')
    await expectNoViolationsInBothSchemes(page, 'errors')
  })
})

test.describe('a viewer', () => {
  test.use({ persona: 'viewer' })

  test('a page that the role may not see is accessible', async ({ page, open }) => {
    await open('/billing')
    await expect(page.getByRole('heading', { name: 'You don’t have access to this' })).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'billing')
  })
})
