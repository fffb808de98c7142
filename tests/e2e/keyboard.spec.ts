import { openDistribution } from './support/cdn-pages.ts'
import { openZone } from './support/dns-pages.ts'
import { expect, test, waitUntilIdle } from './support/fixtures.ts'

// With motion: the focus must return even after slow animations.
test.use({ persona: 'admin', contextOptions: { reducedMotion: 'no-preference' } })

test.describe('by keyboard alone', () => {
  test('a dialog returns the focus, the first time and again', async ({ page, open }) => {
    await open('/storage/databases')
    const dialog = page.getByRole('dialog')
    const actions = page.getByRole('button', { name: 'Actions for orders', exact: true })
    for (const _ of ['its code comes now', 'its code is there']) {
      await actions.press('Enter')
      // The menu takes the focus shortly after it opens.
      await expect(page.getByRole('menuitem').first()).toBeFocused()
      await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
      await expect(dialog.getByRole('textbox')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(actions).toBeFocused()
    }

    await page.getByRole('link', { name: 'orders', exact: true }).click()
    await waitUntilIdle(page)
    const stop = page.getByRole('button', { name: 'Stop', exact: true })
    await stop.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(stop).toBeFocused()
  })

  test('no field of a long dialog is hidden by its title or buttons', async ({ page, open }) => {
    await page.setViewportSize({ width: 1280, height: 560 })
    await open('/monitoring/alerts?dialog=new-rule')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
    const isHidden = () =>
      dialog.evaluate(() => {
        const focused = document.activeElement as HTMLInputElement
        // Inputs of segmented controls have no size.
        const { x, y, width, height } = (
          (focused.offsetWidth === 0 && focused.labels?.[0]) ||
          focused
        ).getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        return top === null || !(focused.parentElement?.contains(top) || top.contains(focused))
      })
    for (const key of ['Tab', 'Shift+Tab']) {
      const hidden: string[] = []
      for (let stop = 0; stop < 14; stop++) {
        await page.keyboard.press(key)
        if (await isHidden()) hidden.push(await page.locator(':focus').evaluate((it) => it.outerHTML))
      }
      expect(hidden, key).toEqual([])
    }
  })

  test("a row's menu returns the focus, the first time and again", async ({ page, open }) => {
    await open('/compute/vms')
    const actions = page.getByRole('button', { name: 'Actions for db-primary', exact: true })
    for (const _ of ['first', 'second']) {
      await actions.press('Enter')
      await expect(page.getByRole('menuitem').first()).toBeFocused()
      await expect(actions).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toBeHidden()
      await expect(actions).toBeFocused()
    }
  })

  test('a moved row keeps the focus, and a removed one passes it to its list', async ({ page, open }) => {
    await openDistribution(open, page, 'cdn.nimbus-shop.example', 'Cache rules')
    const down = (rule: number) => page.getByRole('button', { name: `Move rule ${rule} down` })
    await down(1).press('Enter')
    await expect(down(2)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(down(3)).toBeFocused()
    await page.getByRole('button', { name: 'Remove rule 2' }).press('Enter')
    await expect(page.getByRole('list', { name: 'Rules in order' })).toBeFocused()

    await page.getByRole('tab', { name: 'Settings' }).click()
    const tag = page.getByRole('button', { name: 'Remove team:web' })
    await tag.press('Enter')
    await expect(tag).toBeHidden()
    await expect(page.getByRole('textbox', { name: 'Tags' })).toBeFocused()
  })

  test('staging and unstaging a record keeps the scroll position', async ({ page, open }) => {
    const zone = await openZone(open, page, 'nimbus-shop.dev')
    await zone.button('Add record').press('Enter')
    await expect(zone.dialog.getByLabel('Name', { exact: true })).toBeFocused()
    await page.keyboard.type('keys')
    await zone.dialog.getByLabel('IPv4 address').fill('192.0.2.9')
    await page.keyboard.press('Enter')
    await expect(zone.dialog).toBeHidden()
    await expect(zone.button('Add record')).toBeFocused()
    await zone.staged.getByRole('button', { name: /^Undo A keys/ }).press('Enter')
    await expect(zone.staged).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('a button keeps the focus after loading', async ({ page, open }) => {
    await open('/network/load-balancers?q=shop-web')
    await page.getByRole('link', { name: 'shop-web', exact: true }).click()
    await page.getByRole('tab', { name: 'Targets' }).click()
    await page.getByRole('button', { name: 'Drain web-prod-01' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Resume web-prod-01' })).toBeFocused()
  })

  test('tabs respond to arrows, Home and End', async ({ page, open }) => {
    await open('/account')
    const tab = (name: string) => page.getByRole('tab', { name })
    await tab('Profile').press('End')
    await expect(tab('Sessions')).toBeFocused()
    await expect(page).toHaveURL('/account?tab=sessions')
    await page.keyboard.press('ArrowLeft')
    await expect(tab('Notifications')).toBeFocused()
    await expect(page).toHaveURL('/account?tab=notifications')
    await page.keyboard.press('Home')
    await expect(tab('Profile')).toBeFocused()
    await expect(page).toHaveURL('/account')
  })

  test("the header's menus open, are navigable and return the focus", async ({ page, open }) => {
    await open('/dashboard')
    const banner = page.getByRole('banner')
    const account = banner.getByRole('button', { name: /^Account of/ })
    const entry = (name: string) => banner.getByRole('menu').getByRole('menuitem', { name })
    for (const key of ['Enter', 'ArrowDown']) {
      await account.press(key)
      await expect(entry('Account Settings')).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(entry('Log out')).toBeFocused()
      await page.keyboard.press('Home')
      await expect(entry('Account Settings')).toBeFocused()
      await page.keyboard.press('l')
      await expect(banner.getByRole('menuitemradio', { name: 'Light' })).toBeFocused()
      await page.keyboard.press('l')
      await expect(entry('Log out')).toBeFocused()
      await page.keyboard.press('A')
      await expect(entry('Account Settings')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(entry('Account Settings')).toBeHidden()
      await expect(account).toBeFocused()
    }

    const bell = banner.getByRole('button', { name: /^Notifications/ })
    const center = banner.getByRole('dialog', { name: 'Notifications' })
    await bell.press('Enter')
    await expect(center).toBeFocused()
    const first = center.getByRole('listitem').first()
    await first.getByRole('button', { name: /^Mark “/ }).press('Enter')
    await expect(first.getByRole('button')).toHaveCount(0)
    await expect(first).toBeFocused()
    await center.getByRole('button', { name: 'Mark all as read' }).press('Enter')
    await expect(center.getByRole('button')).toHaveCount(0)
    await expect(center).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(center).toBeHidden()
    await expect(bell).toBeFocused()
    await bell.press('Enter')
    await expect(center).toBeFocused()
    await account.focus()
    await expect(center).toBeHidden()
  })
})
