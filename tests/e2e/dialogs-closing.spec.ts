import type { Page } from '@playwright/test'
import { call } from './support/calls.ts'
import { expect, navigateInApp, test } from './support/fixtures.ts'
import { logsOf } from './support/log-pages.ts'

const ELSEWHERE = '/account?tab=sessions'

/** Id in the format of the contract. */
const UNKNOWN = 'x_0000000000000000'

test.use({ persona: 'owner', contextOptions: { reducedMotion: 'no-preference' } })

test('a dialog takes no input while it fades out', async ({ page, open }) => {
  await open('/storage/databases')
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Stop' }).click()
  const dialog = page.getByRole('dialog')
  const closing = dialog.evaluate(
    (element) =>
      new Promise<string>((done) => {
        new MutationObserver(() => {
          if (element.closest('[inert]')) done('inert')
          else if (!element.isConnected) done('gone')
        }).observe(document.body, { attributes: true, childList: true, subtree: true })
      }),
  )
  await dialog.getByRole('button', { name: 'Stop' }).click()
  expect(await closing).toBe('inert')
})

for (const [address, opener, title] of [
  ['/account?tab=ssh-keys', 'Add SSH key', 'Add SSH key'],
  ['/billing', 'Payment Methods', 'Payment Methods'],
  ['/monitoring', 'Custom range', 'Custom range'],
  ['/monitoring/alerts?tab=rules', 'New Alert Rule', 'New Alert Rule'],
  ['/monitoring/logs', 'Export', 'Export logs'],
  ['/network/load-balancers/certificates', 'Add certificate', 'Add certificate'],
  ['/team', 'Invite Member', 'Invite Member'],
] as const) {
  test(`Back after closing “${title}” leaves the page`, async ({ page, open }) => {
    await open(ELSEWHERE)
    await navigateInApp(page, address)
    await page.getByRole('main').getByRole('button', { name: opener, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(/dialog=/)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(address)
    await page.goBack()
    await expect(page).toHaveURL(ELSEWHERE)
    await page.goForward()
    await expect(page).toHaveURL(address)
    await expect(dialog).toBeHidden()
  })
}

for (const [address, operation, title, act] of [
  [
    '/compute/vms?q=db-primary',
    'stopVm',
    'Stop db-primary?',
    async (page: Page) => {
      await page.getByRole('button', { name: 'Actions for db-primary' }).click()
      await page.getByRole('menuitem', { name: 'Stop' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click()
    },
  ],
  [
    '/team?tab=projects',
    'createProject',
    'Create project',
    async (page: Page) => {
      await page.getByRole('button', { name: 'Create project' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Shop')
      await dialog.getByRole('button', { name: 'Create project' }).click()
    },
  ],
] as const) {
  test(`“${title}” stays open during its request, so that an error shows`, async ({
    page,
    open,
    mocks,
    guard,
  }) => {
    guard.allow(/status of 500/)
    await open(address)
    await mocks.on(operation).once().delay(1500)
    await mocks.on(operation).once().respondWith(500)
    await act(page)
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(1)
    await page.goBack()
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(page).toHaveURL(/dialog=/)
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(address)
  })
}

test('a click outside closes a dialog only if nothing was entered', async ({ page, open }) => {
  await open('/storage/databases')
  const { body } = await call(page, '/databases?status=running')
  await navigateInApp(page, `/storage/databases/${body.items[0].id}?dialog=backup`)
  const dialog = page.getByRole('dialog')
  const label = dialog.getByRole('textbox', { name: 'Label' })
  await label.fill('Before the import')
  await page.mouse.click(5, 5)
  await label.press('End')
  await expect(page).toHaveURL(/dialog=backup/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await navigateInApp(page, `/storage/databases/${body.items[1].id}?dialog=backup`)
  await expect(label).toBeFocused()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
})

test('Escape at the question before leaving closes only the question', async ({ page, open }) => {
  await open(ELSEWHERE)
  await navigateInApp(page, '/team?tab=projects&dialog=new-project')
  const form = page.getByRole('dialog', { name: 'Create project' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Shop')
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Leave without creating?' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Shop')
  await expect(page).toHaveURL('/team?tab=projects&dialog=new-project')
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(page).toHaveURL('/team?tab=projects')
})

test('leaving a form in a dialog doesn’t send it', async ({ page, open, mocks }) => {
  await open(ELSEWHERE)
  await navigateInApp(page, '/team?tab=projects&dialog=new-project')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Shop')
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Leave without creating?' })
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(ELSEWHERE)
  expect(await mocks.log.of('createProject')).toEqual([])
})

test('a dialog that was reloaded, or opened by Forward, closes to the entry before it', async ({
  page,
  open,
}) => {
  await open(ELSEWHERE)
  await navigateInApp(page, '/account?tab=ssh-keys')
  await page.getByRole('button', { name: 'Add SSH key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add SSH key' })
  await expect(dialog).toBeVisible()
  await page.reload()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.goForward()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/account?tab=ssh-keys')
  // Twice in a row leaves no more entries behind.
  await page.getByRole('button', { name: 'Add SSH key' }).click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/account?tab=ssh-keys')
  await page.goBack()
  await expect(page).toHaveURL(ELSEWHERE)
})

test('a dialog opened by a link closes in place', async ({ page, open }) => {
  await open('/account?tab=ssh-keys&dialog=add-ssh-key')
  const length = await page.evaluate(() => history.length)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/account?tab=ssh-keys')
  expect(await page.evaluate(() => history.length)).toBe(length)
})

/** Addresses of dialogs about a row, up to its id; what they say without it; a list, and the row to create in it. */
const rowDialogs = [
  ['/compute/vms?dialog=delete&row=', 'Virtual machine not found', '/vms?q=bastion-us'],
  ['/account?tab=sessions&dialog=revoke-session&row=', 'Session not found', '/me/sessions'],
  ['/team?tab=projects&dialog=edit-project&row=', 'Project not found', '/projects', { name: 'Shop' }],
  ['/team?dialog=edit-member&row=', 'Member not found', '/members?role=Viewer&status=active'],
  [
    '/team?tab=roles&dialog=role&row=',
    'Custom role not found',
    '/roles',
    { name: 'Log reader', permissions: ['view_logs'] },
  ],
  ['/monitoring/alerts?tab=rules&dialog=edit-rule&row=', 'Alert rule not found', '/alert-rules'],
  ['/billing?dialog=edit-budget&row=', 'Budget not found', '/budgets'],
  ['/billing?dialog=delete-budget&row=', 'Budget not found', '/budgets'],
] as const

for (const [address, title] of [
  ['/account?tab=api-keys&dialog=revoke-key&row=', 'API key not found'],
  ['/account?tab=ssh-keys&dialog=delete-ssh-key&row=', 'SSH key not found'],
  ['/storage/volumes/snapshots?dialog=delete&row=', 'Snapshot not found'],
  ['/network/load-balancers/certificates?dialog=delete&row=', 'Certificate not found'],
  ['/services/domains?dialog=renew&row=', 'Domain not found'],
  ['/team?tab=projects&dialog=project&row=', 'Project not found'],
  ['/team?tab=projects&dialog=delete-project&row=', 'Project not found'],
  ['/team?dialog=member&row=', 'Member not found'],
  ['/team?dialog=remove-member&row=', 'Member not found'],
  ['/team?tab=roles&dialog=delete-role&row=', 'Custom role not found'],
  ['/monitoring/alerts?tab=rules&dialog=delete-rule&row=', 'Alert rule not found'],
  ['/monitoring/alerts?tab=channels&dialog=edit-channel&row=', 'Notification channel not found'],
  ['/monitoring/alerts?tab=channels&dialog=delete-channel&row=', 'Notification channel not found'],
  ...rowDialogs,
] as const) {
  test(`a link to ${address} with an unknown row says: ${title}`, async ({ page, open, guard }) => {
    guard.allow(/status of 404/)
    await open(`${address}${UNKNOWN}`)
    await expect(page.getByText(title)).toHaveCount(1)
    await expect(page).not.toHaveURL(/dialog=/)
  })
}

for (const [address, title, list, created] of rowDialogs) {
  test(`${address} closes when its row is deleted elsewhere`, async ({
    page,
    open,
    guard,
    setSecondsSinceStart,
  }) => {
    guard.allow(/status of 404/)
    await open('/account')
    const { body } = await call(page, list, created && 'POST', created)
    const { id } = created ? body : body.items.at(-1)
    await navigateInApp(page, address + id)
    await expect(page.getByRole('dialog')).toBeVisible()
    const [collection] = list.split('?')
    const { status } = await call(page, `${collection}/${id}`, 'DELETE')
    expect([202, 204]).toContain(status)
    await setSecondsSinceStart(60)
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText(title)).toHaveCount(1)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).not.toHaveURL(/dialog=|row=/)
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
}

test('a dialog keeps its input when its row leaves the filtered list', async ({ page, open, mocks }) => {
  await open('/compute/vms')
  const { body } = await call(page, '/vms?status=running&q=bastion-us')
  const [{ id, name }] = body.items
  await navigateInApp(page, `/compute/vms?status=running&dialog=delete&row=${id}`)
  const dialog = page.getByRole('dialog', { name: `Delete ${name}?` })
  await dialog.getByRole('textbox').fill(name)
  await mocks.on('getVm').delay(300)
  await call(page, `/vms/${id}/stop`, 'POST')
  await expect(page.getByRole('button', { name: `Actions for ${name}`, includeHidden: true })).toHaveCount(0)
  await expect(dialog.getByRole('textbox')).toHaveValue(name)
  await expect(dialog.getByRole('textbox')).toBeFocused()
})

test('Back after canceling an action on a resource leaves the page', async ({ page, open }) => {
  await open(ELSEWHERE)
  await navigateInApp(page, '/storage/databases')
  const actions = page.getByRole('button', { name: /^Actions for / }).first()
  const dialog = page.getByRole('dialog')
  const cancelDeletion = async () => {
    await actions.click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).not.toHaveURL(/dialog=/)
    await page.goBack()
  }
  await cancelDeletion()
  await expect(page).toHaveURL(ELSEWHERE)
  await page.goForward()
  const link = page.getByRole('table').getByRole('link').first()
  const name = await link.innerText()
  await link.click()
  // The list stays for a moment after the URL has changed.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await cancelDeletion()
  await expect(page).toHaveURL('/storage/databases')
})

test('Back after closing the lines around a log line leaves the page', async ({ page, open }) => {
  await open(ELSEWHERE)
  await navigateInApp(page, '/monitoring/logs')
  await logsOf(page).newest.click()
  await logsOf(page).newest.getByRole('button', { name: 'Show context' }).click()
  await expect(page).toHaveURL(/context=/)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/monitoring/logs')
  await page.goBack()
  await expect(page).toHaveURL(ELSEWHERE)
})
