import { openRules, removeRuleAsAnotherUser } from '#tests/e2e/support/firewall-pages.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { expectNoViolationsInBothSchemes } from './axe.ts'

/** States of firewalls; `routes.spec.ts` has the initial state. */

test.use({ persona: 'admin' })

test('staged rule changes, the row menu and the rule form are accessible', async ({ page, open }) => {
  const { choose, handle, add, dialog, bar } = await openRules(open, page, 'data-tier')
  await choose('Cache', 'Remove')
  await choose('Redis', 'Turn off')
  await handle('PostgreSQL for payments').press('ArrowUp')
  await expect(bar).toContainText('3 changes staged')
  await expectNoViolationsInBothSchemes(page, 'staged')
  await page.getByRole('button', { name: 'Actions for PostgreSQL', exact: true }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'menu')
  await page.keyboard.press('Escape')
  await add('outbound').click()
  await expect(dialog).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'a new rule')
  await dialog.getByRole('textbox', { name: 'Remote ports' }).fill('http')
  await dialog.getByRole('textbox', { name: 'To', exact: true }).fill('10.0.0.1/8')
  await expect(dialog).toContainText('Did you mean')
  await expectNoViolationsInBothSchemes(page, 'errors')
})

test('the comparison of two versions and the offer to restore changes are accessible', async ({
  page,
  open,
  guard,
}) => {
  guard.allow(/status of 412/)
  const { choose, save, dialog } = await openRules(open, page, 'data-tier')
  await choose('Cache', 'Remove')
  await removeRuleAsAnotherUser(page)
  await save.click()
  await expect(dialog.getByRole('button', { name: 'Use theirs' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'conflict')
  await dialog.getByRole('button', { name: 'Use theirs' }).click()
  await expect(page.getByRole('button', { name: 'Restore my changes' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'changes set aside')
})

test('the tabs of a failed firewall and the dialog that assigns VMs are accessible', async ({
  page,
  open,
}) => {
  const { tab } = await openRules(
    open,
    page,
    'edge-locations-asia-pacific-temporary-rules-until-the-vpn-is-up',
  )
  await expectNoViolationsInBothSchemes(page, 'rules')
  await tab('Overview').click()
  await expect(page.getByRole('region', { name: 'Protection' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'overview')
  await tab('Settings').click()
  await expect(page.getByRole('radio', { name: 'Enterprise' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'settings')
  await tab('Instances').click()
  await page.getByRole('button', { name: 'Assign VMs' }).click()
  // The tab has a field of the same name, which the dialog hides a moment after it has opened.
  const assign = page.getByRole('dialog')
  await assign.getByRole('searchbox', { name: 'Search VMs' }).fill('bastion')
  await assign.getByRole('checkbox', { name: 'bastion-us' }).check()
  await expectNoViolationsInBothSchemes(page, 'assigning')
})

test('the create form with errors is accessible', async ({ page, open }) => {
  await open('/network/firewalls/new')
  await page.getByRole('radio', { name: 'Web server' }).check()
  await page.getByRole('button', { name: 'Create Firewall' }).click()
  await expect(page.getByRole('alert')).toContainText('Enter a name.')
  await expectNoViolationsInBothSchemes(page, 'errors')
})

test.describe('without any firewall', () => {
  test.use({ scenario: { dataset: 'empty' } })
  test('the list is accessible', async ({ page, open }) => {
    await open('/network/firewalls')
    await expect(page.getByRole('heading', { name: 'No firewalls yet' })).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'empty')
  })
})

test.describe('rules that failed to load', () => {
  test.use({
    scenario: {
      rules: [{ operation: 'getFirewallRules', then: { respond: { status: 500, code: 'internal_error' } } }],
    },
  })
  test('show an accessible error with a retry', async ({ page, open, guard }) => {
    guard.allow(/status of 500/)
    await open('/network/firewalls')
    await page.getByRole('link', { name: 'Rules of data-tier' }).click()
    await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'failed')
  })
})
