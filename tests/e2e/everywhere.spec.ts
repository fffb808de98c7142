import type { Page } from '@playwright/test'
import { call } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { vmList } from './support/vm-pages.ts'

test.use({ persona: 'admin' })

/** Id of an item by name. */
async function idOf(page: Page, list: string, name: string): Promise<string> {
  const { body } = await call(page, `/${list}?q=${name}`)
  return body.items.find((item: { name: string }) => item.name === name).id
}

/** Resource results of the command palette. */
async function found(page: Page, text: string) {
  await page.keyboard.press('ControlOrMeta+k')
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await palette.getByRole('combobox').fill(text)
  return palette
}

test('deleting a machine shows everywhere', async ({ page, open, setSecondsSinceStart }) => {
  await open('/dashboard')
  const total = page.locator('dl > div').filter({ hasText: 'Total Resources' }).locator('dd').first()
  await expect(total).toHaveText(/^\d+$/)
  const before = Number(await total.innerText())
  const compute = page.getByRole('region', { name: 'Service Overview' }).getByRole('listitem').first()
  await expect(compute).toContainText(/\d+ resources/)
  const machines = Number(/(\d+) resources/.exec(await compute.innerText())?.[1])
  const balancer = await idOf(page, 'load-balancers', 'shop-web')
  const firewall = await idOf(page, 'firewalls', 'shop-front')

  await test.step('the confirmation lists its dependents', async () => {
    await open('/compute/vms?q=web-prod-01')
    await vmList(page).choose('web-prod-01', 'Delete')
    const dialog = page.getByRole('dialog', { name: 'Delete web-prod-01?' })
    for (const name of ['media-uploads', 'shop-web', 'shop-front']) await expect(dialog).toContainText(name)
    await dialog.getByRole('textbox').fill('web-prod-01')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(dialog).toBeHidden()
    await setSecondsSinceStart(60)
    await expect(vmList(page).row('web-prod-01')).toHaveCount(0)
  })

  await test.step('its volume is available', async () => {
    await open('/storage/volumes?q=media-uploads')
    await expect(page.getByRole('main')).toContainText('media-uploads')
    await expect(page.getByRole('main').getByText('Available', { exact: true }).last()).toBeVisible()
  })

  await test.step('the load balancer has one target less', async () => {
    await open(`/network/load-balancers/${balancer}?tab=targets`)
    const targets = page.getByRole('list', { name: 'Targets' })
    await expect(targets).toContainText('web-prod-02')
    await expect(targets).not.toContainText('web-prod-01')
    await open(`/network/load-balancers/${balancer}?tab=activity`)
    await expect(page.getByRole('tabpanel')).toContainText('Removed web-prod-01, which was deleted')
  })

  await test.step('the firewall is no longer assigned to it', async () => {
    await open(`/network/firewalls/${firewall}?tab=instances`)
    await expect(page.getByRole('tabpanel')).toContainText('web-prod-02')
    await expect(page.getByRole('tabpanel')).not.toContainText('web-prod-01')
  })

  await test.step('the dashboard counts one less and shows the activity', async () => {
    await open('/dashboard')
    await expect(total).toHaveText(String(before - 1))
    await expect(compute).toContainText(`${machines - 1} resources`)
    const activity = page.getByRole('region', { name: 'Recent Activity' })
    await expect(activity).toContainText('Deleted web-prod-01')
    await expect(activity).toContainText('Detached media-uploads from web-prod-01, which was deleted')
  })

  await test.step('the search finds its neighbor only', async () => {
    const palette = await found(page, 'web-prod')
    await expect(palette.getByRole('option', { name: /web-prod-02/ })).toBeVisible()
    await expect(palette.getByRole('option', { name: /web-prod-01/ })).toHaveCount(0)
  })
})

test('stopping a machine makes its load balancer unhealthy, also on the dashboard', async ({
  page,
  open,
  setSecondsSinceStart,
}) => {
  await open('/dashboard')
  const network = page.getByRole('region', { name: 'Service Overview' }).getByRole('listitem').nth(3)
  const critical = async () => (await call(page, '/dashboard/services')).body.items[3].critical
  const { body } = await call(page, '/load-balancers?q=shop-web')
  const [shop] = body.items
  expect(shop.health).toBe('healthy')
  const before = await critical()
  for (const name of ['web-prod-01', 'web-prod-02']) {
    await call(page, `/vms/${await idOf(page, 'vms', name)}/stop`, 'POST')
  }
  await setSecondsSinceStart(300)
  await expect.poll(critical).toBe(before + 1)
  await expect(network).toContainText(`${before + 1} critical`)
  await open(`/network/load-balancers/${shop.id}?tab=targets`)
  await expect(page.getByRole('list', { name: 'Targets' }).getByText('Unhealthy')).toHaveCount(2)
})
