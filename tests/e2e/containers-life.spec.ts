import { containerDetail, containerList, openContainer } from './support/container-pages.ts'
import { expect, test } from './support/fixtures.ts'
import { openHeaderMenu } from './support/resource-pages.ts'

test.use({ persona: 'developer' })

test('a container is deployed by form, scaled, and deleted by its name', async ({
  page,
  open,
  guard,
  setSecondsSinceStart,
}) => {
  guard.allow(/status of 404/)
  await open('/compute/containers')
  await page.getByRole('link', { name: 'Deploy Container' }).click()
  const deploy = page.getByRole('complementary', { name: 'Cost' }).getByRole('button')
  await deploy.click()
  await expect(page.getByRole('alert')).toContainText('Enter an image.')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('e2e-api')
  await page.getByRole('radio', { name: 'Staging' }).check()
  await page.getByRole('textbox', { name: 'Image' }).fill('registry.example/shop/e2e-api:1.0.0')
  await page.getByRole('textbox', { name: 'Replicas' }).fill('2')
  await page.getByRole('button', { name: 'Add port' }).click()
  await page.getByRole('textbox', { name: 'Port', exact: true }).fill('8080')
  await page.getByRole('checkbox', { name: 'Public' }).check()
  await expect(page.getByRole('complementary', { name: 'Cost' })).toContainText('$20.00')
  await deploy.click()

  const detail = containerDetail(page)
  await expect(page.getByRole('heading', { level: 1, name: 'e2e-api' })).toBeVisible()
  await expect(detail.main).toContainText('Pending')
  await setSecondsSinceStart(120)
  await expect(detail.main).toContainText('Running')
  await expect(detail.replicas).toHaveCount(2)
  await expect(detail.main).toContainText('e2e-api-staging.apps.nimbus.example')

  await detail.button('Scale').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Scale' })).toHaveAccessibleDescription(
    'e2e-api (staging) already has 2 replicas.',
  )
  await dialog.getByRole('textbox', { name: 'Replicas' }).fill('4')
  await expect(dialog).toContainText('$40.00 per month, now $20.00')
  await dialog.getByRole('button', { name: 'Scale' }).click()
  await expect(detail.main).toContainText('Scaling')
  await expect(detail.main).toContainText('2 of 4')
  await setSecondsSinceStart(240)
  await expect(detail.main).toContainText('4 of 4')

  await detail.choose('Delete')
  await dialog.getByRole('textbox').fill('e2e-api')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(detail.main).toContainText('Deleting')
  await setSecondsSinceStart(360)
  await expect(detail.main).toContainText('Its replicas and secrets were deleted.')
})

test('a new image is rolled out replica by replica; a crashing one keeps the old replicas', async ({
  page,
  open,
  setSecondsSinceStart,
}) => {
  const detail = await openContainer(open, page, 'catalog-api', 'Configuration')
  const image = page.getByRole('textbox', { name: 'Image' })
  await expect(detail.button('Roll out')).toHaveAccessibleDescription('No changes to save.')
  await image.fill('registry.nimbus.example/shop/catalog-api:1.10.0')
  await detail.button('Roll out').click()
  await expect(page.getByText('catalog-api (production) is being rolled out')).toBeVisible()
  await expect(detail.main).toContainText('Updating')
  await detail.tab('Overview').click()
  await setSecondsSinceStart(3)
  await expect(detail.main).toContainText('2 of 2')
  await expect(detail.replicas).toHaveCount(3)
  await setSecondsSinceStart(120)
  await expect(detail.main).toContainText('Running')
  await expect(detail.replicas).toHaveCount(2)

  await detail.tab('Configuration').click()
  await image.fill('registry.nimbus.example/shop/catalog-api:crash')
  await detail.button('Roll out').click()
  await expect(detail.main).toContainText('Updating')
  await setSecondsSinceStart(500)
  await expect(detail.main).toContainText('Replicas exit with code 1 seconds after starting.')
  await detail.tab('Overview').click()
  await expect(detail.main).toContainText('2 of 2')
  await expect(detail.replicas.filter({ hasText: 'Crashing' })).toHaveCount(1)
  await detail.tab('Logs').click()
  await page.getByRole('combobox', { name: 'Level' }).selectOption('ERROR')
  await expect(page.getByRole('list', { name: 'Log lines, newest first' })).toContainText('PAYMENTS_URL')
})

test('a container is no dependency of itself, and a renamed secret needs its value again', async ({
  page,
  open,
  guard,
}) => {
  guard.allow(/status of 422/)
  const detail = await openContainer(open, page, 'mailer', 'Configuration')
  const dependencies = page.getByRole('form', { name: 'Dependencies' })
  await dependencies.getByRole('textbox').fill('production/mailer')
  await dependencies.getByRole('textbox').press('Enter')
  await detail.button('Save dependencies').click()
  await expect(dependencies).toContainText('A container can’t depend on itself.')

  const secret = page.getByRole('group', { name: 'Variable 2' })
  const value = secret.getByLabel('Value', { exact: true })
  await expect(value).toHaveAttribute('placeholder', 'Unchanged')
  await secret.getByRole('textbox', { name: 'Name' }).fill('SMTP_TOKEN')
  await expect(value).not.toHaveAttribute('placeholder', 'Unchanged')
  await detail.button('Roll out').click()
  await expect(secret).toContainText('Enter a value.')
  await value.fill('s3cret')
  await detail.button('Roll out').click()
  await expect(detail.main).toContainText('Updating')
})

test('no more ports can be added than a container can have', async ({ page, open }) => {
  await open('/compute/containers/new')
  const add = page.getByRole('button', { name: 'Add port' })
  for (let port = 0; port < 20; port++) await add.click()
  await expect(page.getByRole('textbox', { name: 'Port', exact: true })).toHaveCount(20)
  await expect(add).toHaveAccessibleDescription('A container can have at most 20 ports.')
  await page.getByRole('button', { name: 'Remove port 20' }).click()
  await expect(add).toBeEnabled()
})

test('edits of a container survive a reload, except for the values of secrets', async ({ page, open }) => {
  const detail = await openContainer(open, page, 'mailer', 'Configuration')
  const specification = page.getByRole('form', { name: 'Specification' })
  const secret = page.getByRole('group', { name: 'Variable 2' })
  const value = secret.getByLabel('Value', { exact: true })
  const dependencies = page.getByRole('form', { name: 'Dependencies' })
  await specification
    .getByRole('textbox', { name: 'Image' })
    .fill('registry.nimbus.example/shop/mailer:9.0.0')
  // The mock keeps the data of an earlier test in the storage, so the value is in no other test.
  await value.fill('typed-only-here')
  await dependencies.getByRole('textbox').fill('production/checkout-api')
  await dependencies.getByRole('textbox').press('Enter')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('typed-only-here')

  await page.reload()
  await expect(page.getByText('We restored your unsaved entries.')).toHaveCount(2)
  await expect(specification.getByRole('textbox', { name: 'Image' })).toHaveValue(/mailer:9\.0\.0$/)
  await expect(dependencies.getByText('production/checkout-api')).toBeVisible()
  // Sending the form as it is would drop the new value silently.
  await detail.button('Roll out').click()
  await expect(secret).toContainText('Enter a value.')
  await expect(value).toBeFocused()

  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.getByRole('link', { name: 'Containers' }).first().click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Containers' })).toBeVisible()
  await page.goBack()
  await expect(specification.getByRole('textbox', { name: 'Image' })).not.toHaveValue(/9\.0\.0/)
})

test('the list filters by namespace and status, and its menu works', async ({ page, open }) => {
  await open('/compute/containers')
  const list = containerList(page)
  await page.getByRole('combobox', { name: 'Namespace' }).selectOption('Staging')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Error')
  await expect(page).toHaveURL(/namespace=staging/)
  await expect(list.names).toHaveText(['recommendations'])
  await expect(list.row('recommendations')).toContainText('0 of 2 ready')
  await list.choose('recommendations (staging)', 'View Logs')
  await expect(page).toHaveURL(/tab=logs/)
  await page.goBack()
  await list.choose('recommendations (staging)', 'Restart')
  await page.getByRole('dialog').getByRole('button', { name: 'Restart' }).click()
  await expect(page.getByText('recommendations (staging) is restarting')).toBeVisible()
})

test('the graph matches its list, with usage beside it', async ({ page, open }) => {
  await open('/compute/containers?namespace=production')
  const graph = page.getByRole('region', { name: 'Dependency graph' })
  await expect(graph.locator('svg text').filter({ hasText: 'storefront' }).first()).toBeVisible()
  await graph.getByText('Dependencies as a list').click()
  const entry = graph.getByRole('listitem').filter({ hasText: 'storefront production' }).first()
  await expect(entry.getByRole('listitem')).toHaveText([/catalog-api production/, /checkout-api production/])
  await expect(page.getByRole('list', { name: 'Highest CPU usage' }).getByRole('listitem')).toHaveCount(5)
  await entry.getByRole('link', { name: 'checkout-api' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'checkout-api' })).toBeVisible()
})

test('logs follow, pause, count new lines, and jump to the newest', async ({
  page,
  open,
  setSecondsSinceStart,
}) => {
  await openContainer(open, page, 'mailer', 'Logs')
  const list = page.getByRole('list', { name: 'Log lines, newest first' })
  await expect(page.getByText('Following')).toBeVisible()
  const newest = (await list.getByRole('listitem').first().locator('time').getAttribute('datetime')) ?? ''
  await page.getByRole('button', { name: 'Pause' }).click()
  await setSecondsSinceStart(900)
  await expect(page.getByText(/Paused, \d+ (or more )?new/)).toBeVisible()
  await expect(list.locator('time').first()).toHaveAttribute('datetime', newest)
  await page.getByRole('button', { name: 'Jump to newest' }).click()
  await expect(page.getByText('Following')).toBeVisible()
  await expect(list.locator('time').first()).not.toHaveAttribute('datetime', newest)

  // The requests of a followed log leave Refresh alone: it is busy only for its own click.
  const busy = await page.getByRole('button', { name: 'Refresh' }).evaluateHandle((button) => {
    const seen = { count: 0 }
    new MutationObserver(() => {
      seen.count += 1
    }).observe(button, { attributeFilter: ['aria-busy'] })
    return seen
  })
  const before = (await list.locator('time').first().getAttribute('datetime')) ?? ''
  await setSecondsSinceStart(1800)
  await expect(list.locator('time').first()).not.toHaveAttribute('datetime', before)
  expect(await busy.evaluate(({ count }) => count)).toBe(0)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => busy.evaluate(({ count }) => count)).toBeGreaterThan(0)
})

test.describe('for a viewer', () => {
  test.use({ persona: 'viewer' })
  test('disabled actions and missing logs give the reason', async ({ page, open }) => {
    const detail = await openContainer(open, page, 'mailer')
    for (const name of ['Scale', 'Stop']) {
      await expect(detail.button(name)).toHaveAccessibleDescription(/can view containers/)
    }
    const menu = await openHeaderMenu(page)
    await expect(menu.getByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription(
      /can view containers/,
    )
    await page.keyboard.press('Escape')
    await expect(detail.tab('Overview')).toBeVisible()
    await expect(detail.tab('Logs')).toHaveCount(0)
    await open(`${new URL(page.url()).pathname}?tab=logs`)
    await expect(detail.tab('Logs')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('main')).toContainText('doesn’t include reading logs')
    await open('/compute/containers/new')
    await expect(page.getByRole('main')).toContainText('can view containers')
  })
})
