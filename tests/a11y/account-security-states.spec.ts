import { authForms, PASSWORD } from '#tests/e2e/support/auth-forms.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { authenticatorCode } from '#tests/e2e/support/one-time-code.ts'
import { expectNoViolationsInBothSchemes } from './axe.ts'

/** States of the account's security pages; `routes.spec.ts` has their initial state. */

test.use({ persona: 'admin' })

test('changing the password, setting up two-factor authentication and its sign-in step are accessible', async ({
  page,
  open,
  guard,
  setSecondsSinceStart,
}) => {
  guard.allow(/status of (422|429)/)
  await open('/account?tab=security')
  const textbox = (name: string) => page.getByRole('textbox', { name, exact: true })
  const dialog = page.getByRole('dialog')
  await textbox('Current password').fill('wrong')
  await textbox('New password').fill('weak')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password does not meet all requirements')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'weak password')

  await page.getByRole('button', { name: 'Set up two-factor authentication' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(textbox('Authentication code')).toHaveAttribute('aria-invalid', 'true')
  await expectNoViolationsInBothSchemes(page, 'set-up')
  const secret = await dialog.locator('code').innerText()
  await textbox('Authentication code').fill(authenticatorCode(0, secret))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await expectNoViolationsInBothSchemes(page, 'recovery codes')
  await dialog.getByRole('button', { name: 'I have saved my codes' }).click()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Enter your password')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'turning off')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await setSecondsSinceStart(60)
  await page.goto('/login')
  const forms = authForms(page)
  await forms.logIn('admin@nimbus.example', PASSWORD)
  for (let attempt = 0; attempt < 6; attempt++) {
    await textbox('Authentication code').fill('000000')
    const response = page.waitForResponse('**/api/v1/session/challenges/*')
    await forms.signIn.click()
    await response
    await expect(textbox('Authentication code')).toBeEnabled()
  }
  await expect(forms.alert.filter({ hasText: 'Too many failed attempts.' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'second step, throttled')
})

test('the dialogs that revoke sessions and close the account are accessible', async ({
  page,
  open,
  guard,
}) => {
  guard.allow(/status of 422/)
  await open('/account?tab=sessions')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Revoke all others' }).click()
  await expect(dialog).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'revoking all others')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('tab', { name: 'Security' }).click()
  await page.getByRole('button', { name: 'Close account' }).click()
  await expect(dialog.getByRole('region', { name: 'Deleted' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('wrong')
  await dialog.getByRole('button', { name: 'Close account' }).click()
  await expect(page.getByText('The current password is wrong. Try again.')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'closing the account')
})
