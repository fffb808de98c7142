import { authForms } from './support/auth-forms.ts'
import { expect, test } from './support/fixtures.ts'
import { vmList } from './support/vm-pages.ts'

/*
 * Tests share a document (`tests/support/shared-document.ts`). The size is this file's own, so that no other file's tests
 * come between these.
 */
test.use({ viewport: { width: 1290, height: 800 } })
test.describe.configure({ mode: 'serial' })
test.skip(({ shareDocument }) => !shareDocument, 'each test has a document of its own')

test.describe('a test', () => {
  test.use({ persona: 'owner' })

  test('changes data and settings, and ends with a toast and the palette open', async ({ page, open }) => {
    await open('/compute/vms?q=web-prod')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    const list = vmList(page)
    await page.getByRole('button', { name: 'View' }).click()
    await page.getByText('Compact').click()
    await expect(list.table).toHaveAttribute('data-density', 'compact')
    await page.keyboard.press('Escape')
    await list.choose('web-prod-01', 'Stop')
    await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click()
    await expect(list.row('web-prod-01')).toContainText(/Stopp/)
    await expect(page.locator('.mantine-Notification-root')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+K')
    await page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox').fill('web')
  })
})

test.describe('the next one', () => {
  test.use({ persona: 'viewer' })

  test('finds nothing of it', async ({ page, open }) => {
    await open('/compute/vms?q=web-prod')
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    const list = vmList(page)
    await expect(list.row('web-prod-01')).toContainText('Running')
    await expect(list.table).not.toHaveAttribute('data-density', 'compact')
    const create = page.getByRole('button', { name: 'Create VM' })
    await expect(create).toHaveAttribute('aria-disabled', 'true')
    await create.focus()
    await expect(page.getByRole('tooltip'), 'the focus is visible').toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('.mantine-Notification-root')).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveText(['1–2 of 2 virtual machines'])
    await page.goBack()
    await expect(page, 'no page of the earlier test').toHaveURL('/favicon.svg')
  })
})

test.describe('a button at the same place', () => {
  test.use({ viewport: { width: 1291, height: 800 } })

  for (const time of ['the first time', 'in the app that follows']) {
    test(`is pressed once, ${time}`, async ({ page, open }) => {
      await open('/login')
      const forms = authForms(page)
      await forms.signIn.click()
      await expect(forms.email).toHaveAccessibleDescription(/Enter/)
    })
  }
})
