import { horizontalOverflow } from '#tests/support/horizontal-overflow.ts'
import { expect, test } from './support/fixtures.ts'
import { openFromList } from './support/resource-pages.ts'

test.use({ persona: 'admin', scenario: { seedVariants: ['failures'] } })

const LIST = '/network/load-balancers'

test('rules are added, tried, reordered with the keyboard and removed', async ({ page, open }) => {
  const { form, button, tab } = await openFromList(open, page, LIST, 'shop-web', 'Routing')
  const rules = form('Routing rules').getByRole('list', { name: 'Rules in order' }).getByRole('listitem')
  const hosts = form('Routing rules').getByRole('textbox', { name: 'Host' })
  const paths = form('Routing rules').getByRole('textbox', { name: 'Path' })
  await expect(rules).toHaveCount(2)
  await expect(hosts.first()).toHaveValue('admin.nimbus-shop.example')

  await button('Add a rule').click()
  await hosts.last().fill('https://api.nimbus-shop.example')
  await paths.last().fill('/v2/*')
  await rules.last().getByRole('combobox', { name: 'Send to' }).selectOption('Chosen targets')
  await button('Save rules').click()
  await expect(hosts.last()).toHaveAccessibleDescription(/without https/)
  await expect(paths.last()).toHaveAccessibleDescription(/Everything below the path matches/)
  await expect(rules.last()).toContainText('Choose a target.')
  await hosts.last().fill('*.nimbus-shop.example')
  await paths.last().fill('/v2')
  await rules.last().getByRole('checkbox', { name: 'web-prod-02' }).check()

  const address = page.getByRole('textbox', { name: 'Address' })
  await address.fill('https://api.nimbus-shop.example/v2/orders?page=2')
  await expect(page.getByText('Rule 3 matches: web-prod-02.')).toBeVisible()
  await address.fill('nimbus-shop.example/v2')
  await expect(page.getByText('No rule matches: all targets.')).toBeVisible()

  // The focus follows the rule, so that pressing again moves it further.
  await button('Move rule 3 up').press('Enter')
  await expect(button('Move rule 2 up')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(hosts.first()).toHaveValue('*.nimbus-shop.example')
  await paths.first().fill('/')
  await expect(rules.nth(1)).toContainText('Never applies: rule 1 matches these requests first.')
  await paths.first().fill('/v2')
  await expect(rules.nth(1)).not.toContainText('Never applies')
  await button('Save rules').click()
  await expect(page.getByText('Routing rules saved')).toBeVisible()
  await expect(rules).toHaveCount(3)
  await button('Remove rule 2').click()
  await button('Save rules').click()
  await expect(rules).toHaveCount(2)

  await tab('Activity').click()
  await expect(page.getByText('Changed the routing rules of shop-web').first()).toBeVisible()
  await tab('Overview').click()
  await expect(page.getByRole('region', { name: 'Traffic' })).toContainText('Routing rules2')
})

test('connections follow the rules', async ({ page, open }) => {
  const { form, button, tab } = await openFromList(open, page, LIST, 'shop-web', 'Routing')
  await button('Remove rule 2').click()
  await button('Remove rule 1').click()
  await expect(button('Add a rule')).toBeFocused()
  const everything = form('Routing rules').getByRole('group', { name: 'Every request' })
  await everything.getByRole('combobox', { name: 'Send to' }).selectOption('Chosen targets')
  await everything.getByRole('checkbox', { name: 'web-prod-01' }).check()
  await button('Save rules').click()
  await expect(page.getByText('Routing rules saved')).toBeVisible()
  await tab('Targets').click()
  const targets = page.getByRole('list', { name: 'Targets' }).getByRole('listitem')
  await expect(targets.filter({ hasText: 'web-prod-02' })).toContainText('· 0 connections')
  await expect(targets.filter({ hasText: 'web-prod-01' })).not.toContainText('· 0 connections')

  await button('Remove web-prod-01').click()
  const removal = page.getByRole('dialog', { name: 'Remove web-prod-01?' })
  await expect(removal).toContainText('the only target of a routing rule')
})

test('sticky sessions are turned off and on', async ({ page, open }) => {
  const { form, tab } = await openFromList(open, page, LIST, 'shop-web', 'Routing')
  const sticky = form('Sticky sessions')
  const lifetime = sticky.getByRole('combobox', { name: 'Cookie lifetime' })
  await expect(lifetime.getByRole('option', { selected: true })).toHaveText('1 hour')
  await lifetime.selectOption('Off')
  await sticky.getByRole('button', { name: 'Save sticky sessions' }).click()
  await expect(page.getByText('Sticky sessions turned off')).toBeVisible()
  await lifetime.selectOption('1 day')
  await sticky.getByRole('button', { name: 'Save sticky sessions' }).click()
  await expect(page.getByText('Sticky sessions saved')).toBeVisible()
  await tab('Overview').click()
  await expect(page.getByRole('region', { name: 'Traffic' })).toContainText('Cookie, 1 day')
})

test('a type that reads no HTTP says so', async ({ page, open }) => {
  await openFromList(open, page, LIST, 'build-cache', 'Routing')
  await expect(page.getByText(/pass connections on without reading requests/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save rules' })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('rules fit', async ({ page, open }) => {
    const { form } = await openFromList(open, page, LIST, 'shop-web', 'Routing')
    await expect(form('Routing rules').getByRole('textbox', { name: 'Host' }).first()).toBeVisible()
    expect(await horizontalOverflow(page)).toBe(0)
  })
})

test.describe('for a viewer', () => {
  test.use({ persona: 'viewer' })

  test('rules can be read, and the button says why not changed', async ({ page, open }) => {
    const { form, button } = await openFromList(open, page, LIST, 'shop-web', 'Routing')
    await expect(form('Routing rules').getByRole('textbox', { name: 'Host' }).first()).toBeDisabled()
    await expect(button('Save rules')).toHaveAccessibleDescription(/Ask an Owner or Admin/)
  })
})
