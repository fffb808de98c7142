import { expect, test } from './support/fixtures.ts'
import { logsOf } from './support/log-pages.ts'

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
  ['/network/load-balancers/certificates', 'New certificate', 'New certificate'],
  ['/team', 'Invite Member', 'Invite Member'],
] as const) {
  test(`Back after closing “${title}” doesn’t open it again`, async ({ page, open }) => {
    await open(address)
    await page.getByRole('main').getByRole('button', { name: opener, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(/dialog=/)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(address)
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(dialog).toBeHidden()
  })
}

test('Back after canceling an action on a resource doesn’t ask for it again', async ({ page, open }) => {
  await open('/storage/databases')
  const actions = page.getByRole('button', { name: /^Actions for / }).first()
  const dialog = page.getByRole('dialog')
  const cancelDeletion = async () => {
    await actions.click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await page.goBack()
    await expect(page).not.toHaveURL(/dialog=/)
    await expect(dialog).toBeHidden()
  }
  await cancelDeletion()
  const link = page.getByRole('table').getByRole('link').first()
  const name = await link.innerText()
  await link.click()
  // The list stays for a moment after the URL has changed.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await cancelDeletion()
})

test('Back after closing the lines around a log line doesn’t open them again', async ({ page, open }) => {
  await open('/monitoring/logs')
  await logsOf(page).newest.click()
  await logsOf(page).newest.getByRole('button', { name: 'Show context' }).click()
  await expect(page).toHaveURL(/context=/)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/monitoring/logs')
  await expect(page.getByRole('dialog')).toBeHidden()
})
