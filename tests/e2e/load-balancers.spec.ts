import { call } from './support/calls.ts'
import { expect, navigateInApp, test } from './support/fixtures.ts'
import { breadcrumb, chooseInHeader, openFromList, rowsOf } from './support/resource-pages.ts'

test.use({ persona: 'admin', scenario: { seedVariants: ['failures'] } })

const LIST = '/network/load-balancers'

test('the list is a table that filters by health', async ({ page, open }) => {
  await open(LIST)
  const list = rowsOf(page, 'Load Balancers')
  await expect(list.rows).toHaveCount(3)
  const shop = list.row('shop-web')
  await expect(shop).toContainText('Active')
  await expect(shop).toContainText('Application')
  await expect(shop).toContainText('2 of 2 healthy')
  await page.getByRole('combobox', { name: 'Health' }).selectOption('Degraded')
  await expect(list.names).toHaveText(['build-cache'])
  await expect(page).toHaveURL(/health=warning/)
  await list.choose('build-cache', 'Monitor')
  await expect(page.getByRole('heading', { name: 'Requests and errors' })).toBeVisible()
  await page.goBack()
  await list.choose('build-cache', 'Configure')
  await expect(page.getByRole('form', { name: 'Listeners' })).toBeVisible()
})

test('one is created with a listener and targets, and deleted by its name', async ({
  page,
  open,
  guard,
  setSecondsSinceStart,
}) => {
  guard.allow(/status of (404|422)/)
  await open(`${LIST}/new`)
  const cost = page.getByRole('complementary', { name: 'Cost' })
  await expect(cost).toContainText('$20.00 per month')
  const listener = page.getByRole('group', { name: 'Listener 1' })
  const port = listener.getByRole('textbox', { name: 'Port', exact: true })
  await listener.getByRole('combobox', { name: 'Protocol' }).selectOption('HTTPS')
  await expect(port).toHaveValue('443')
  await listener.getByRole('combobox', { name: 'Protocol' }).selectOption('HTTP')
  await expect(port).toHaveValue('80')
  await listener.getByRole('combobox', { name: 'Protocol' }).selectOption('HTTPS')
  await page.getByRole('button', { name: 'Add listener' }).click()
  await page
    .getByRole('group', { name: 'Listener 2' })
    .getByRole('textbox', { name: 'Port', exact: true })
    .fill('443')
  await page.getByRole('textbox', { name: 'Timeout (s)' }).fill('10')
  await page.getByRole('textbox', { name: 'Name' }).fill('api')
  await cost.getByRole('button').click()
  const certificate = listener.getByRole('combobox', { name: 'Certificate' })
  await expect(certificate).toHaveAccessibleDescription('Choose a certificate.')
  await expect(page.getByRole('textbox', { name: 'Timeout (s)' })).toHaveAccessibleDescription(
    /less than the interval/,
  )
  await expect(
    page.getByRole('group', { name: 'Listener 2' }).getByRole('textbox', { name: 'Port', exact: true }),
  ).toHaveAccessibleDescription(/Another listener/)

  await listener.getByRole('button', { name: 'Add certificate' }).click()
  const creation = page.getByRole('dialog', { name: 'Add certificate' })
  await creation.getByRole('textbox', { name: 'Domain' }).fill('api.nimbus.example')
  await creation.getByRole('button', { name: 'Request certificate' }).click()
  await expect(creation).toContainText('Must be in one of your DNS zones.')
  await creation.getByRole('textbox', { name: 'Domain' }).fill('api.nimbus-shop.example')
  await creation.getByRole('button', { name: 'Request certificate' }).click()
  await expect(creation).toBeHidden()
  await expect(certificate.getByRole('option', { selected: true })).toHaveText(/^api.nimbus-shop.example/)
  await page
    .getByRole('group', { name: 'Listener 2' })
    .getByRole('textbox', { name: 'Port', exact: true })
    .fill('80')
  await page.getByRole('textbox', { name: 'Timeout (s)' }).fill('5')
  await page.getByRole('checkbox', { name: 'api-prod-01' }).check()
  await page.getByRole('checkbox', { name: 'api-prod-02' }).check()
  await cost.getByRole('button').click()

  await expect(page.getByRole('heading', { level: 1, name: 'api' })).toBeVisible()
  const header = page.getByRole('main').locator('header')
  await expect(header).toContainText('Creating')
  await setSecondsSinceStart(120)
  await expect(header).toContainText('Active')
  await expect(page.getByRole('tabpanel')).toContainText('2 of 2')
  await expect(page.getByRole('tabpanel')).toContainText('No DNS record points here yet')
  await expect(page.getByRole('link', { name: 'Go to DNS' })).toHaveAttribute('href', /\/services\/dns$/)
  await expect(page.getByRole('tabpanel')).toContainText('certificate for api.nimbus-shop.example')

  await chooseInHeader(page, 'Delete')
  const dialog = page.getByRole('dialog', { name: 'Delete api?' })
  await dialog.getByRole('textbox').fill('api')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(header).toContainText('Deleting')
  await setSecondsSinceStart(180)
  await expect(page.getByText('Its IP address was released')).toBeVisible()
})

test('targets are drained, resumed, added and removed', async ({ page, open, setSecondsSinceStart }) => {
  await openFromList(open, page, LIST, 'shop-web', 'Targets')
  const targets = page.getByRole('list', { name: 'Targets' })
  const target = (name: string) =>
    targets.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
  await expect(targets.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Drain web-prod-01' }).click()
  await expect(target('web-prod-01')).toContainText('Draining')
  await setSecondsSinceStart(60)
  await expect(target('web-prod-01')).toContainText('Drained')
  await expect(target('web-prod-01')).toContainText('0 connections')
  await page.getByRole('button', { name: 'Resume web-prod-01' }).click()
  await expect(page.getByRole('button', { name: 'Drain web-prod-01' })).toBeVisible()

  const form = page.getByRole('form', { name: 'Add targets' })
  await expect(form.getByRole('checkbox', { name: 'web-prod-01' })).toBeDisabled()
  await form.getByRole('checkbox', { name: 'worker-queue-01' }).check()
  await form.getByRole('button', { name: 'Add targets' }).click()
  await expect(target('worker-queue-01')).toContainText('Checking')
  await setSecondsSinceStart(120)
  await expect(target('worker-queue-01')).toContainText('Healthy')
  await page.getByRole('button', { name: 'Remove worker-queue-01' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(targets.getByRole('listitem')).toHaveCount(2)
})

test('draining or removing the last healthy target asks first', async ({ page, open }) => {
  await openFromList(open, page, LIST, 'shop-web', 'Targets')
  const header = page.getByRole('main').locator('header')
  await expect(header).toContainText('Active')
  await page.getByRole('button', { name: 'Drain web-prod-01' }).click()
  await expect(page.getByRole('button', { name: 'Resume web-prod-01' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove web-prod-02' }).click()
  const removal = page.getByRole('dialog', { name: 'Remove web-prod-02?' })
  await expect(removal).toContainText('visitors get 503')
  await removal.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Drain web-prod-02' }).click()
  const dialog = page.getByRole('dialog', { name: 'Drain web-prod-02?' })
  await expect(dialog).toContainText('This is the last healthy target')
  await dialog.getByRole('button', { name: 'Drain' }).click()
  await expect(header).toContainText('No target receives traffic')
  await expect(header).not.toContainText('Active')
  await breadcrumb(page).click()
  const card = rowsOf(page, 'Load Balancers').row('shop-web')
  await expect(card).toContainText('No target receives traffic')
  await card.getByRole('link', { name: 'shop-web', exact: true }).click()
  await page.getByRole('tab', { name: 'Targets' }).click()
  await page.getByRole('button', { name: 'Resume web-prod-02' }).click()
  await expect(header).toContainText('Active')
})

test('a link to drain a target asks first, and one to an unknown target says so', async ({ page, open }) => {
  const { main } = await openFromList(open, page, LIST, 'shop-web', 'Targets')
  const { pathname } = new URL(page.url())
  const { body } = await call(page, `${pathname.replace('/network', '')}/targets`)
  const dialogAt = (item: string) => navigateInApp(page, `${pathname}?tab=targets&dialog=drain&item=${item}`)
  await dialogAt(body.items[0].vm.id)
  const question = page.getByRole('dialog', { name: `Drain ${body.items[0].vm.name}?` })
  await expect(question).toContainText('It gets no new connections.')
  await question.getByRole('button', { name: 'Drain' }).click()
  await expect(question).toBeHidden()
  await expect(main).toContainText('Draining')
  await dialogAt('vm_unknown')
  await expect(page.getByText('Target not found')).toBeVisible()
  await expect(page).not.toHaveURL(/dialog=/)
})

test('health follows the machines', async ({ page, open, setSecondsSinceStart }) => {
  await openFromList(open, page, LIST, 'shop-web', 'Targets')
  await page.getByRole('link', { name: 'web-prod-02', exact: true }).click()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('main').locator('header')).toContainText('Stopping')
  await setSecondsSinceStart(60)
  await expect(page.getByRole('main').locator('header')).toContainText('Stopped')
  await openFromList(open, page, LIST, 'shop-web', 'Targets')
  await expect(page.getByRole('list', { name: 'Targets' })).toContainText('The VM is stopped.')
  await page.getByRole('tab', { name: 'Overview' }).click()
  await expect(page.getByRole('region', { name: 'Load Balancer Details' })).toContainText('Degraded')
})

test('listeners, health check and algorithm are changed separately', async ({ page, open }) => {
  const { form } = await openFromList(open, page, LIST, 'shop-web', 'Configure')
  await form('Listeners').getByRole('button', { name: 'Add listener' }).click()
  const added = form('Listeners').getByRole('group', { name: 'Listener 3' })
  await added.getByRole('textbox', { name: 'Port', exact: true }).fill('443')
  await form('Listeners').getByRole('button', { name: 'Save listeners' }).click()
  await expect(form('Listeners')).toContainText('Another listener uses port 443.')
  await added.getByRole('textbox', { name: 'Port', exact: true }).fill('8081')
  await form('Listeners').getByRole('button', { name: 'Save listeners' }).click()
  await expect(page.getByText('Listeners saved')).toBeVisible()
  await form('Algorithm').getByRole('radio', { name: 'Round robin' }).check()
  await form('Algorithm').getByRole('button', { name: 'Save algorithm' }).click()
  await expect(page.getByText('Algorithm saved')).toBeVisible()
  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect(page.getByText('Changed the listeners of shop-web')).toBeVisible()
})

test.describe('for a viewer', () => {
  test.use({ persona: 'viewer' })

  test('nothing can be changed, and the buttons say why', async ({ page, open }) => {
    const { form, button } = await openFromList(open, page, LIST, 'shop-web', 'Targets')
    await expect(button('Drain web-prod-01')).toHaveAccessibleDescription(/Ask an Owner or Admin/)
    await expect(form('Add targets').getByRole('button')).toHaveAccessibleDescription(/Ask an Owner or Admin/)
  })
})
