import { expect, test } from './support/fixtures.ts'
import { cardsOf } from './support/resource-pages.ts'

test.use({ persona: 'admin' })

test('applies an action to the selected cards that allow it', async ({ page, open }) => {
  await open('/storage/volumes')
  const list = cardsOf(page, 'Block Storage')
  const bulk = page.getByRole('region', { name: 'Actions for the selection' })
  await page.getByRole('checkbox', { name: 'Select orders-data' }).check()
  await page.getByRole('checkbox', { name: 'Select ci-cache' }).check()
  await expect(bulk).toContainText('2 selected')
  await bulk.getByRole('button', { name: 'Detach' }).click()
  const detach = page.getByRole('dialog', { name: 'Detach 1 volume?' })
  await expect(detach).toContainText('ci-cache The volume is not attached')
  await detach.getByRole('button', { name: 'Detach' }).click()
  await expect(list.card('orders-data')).toContainText('Detaching')
  await expect(bulk).toBeHidden()

  await page.getByRole('checkbox', { name: 'Select ci-cache' }).check()
  await bulk.getByRole('button', { name: 'Delete' }).click()
  const remove = page.getByRole('dialog', { name: 'Delete 1 volume?' })
  await expect(remove.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await remove.getByRole('textbox').fill('delete 1')
  await remove.getByRole('button', { name: 'Delete' }).click()
  await expect(list.card('ci-cache')).toContainText('Deleting')
})

for (const { path, label, noun } of [
  { path: '/network/firewalls', label: 'Firewalls', noun: 'firewalls' },
  { path: '/services/cdn', label: 'CDN', noun: 'CDN distributions' },
  { path: '/services/dns', label: 'DNS', noun: 'DNS zones' },
]) {
  test(`deleting all ${noun} of a page requires a typed confirmation`, async ({ page, open }) => {
    await open(path)
    const { titles } = cardsOf(page, label)
    await expect(titles).not.toHaveCount(0)
    const count = await titles.count()
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    const bulk = page.getByRole('region', { name: 'Actions for the selection' })
    await expect(bulk).toContainText(`${count} selected`)
    await bulk.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: new RegExp(`^Delete \\d+ ${noun}\\?$`) })
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
    await dialog.getByRole('textbox').fill('delete')
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await bulk.getByRole('button', { name: 'Clear selection' }).click()
    await expect(bulk).toBeHidden()
  })
}

test.describe('for a viewer', () => {
  test.use({ persona: 'viewer' })

  test('a selection says why no action is available', async ({ page, open }) => {
    await open('/network/firewalls')
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    const bulk = page.getByRole('region', { name: 'Actions for the selection' })
    await expect(bulk.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(
      /Your role can view firewalls/,
    )
  })
})
