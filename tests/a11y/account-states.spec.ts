import { PIXEL } from '#tests/contract/cases/support/pictures.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { expectNoViolationsInBothSchemes } from './axe.ts'

/** States of the account pages; `routes.spec.ts` has the first tab's initial state. */

test.use({ persona: 'owner' })

test('a profile with errors and the avatar crop dialog are accessible', async ({ page, open }) => {
  await open('/account')
  const alert = page.getByRole('alert')
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Upload picture' }).click()
    await (await chooser).setFiles({ name, mimeType: 'image/png', buffer })
  }
  await choose('text.png', Buffer.from('no picture'))
  await expect(alert).toBeVisible()
  await page.getByRole('textbox', { name: 'Full name' }).fill('')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Enter your name.')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'errors')
  await page.getByRole('button', { name: 'Undo changes' }).click()
  await choose('dot.png', Buffer.from(PIXEL.png, 'base64'))
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save picture' })).toBeEnabled()
  await expectNoViolationsInBothSchemes(page, 'crop dialog')
})

test('changing the email address is accessible', async ({ page, open, guard }) => {
  guard.allow(/status of 422/)
  await open('/account')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Change email address' }).click()
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByText('Enter your current password.')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'errors')
  await dialog.getByRole('textbox', { name: 'New email address' }).fill('new@example.com')
  await dialog.getByRole('textbox', { name: 'Current password' }).fill('Nimbus-Demo-1!')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('textbox', { name: 'Verification code' }).fill('654321')
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByText('The code is wrong.')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'a wrong code')
})

test('the list of API keys, the form with errors and a new secret are accessible', async ({ page, open }) => {
  await open('/account?tab=api-keys')
  const dialog = page.getByRole('dialog')
  await expect(page.getByRole('row', { name: /Old CI pipeline/ })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'keys')
  await page.getByRole('button', { name: 'Create API key' }).click()
  await dialog.getByRole('combobox', { name: 'Expires' }).selectOption('On a date')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect(dialog.getByText('Choose a date.')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'errors')
  await dialog.getByRole('combobox', { name: 'Expires' }).selectOption('Never')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Export')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'new secret')
})

test('the list of SSH keys, the form with errors and the delete dialog are accessible', async ({
  page,
  open,
}) => {
  await open('/account?tab=ssh-keys')
  const dialog = page.getByRole('dialog')
  await expect(page.getByRole('button', { name: /^Actions for/ }).first()).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'keys')
  await page.getByRole('button', { name: 'Add SSH key' }).click()
  await dialog.getByRole('button', { name: 'Add key' }).click()
  await expect(dialog.getByText('Enter a name.')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'errors')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'delete dialog')
})

test('notification preferences are accessible', async ({ page, open }) => {
  await open('/account?tab=notifications')
  await expect(page.getByRole('switch', { name: 'Security By email' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'notifications')
})
