import { expect, test } from './support/fixtures.ts'

test.use({ persona: 'owner' })

test('a printed list has its rows, without controls', async ({ page, open }) => {
  await open('/compute/vms')
  const content = page.getByRole('main')
  await expect(content.getByRole('link', { name: 'Create VM' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(content.getByRole('link', { name: 'Create VM' })).toBeHidden()
  await expect(content.getByRole('searchbox')).toBeHidden()
  await expect(content.getByRole('link', { name: 'db-primary', exact: true })).toBeVisible()
  await page.emulateMedia({ media: null })
})
