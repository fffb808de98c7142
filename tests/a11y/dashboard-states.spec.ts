import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { expectNoViolationsInBothSchemes } from './axe.ts'

/** Menu, denied, failed and empty states of the dashboard; `routes.spec.ts` has its initial state. */

test.describe('the dashboard of a viewer', () => {
  test.use({ persona: 'viewer' })

  test('is accessible with the menu of disabled create actions open', async ({ page, open }) => {
    await open('/dashboard')
    await page.getByRole('button', { name: 'New Resource' }).click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'New Resource, disabled')
  })
})

test.describe('the dashboard of an empty organization', () => {
  test.use({ persona: 'owner', scenario: { dataset: 'empty' } })

  test('is accessible', async ({ page, open }) => {
    await open('/dashboard')
    await expectNoViolationsInBothSchemes(page, 'empty')
  })
})

test.describe('the dashboard with failed widgets', () => {
  test.use({
    persona: 'owner',
    scenario: {
      rules: ['getDashboardOverview', 'getDashboardServices', 'listActivity', 'getDashboardCpu'].map(
        (operation) => ({ operation, then: { respond: { status: 500, code: 'internal_error' } } }),
      ) as never,
    },
  })

  test('is accessible', async ({ page, open, guard }) => {
    guard.allow(/status of 500/)
    await open('/dashboard')
    await expect(page.getByRole('alert')).toHaveCount(3)
    await expectNoViolationsInBothSchemes(page, 'failures')
  })
})
