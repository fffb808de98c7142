import { SHOP_CERTIFICATE, SHOP_KEY } from '../support/certificates.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ persona: 'admin' })

const LIST = '/network/load-balancers/certificates'

test('a managed certificate is requested and issued', async ({ page, open, setSecondsSinceStart }) => {
  await open('/network/load-balancers')
  await page.getByRole('link', { name: 'Certificates' }).click()
  await page.getByRole('button', { name: 'Add certificate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add certificate' })
  await dialog.getByRole('textbox', { name: 'Domain' }).fill('pay.nimbus-shop.example')
  await dialog.getByRole('button', { name: 'Request certificate' }).click()
  const row = page.getByRole('row', { name: /pay\.nimbus-shop\.example/ })
  await expect(row).toContainText('Pending')
  await setSecondsSinceStart(120)
  await expect(row).toContainText('Issued')
  await expect(row).toContainText('Renews')
})

test('a certificate is uploaded with its key, and deleted', async ({ page, open, guard }) => {
  guard.allow(/status of 422/)
  await open(LIST)
  await page.getByRole('button', { name: 'Add certificate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add certificate' })
  await dialog.getByText('Upload', { exact: true }).click()
  const chain = dialog.getByRole('textbox', { name: 'Certificate chain' })
  await chain.fill('shop.crt')
  await dialog.getByRole('textbox', { name: 'Private key' }).fill(SHOP_KEY)
  await dialog.getByRole('button', { name: 'Upload certificate' }).click()
  await expect(chain).toHaveAccessibleDescription(/Must begin with -----BEGIN CERTIFICATE/)
  await chain.fill(SHOP_CERTIFICATE)
  await dialog.getByRole('button', { name: 'Upload certificate' }).click()
  const row = page.getByRole('row', { name: /shop\.nimbus-shop\.example and 1 more/ })
  await expect(row).toContainText('Uploaded, Example CA')
  await row.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
})

test('an uploaded certificate warns before it expires', async ({ page, open }) => {
  await open(LIST)
  const row = page.getByRole('row', { name: /^nimbus-shop\.dev and 1 more/ })
  await expect(row.getByRole('cell').nth(1)).toHaveText(/^IssuedExpires in/)
})

test('a certificate in use says why it stays', async ({ page, open }) => {
  await open(LIST)
  const row = page.getByRole('row', { name: /^.*shop\.nimbus-shop\.example.*Managed/ }).last()
  await row.getByRole('button', { name: /^Actions/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription(
    /A listener uses this certificate/,
  )
})
