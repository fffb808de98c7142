import { call } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { openVm } from './support/vm-pages.ts'

test.use({ persona: 'admin' })

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

  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
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
