import type { Page } from '@playwright/test'
import { call } from './support/calls.ts'
import { expect, navigateInApp, test } from './support/fixtures.ts'

test.use({ persona: 'owner' })

interface Form {
  readonly name: string
  /** Address of the open form. `{/vms}` stands for the id of the first item of a list. */
  readonly at: string
  /** Button that opens the form, unless the address does. */
  readonly opener?: string
  /** Changes the form. */
  readonly fill: (page: Page) => Promise<unknown>
  readonly expectFilled: (page: Page) => Promise<unknown>
}

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

const text = (field: string, value: string): Pick<Form, 'fill' | 'expectFilled'> => ({
  fill: (page) => textbox(page, field).fill(value),
  expectFilled: (page) => expect(textbox(page, field)).toHaveValue(value),
})

const checked = (role: 'checkbox' | 'radio', name: string): Pick<Form, 'fill' | 'expectFilled'> => ({
  fill: (page) => page.getByRole('dialog').getByRole(role, { name }).check(),
  expectFilled: (page) => expect(page.getByRole('dialog').getByRole(role, { name })).toBeChecked(),
})

const forms: readonly Form[] = [
  {
    name: 'the schedule of a VM',
    at: '/compute/vms/{/vms}?dialog=schedule',
    ...checked('checkbox', 'Office hours'),
  },
  {
    name: 'the roles of a member',
    at: '/team?dialog=edit-member&row={/members?role=Viewer}',
    ...checked('radio', 'Admin'),
  },
  {
    name: 'a silence',
    at: '/monitoring/alerts?dialog=silence&row={/alerts}',
    ...text('Reason', 'Maintenance'),
  },
  {
    name: 'a database user',
    at: '/storage/databases/{/databases}?tab=security&dialog=add-user',
    ...text('Name', 'auditor'),
  },
  {
    name: 'a database backup',
    at: '/storage/databases/{/databases?status=running}?dialog=backup',
    ...text('Label (optional)', 'Before the import'),
  },
  {
    name: 'a database restored from a backup',
    at: '/storage/databases/{/databases?status=running}?dialog=restore',
    ...text('Name of the new database', 'orders-copy'),
  },
  {
    name: 'a DNS record',
    at: '/services/dns/{/dns-zones?status=active}?tab=records',
    opener: 'Add record',
    ...text('Name', 'www'),
  },
  {
    name: 'a firewall rule',
    at: '/network/firewalls/{/firewalls?status=active}?tab=rules',
    opener: 'Add rule for inbound traffic',
    ...text('Description', 'Office'),
  },
  {
    name: 'the VMs of a firewall',
    at: '/network/firewalls/{/firewalls?q=data-tier}?tab=instances&dialog=assign',
    ...checked('checkbox', 'bastion-us'),
  },
  {
    name: 'a purge',
    at: '/services/cdn/{/cdn-distributions?status=deployed}?tab=purge',
    ...text('URLs', 'https://cdn.example/logo.svg'),
  },
]

for (const { name, at, opener, fill, expectFilled } of forms) {
  test(`the form of ${name} survives a reload, and asks before its entries are lost`, async ({
    page,
    open,
  }) => {
    await open('/account')
    const openForm = async () => {
      if (opener !== undefined) await page.getByRole('button', { name: opener }).click()
    }
    const [place, list = ''] = /\{([^}]+)\}/.exec(at) ?? []
    const { body } = await call(page, list)
    await navigateInApp(page, at.replace(String(place), body.items[0].id))
    await openForm()
    await fill(page)
    await page.reload()
    await openForm()
    await expect(page.getByText('We restored your unsaved entries.')).toBeVisible()
    await expectFilled(page)

    await page.goBack()
    const question = page.getByRole('dialog', { name: /^Leave without / })
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/account')
    await page.goForward()
    await openForm()
    await expect(page.getByText('We restored your unsaved entries.')).toHaveCount(0)
  })
}

test('a restored budget of a project that was deleted since can be for the organization', async ({
  page,
  open,
}) => {
  await open('/billing?dialog=new-budget')
  const { body } = await call(page, '/projects', 'POST', { name: 'Pop-up store' })
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'Create budget' })
  const scope = dialog.getByRole('combobox', { name: 'Scope' })
  await dialog.getByLabel('Name').fill('Pop-up budget')
  await dialog.getByLabel('Monthly amount').fill('100')
  await scope.selectOption('Project Pop-up store')
  expect((await call(page, `/projects/${body.id}`, 'DELETE')).status).toBe(204)
  await page.reload()
  await expect(dialog.getByText('We restored your unsaved entries.')).toBeVisible()
  await expect(scope.locator('option:checked')).toHaveText('')
  await scope.selectOption('Whole organization')
  await dialog.getByRole('button', { name: 'Create budget' }).click()
  await expect(page.getByText('Pop-up budget has been set')).toBeVisible()
})
