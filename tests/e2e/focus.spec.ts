import { call } from './support/calls.ts'
import { expect, navigateInApp, test, waitUntilIdle } from './support/fixtures.ts'
import { vmForm, vmList } from './support/vm-pages.ts'

test.use({ persona: 'admin' })

test.describe('the focus', () => {
  test('returns to where it was when the command palette closes', async ({ page, open }) => {
    await open('/compute/vms')
    const search = vmList(page).search
    const palette = page.getByRole('dialog', { name: 'Command palette' })
    for (const from of [search, page.getByRole('button', { name: 'Actions for db-primary' })]) {
      for (const _ of ['while its code loads', 'with its code loaded']) {
        await from.focus()
        await page.keyboard.press('ControlOrMeta+k')
        await expect(palette.getByRole('combobox')).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(palette).toBeHidden()
        await expect(from).toBeFocused()
      }
    }
  })

  test('stays in a field that was chosen while a dialog opened', async ({ page, open }) => {
    await open('/monitoring/alerts')
    // The dialog takes the focus; choose another field at once.
    await page.evaluate(() => {
      const chooseCondition = ({ target }: FocusEvent) => {
        if (!(target instanceof HTMLInputElement) || target.closest('[role="dialog"]') === null) return
        document.removeEventListener('focusin', chooseCondition)
        document.querySelector<HTMLElement>('[role="dialog"] #condition')?.focus()
      }
      document.addEventListener('focusin', chooseCondition)
    })
    await page.getByRole('button', { name: 'New Alert Rule' }).click()
    const condition = page.getByRole('dialog').getByRole('textbox', { name: 'Condition' })
    await expect(condition).toBeFocused()
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    )
    await expect(condition).toBeFocused()
  })

  test('stays in a popover whose button is scrolled out of sight', async ({ page, open }) => {
    await open('/compute/vms')
    const view = page.getByRole('button', { name: 'View', exact: true })
    await view.click()
    const column = page.getByRole('checkbox', { name: 'OS', exact: true })
    await column.focus()
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await expect(view).not.toBeInViewport()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await expect(column).toBeFocused()
  })

  test('stays at the end of a list whose last page was loaded', async ({ page, open }) => {
    const loadMore = () => page.getByRole('button', { name: 'Load more' }).press('Enter')
    await open('/monitoring/alerts?tab=history')
    await loadMore()
    await expect(page.locator(':focus')).toHaveText('No more entries.')

    const { body } = await call(page, '/vms?pageSize=1')
    const path = `/vms/${body.items[0].id}`
    // The first page of the activity has 25 entries.
    for (let change = 0; change < 26; change++)
      await call(page, path, 'PATCH', { deletionProtection: change % 2 === 0 })
    await open(`/compute${path}?tab=activity`)
    await loadMore()
    await expect(page.locator(':focus')).toHaveText('No more activities.')
  })

  test('stays in a dialog when its focused field disappears', async ({ page, open }) => {
    await open('/account')
    const { body } = await call(page, '/vms?q=bastion-us')
    const [{ id, name }] = body.items
    await navigateInApp(page, `/compute/vms?dialog=delete&row=${id}`)
    const dialog = page.getByRole('dialog', { name: `Delete ${name}?` })
    const field = dialog.getByRole('textbox')
    await field.pressSequentially('bas')
    expect((await call(page, `/vms/${id}`, 'PATCH', { deletionProtection: true })).status).toBe(200)
    await expect(field).toHaveCount(0)
    await expect(dialog).toBeFocused()
  })

  test('moves to the content when a dialog that a link opened closes', async ({ page, open }) => {
    const dialog = page.getByRole('dialog')
    await open('/team?dialog=invite')
    await dialog.getByLabel('Email').fill('grace@example.com')
    await dialog.getByRole('button', { name: 'Send invitation' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()

    await open('/account?tab=ssh-keys&dialog=add-ssh-key')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('moves to the heading of a page opened from a menu or the palette', async ({ page, open }) => {
    await open('/dashboard')
    const heading = page.getByRole('heading', { level: 1 })
    await page
      .getByRole('complementary', { name: 'Console' })
      .getByRole('link', { name: 'Billing' })
      .press('Enter')
    await expect(heading).toHaveText('Billing')
    await expect(heading).toBeFocused()

    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('dialog').getByRole('combobox').fill('db-primary')
    await page.getByRole('option', { name: 'db-primary' }).first().click()
    await expect(heading).toHaveText('db-primary')
    await expect(heading).toBeFocused()
  })

  test('moves to the heading of a created machine', async ({ page, open }) => {
    await open('/compute/vms/new')
    const form = vmForm(page)
    await form.name.fill('new-focus')
    await form.submit.press('Enter')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('new-focus')
    await expect(heading).toBeFocused()
  })

  test('stays in a field that the new page has focused', async ({ page, open }) => {
    await open('/domains?q=available')
    await page.getByRole('button', { name: 'Search Another Domain' }).click()
    await expect(page.getByRole('searchbox', { name: 'Domain name' })).toBeFocused()
  })

  test('moves to the next row when its row disappears, then to the list', async ({
    page,
    open,
    setSecondsSinceStart,
  }) => {
    await open('/compute/vms?q=web-prod')
    const list = vmList(page)
    const names = await list.names.allInnerTexts()
    const [first = '', second = ''] = names
    await list.choose(first, 'Delete')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(first)
    await dialog.getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: `Actions for ${first}` })).toBeFocused()
    await setSecondsSinceStart(60)
    await expect(list.row(first)).toHaveCount(0)
    await expect(page.getByRole('link', { name: second, exact: true })).toBeFocused()
  })

  test('moves to the list when its filters are cleared, and the button disappears', async ({
    page,
    open,
  }) => {
    const list = page.getByRole('region', { name: 'Virtual Machines' })
    for (const address of ['/compute/vms?status=stopped', '/compute/vms?q=no-such-machine']) {
      await open(address)
      await list.getByRole('button', { name: 'Clear filters' }).last().press('Enter')
      await expect(page).toHaveURL('/compute/vms')
      await expect(list).toBeFocused()
    }
  })

  test('moves to the list when its only row disappears', async ({ page, open, setSecondsSinceStart }) => {
    await open('/compute/vms?q=analytics-etl')
    const list = vmList(page)
    await list.choose('analytics-etl', 'Delete')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('analytics-etl')
    await dialog.getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(dialog).toBeHidden()
    await setSecondsSinceStart(60)
    await waitUntilIdle(page)
    await expect(page.getByRole('region', { name: 'Virtual machines' })).toBeFocused()
  })
})
