import type { Page } from '@playwright/test'
import { call } from './support/calls.ts'
import { openContainer } from './support/container-pages.ts'
import { openZone } from './support/dns-pages.ts'
import { expect, test } from './support/fixtures.ts'
import { openVm } from './support/vm-pages.ts'

test.use({ persona: 'admin' })

const questionOn = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })

test('edits of a resource survive a reload and another tab, and aren’t dropped without a question', async ({
  page,
  open,
}) => {
  const vm = await openVm(open, page, 'bastion-us', 'Configuration')
  const name = vm.panel.getByRole('textbox', { name: 'Name' })
  const tags = vm.panel.getByRole('textbox', { name: 'Tags' })
  await name.fill('bastion-east')
  await tags.fill('review:due')
  await tags.press('Enter')
  await page.reload()
  await expect(vm.panel.getByText('We restored your unsaved entries.')).toHaveCount(2)
  await vm.tab('Overview').click()
  await vm.tab('Configuration').click()
  await expect(name).toHaveValue('bastion-east')
  await expect(vm.panel.getByText('review:due')).toBeVisible()

  const question = questionOn(page)
  const leave = page.getByRole('link', { name: 'Virtual Machines' }).first()
  await leave.click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toBeHidden()
  await expect(name).toHaveValue('bastion-east')
  await leave.click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/compute/vms')
  await page.goBack()
  await expect(name).toHaveValue('bastion-us')
  await expect(vm.panel.getByText('review:due')).toHaveCount(0)
})

test('an edit says that someone else has changed the same, and is kept', async ({ page, open }) => {
  const vm = await openVm(open, page, 'bastion-us', 'Configuration')
  const name = vm.panel.getByRole('textbox', { name: 'Name' })
  await name.fill('bastion-east')
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await call(page, `/vms/${id}`, 'PATCH', { name: 'bastion-west' })
  await expect(vm.panel.getByText('This was changed elsewhere')).toBeVisible()
  await expect(name).toBeFocused()
  await page.keyboard.type('-1')
  await expect(name).toHaveValue('bastion-east-1')
  await vm.button('Rename').click()
  await expect(page.getByRole('heading', { level: 1, name: 'bastion-east-1' })).toBeVisible()
  await expect(vm.panel.getByText('This was changed elsewhere')).toHaveCount(0)
  await expect(vm.button('Rename')).toBeFocused()
})

/** Asks before leaving the configuration of a VM by Back, because of a new name. Returns the path of the VM. */
async function leaveWithoutSaving(open: (path: string) => Promise<void>, page: Page): Promise<string> {
  const vm = await openVm(open, page, 'bastion-us', 'Configuration')
  const { pathname } = new URL(page.url())
  await vm.panel.getByRole('textbox', { name: 'Name' }).fill('bastion-east')
  await page.evaluate(() => history.go(-2))
  await expect(questionOn(page)).toBeVisible()
  return pathname
}

test('the question before leaving stays when someone else changes the same', async ({ page, open }) => {
  const pathname = await leaveWithoutSaving(open, page)
  await call(page, pathname.replace('/compute', ''), 'PATCH', { name: 'bastion-west' })
  await expect(page.locator('h1', { hasText: 'bastion-west' })).toBeAttached()
  await questionOn(page).getByRole('button', { name: 'Stay' }).click()
  await expect(questionOn(page)).toBeHidden()
  await expect(page).toHaveURL((url) => url.pathname === pathname)
})

test('the question before leaving goes with its form, and the address stays that of the page', async ({
  page,
  open,
  setSecondsSinceStart,
  guard,
}) => {
  guard.allow(/status of 404/)
  const pathname = await leaveWithoutSaving(open, page)
  await call(page, pathname.replace('/compute', ''), 'DELETE')
  await setSecondsSinceStart(600)
  await expect(questionOn(page)).toBeHidden()
  await expect(page).toHaveURL((url) => url.pathname === pathname)
})

test('a typed secret stays when someone else changes the container', async ({ page, open }) => {
  const { panel } = await openContainer(open, page, 'mailer', 'Configuration')
  await panel.getByRole('button', { name: 'Add variable' }).click()
  const value = panel.getByLabel('Value').last()
  await panel.getByLabel('Name').last().fill('API_TOKEN')
  await panel.getByRole('checkbox', { name: 'Secret' }).last().check()
  await value.fill('s3cret-value')
  const { pathname } = new URL(page.url())
  await call(page, pathname.replace('/compute', ''), 'PATCH', { image: 'ghcr.io/acme/mailer:9.9.9' })
  await expect(panel.getByRole('textbox', { name: 'Image' })).toHaveValue('ghcr.io/acme/mailer:9.9.9')
  await expect(value).toHaveValue('s3cret-value')
})

test('a saved form shows the values that the server has made of the entries', async ({ page, open }) => {
  const { panel } = await openZone(open, page, 'nimbus-shop.dev', 'Settings')
  const email = panel.getByRole('textbox', { name: 'Contact email' })
  const ttl = panel.getByRole('textbox', { name: 'Default TTL' })
  await ttl.fill(' 0600 ')
  await panel.getByRole('button', { name: 'Save settings' }).click()
  await expect(ttl).toHaveValue('600')
  await expect(panel.getByRole('button', { name: 'Undo changes' })).toHaveCount(0)
  await email.fill('dns@example.com')
  await expect(panel.getByText('We restored your unsaved entries.')).toHaveCount(0)
})
