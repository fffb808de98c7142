import { firewallDetail, openRules } from './support/firewall-pages.ts'
import { expect, test } from './support/fixtures.ts'
import { chooseInHeader } from './support/resource-pages.ts'

test.describe('firewalls', () => {
  test.use({ persona: 'admin', scenario: { seedVariants: ['failures'] } })

  test('are listed with rules, instances and modification time', async ({ page, open }) => {
    await open('/network/firewalls')
    const cards = page.getByRole('list', { name: 'Firewalls' }).getByRole('listitem')
    await expect(cards).toHaveCount(3)
    const shop = cards.filter({ has: page.getByRole('link', { name: 'shop-front', exact: true }) })
    for (const text of ['Active', 'Rules', '4 inbound, 1 outbound', 'Instances', 'Last modified']) {
      await expect(shop).toContainText(text)
    }
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Most rules first')
    await expect(cards.first()).toContainText('data-tier')
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Error')
    await expect(page).toHaveURL(/status=error/)
    await expect(cards).toHaveCount(1)
    await expect(cards).toContainText('1 critical')
    await page.getByRole('searchbox', { name: 'Search firewalls' }).fill('nothing like it')
    await expect(cards).toHaveCount(0)
  })

  test('are created, assigned, unassigned and deleted', async ({
    page,
    open,
    guard,
    setSecondsSinceStart,
  }) => {
    guard.allow(/status of 40[49]/)
    await open('/network/firewalls')
    await page.getByRole('link', { name: 'Create Firewall' }).click()
    const name = page.getByRole('textbox', { name: 'Name' })
    const cost = page.getByRole('complementary', { name: 'Cost' })
    await name.fill('data-tier')
    await page.getByRole('radio', { name: 'Professional' }).check()
    await expect(cost).toContainText('$50.00')
    await expect(cost).toContainText('4 of 50')
    await page.getByRole('radio', { name: 'Web server' }).check()
    await expect(page.getByRole('list', { name: 'Inbound rules' }).getByRole('listitem')).toHaveCount(3)
    await page.getByRole('searchbox', { name: 'Search VMs' }).fill('bastion')
    await page.getByRole('checkbox', { name: 'bastion-us' }).check()
    await cost.getByRole('button', { name: 'Create Firewall' }).click()
    await expect(page.getByRole('alert')).toContainText('This name is already taken. Choose another one.')
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await name.fill('gate')
    await cost.getByRole('button', { name: 'Create Firewall' }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'gate' })).toBeVisible()
    const { main, tab, dialog } = firewallDetail(page)
    await expect(main).toContainText('Creating')
    await setSecondsSinceStart(60)
    await expect(main).toContainText('Active')
    await tab('Instances').click()
    const machines = page.getByRole('list', { name: 'Instances' }).getByRole('listitem')
    await expect(machines).toHaveCount(1)
    await page.getByRole('button', { name: 'Assign VMs' }).click()
    await dialog.getByRole('searchbox', { name: 'Search VMs' }).fill('b')
    await expect(dialog.getByRole('checkbox', { name: 'bastion-us' })).toBeDisabled()
    await dialog.getByRole('checkbox', { name: 'backup-archive' }).check()
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
    await expect(page.getByText('gate protects backup-archive')).toBeVisible()
    await expect(machines).toHaveCount(2)
    await page.getByRole('button', { name: 'Remove bastion-us' }).click()
    await expect(dialog).toContainText('It has no other firewall')
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(machines).toHaveCount(1)

    await chooseInHeader(page, 'Delete')
    await expect(dialog).toContainText('Virtual machine backup-archive')
    await dialog.getByRole('textbox').fill('gate')
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(main).toContainText('Deleting')
    await setSecondsSinceStart(120)
    await expect(page.getByRole('heading', { name: 'gate has been deleted' })).toBeVisible()
  })

  test('that failed can be retried; a plan below the rule count is rejected', async ({
    page,
    open,
    setSecondsSinceStart,
  }) => {
    const { main, tab } = await openRules(
      open,
      page,
      'edge-locations-asia-pacific-temporary-rules-until-the-vpn-is-up',
    )
    await expect(main).toContainText('The rules didn’t reach all VMs.')
    await expect(main).toContainText('Allows SSH (port 22) from anywhere.')
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(main).toContainText('Updating')
    await setSecondsSinceStart(60)
    await expect(main).toContainText('Active')
    await tab('Settings').click()
    await page.getByRole('radio', { name: 'Enterprise' }).check()
    await page.getByRole('button', { name: 'Change for $200.00 per month' }).click()
    await expect(page.getByText('Plan changed to Enterprise')).toBeVisible()
    await tab('Activity').click()
    await expect(page.getByRole('list', { name: 'Activity, newest first' })).toContainText('Changed the plan')
  })
})

test.describe('machines to choose from', () => {
  test.use({ persona: 'admin', scenario: { rules: [{ operation: 'listVms', then: { delayMs: 2500 } }] } })

  test('keep their positions when the response arrives', async ({ page, open }) => {
    await open('/network/firewalls/new')
    const machines = page.getByRole('group', { name: 'VMs' })
    const names = machines.getByRole('checkbox')
    const search = page.getByRole('searchbox', { name: 'Search VMs' })
    await search.fill('web-prod')
    await expect(names).toHaveCount(2)
    await expect(machines).toHaveAttribute('aria-busy', 'false')
    await search.fill('prod-0')
    // Filtered at once on the client; the server adds other matches.
    const seen = machines.getByRole('checkbox', { name: 'web-prod-02' })
    await expect(names).toHaveCount(2)
    await seen.hover()
    await page.mouse.down()
    await expect(machines.getByRole('checkbox', { name: 'api-prod-01' })).toBeVisible()
    await expect(machines).toHaveAttribute('aria-busy', 'false')
    await page.mouse.up()
    await expect(seen).toBeChecked()
    // Filtered out, but still listed as selected and removable.
    await search.fill('bastion')
    await expect(seen).toHaveCount(0)
    const chosen = page.getByRole('list', { name: 'Selected VMs' })
    await expect(chosen).toHaveText('web-prod-02')
    await chosen.getByRole('button', { name: 'Remove web-prod-02' }).click()
    await expect(chosen.getByRole('listitem')).toHaveCount(0)
  })
})

test.describe('for a viewer', () => {
  test.use({ persona: 'viewer' })

  test('rules are readable, and disabled actions give the reason', async ({ page, open }) => {
    const { add, rules } = await openRules(open, page, 'data-tier')
    await expect(rules('Inbound')).toHaveCount(8)
    await expect(add('inbound')).toHaveAccessibleDescription(/Your role can view firewalls/)
    await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0)
    await expect(rules('Inbound').getByRole('button', { name: /^Actions for / })).toHaveCount(0)
    await expect(
      page.getByText('Never applies, because inbound rule 1 matches all of its traffic first.'),
    ).toBeVisible()
    await open('/network/firewalls/new')
    await expect(page.getByRole('main')).toContainText('Your role can view firewalls')
  })
})
